// Who signs an agreement that is about to be sent: as the project knows them, with what was typed over it. What is typed is
// kept in the browser until it is sent.
import { useState } from 'react'
import { zEmail } from '#sdk/forms.gen.ts'
import type { Schemas } from '#sdk/types.ts'
import { dropDraft, keepDraft, readDraft } from '#web/lib/form.ts'
import { words } from './words.ts'

type Role = Schemas['SignerRole']
export type Person = { name: string; email: string; phone: string; language: Schemas['Language'] }
export type SendWay = 'mail' | 'in_person' | 'link' | 'paper'
type Typed = { people?: Partial<Record<Role, Partial<Person>>>; copies?: Person[]; message?: string; way?: SendWay }
/** One line of the form. `at` is its place among the copies. */
export type SignerLine = Person & { key: string; role: Role; step: number; required: boolean; at: number | null }

/** The contract's limit. */
export const MOST_SIGNERS = 6

const personOf = ({ name, email, phone, language }: Schemas['Preparation']['signers'][number]): Person => ({
  name,
  email,
  phone: phone ?? '',
  language,
})
export const isBlank = ({ name, email }: Person) => name.trim() === '' && email.trim() === ''

/** Without a mail server, email isn't possible, even if chosen earlier. */
const wayOf = (chosen: SendWay | undefined, mail_server: boolean): SendWay =>
  mail_server ? (chosen ?? 'mail') : chosen === undefined || chosen === 'mail' ? 'link' : chosen

export function useSendDraft(project_id: string, preparation: Schemas['Preparation']) {
  const name = `agreement-send-${project_id}-${preparation.agreement_id}`
  const [typed, setTyped] = useState<Typed>(() => readDraft<Typed>(name) ?? {})
  const change = (part: Typed) => {
    const next = { ...typed, ...part }
    setTyped(next)
    keepDraft(name, next)
  }
  const signers = preparation.signers
  const copies = typed.copies ?? signers.filter(({ role }) => role === 'cc').map(personOf)
  const lines: SignerLine[] = [
    ...signers
      .filter(({ role }) => role !== 'cc')
      .map(one => ({
        ...personOf(one),
        ...typed.people?.[one.role],
        key: one.role,
        role: one.role,
        step: one.step,
        required: one.required,
        at: null,
      })),
    ...copies.map((copy, at) => ({ ...copy, key: `cc-${at}`, role: 'cc' as const, step: 0, required: false, at })),
  ]
  return {
    lines,
    message: typed.message ?? '',
    way: wayOf(typed.way, preparation.mail_server),
    change,
    set: (line: SignerLine, part: Partial<Person>) =>
      line.at === null
        ? change({ people: { ...typed.people, [line.role]: { ...typed.people?.[line.role], ...part } } })
        : change({ copies: copies.map((copy, at) => (at === line.at ? { ...copy, ...part } : copy)) }),
    addCopy: () => change({ copies: [...copies, { name: '', email: '', phone: '', language: 'en' }] }),
    removeCopy: (at: number | null) => change({ copies: copies.filter((_, place) => place !== at) }),
    forget: () => {
      dropDraft(name)
      setTyped({})
    },
  }
}
export type SendDraft = ReturnType<typeof useSendDraft>

/** What is missing in a line; empty if the line is blank and optional. */
export function lineFaults(line: SignerLine): { name?: string; email?: string } {
  if (!line.required && isBlank(line)) return {}
  return {
    ...(line.name.trim() ? {} : { name: words.enter_name_as_signed }),
    ...(zEmail.safeParse(line.email.trim()).success ? {} : { email: words.enter_e_mail_address }),
  }
}

/** As the contract wants them, in the order of the lines. */
export const signersOf = (lines: readonly SignerLine[]): Schemas['NewSigner'][] =>
  lines
    .filter(line => line.required || !isBlank(line))
    .map(({ role, name, email, phone, language }) => ({
      role,
      name: name.trim(),
      email: email.trim(),
      language,
      ...(phone.trim() ? { phone: phone.trim() } : {}),
    }))
