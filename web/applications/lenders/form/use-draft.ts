// An application as it is filled in: saved as it is typed, kept in this browser until it is, never over another user's
// change. Numbers and birthdays are sent with the next save and dropped here as soon as the server has them.
import { useEffect, useRef, useState } from 'react'
import type { SsnKind } from '#machines/applications/lenders/draft/people.ts'
import type { Theirs } from '#machines/projects/saving.machine.ts'
import { Refusal } from '#sdk/refusal.ts'
import type { Schemas } from '#sdk/types.ts'
import { leftDraft, useSaving } from '#web/projects/sale/use-saving.ts'
import {
  type DraftPerson,
  type DraftValues,
  dayTyped,
  faultsOf,
  inputOf,
  isValues,
  type Known,
  ROLES,
  type Role,
  readySecrets,
  type Secret,
  type Secrets,
  valuesOf,
} from './draft-values.ts'

export type SavedDraft = Theirs & { known: Known }
type Input = ReturnType<typeof inputOf>
type Props = {
  /** The browser's storage key for unsaved input. */
  name: string
  saved: SavedDraft
  kind: SsnKind
  language: Schemas['Language']
  save: (input: Input, version: number) => Promise<number>
  read: () => Promise<SavedDraft>
}

export function useDraft({ name, saved, kind, language, save, read }: Props) {
  // The same object each time, as changes are detected by identity.
  const [first] = useState(() => ({ known: saved.known, values: valuesOf(saved.known) }))
  const [left] = useState(() => leftDraft(name, { work: valuesOf(saved.known), version: saved.version }, isValues))
  const [values, setValues] = useState<DraftValues>(left?.work ?? first.values)
  const [secrets, setSecrets] = useState<Secrets>({})
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const faults = faultsOf(values, saved.known, secrets, { kind, today: today(), language })
  const ready = readySecrets(values, secrets, faults)
  const latest = useRef(ready)
  latest.current = ready

  const saving = useSaving<DraftValues, SavedDraft>({
    name,
    saved,
    workOf: ({ known }) => (known === first.known ? first.values : valuesOf(known)),
    draft: left,
    work: values,
    save: async (work, version) => {
      const sent = latest.current
      try {
        const next = await save(inputOf(work, sent), version)
        setSecrets(now => without(now, sent))
        setRefused({})
        return next
      } catch (failure) {
        if (failure instanceof Refusal && failure.status === 400) setRefused(failure.fields)
        throw final(failure)
      }
    },
    read,
    onSaved: () => {},
    onLost: () => {},
  })

  const { state, touch } = saving
  const waiting = Object.keys(ready).length > 0
  useEffect(() => {
    // The server behind the chart is outside React: a complete number is sent even without other changes.
    if (waiting && state === 'saved') touch()
  }, [waiting, state, touch])

  const take = (known: Known) => {
    const theirs = valuesOf(known)
    setValues(theirs)
    saving.takeTheirs(theirs)
  }
  return {
    values,
    secrets,
    saving,
    faults,
    /** Refused fields. */
    refused,
    /** Everything on screen is with the server. */
    settled: state === 'saved' && !waiting,
    change: (part: Partial<DraftValues>) => setValues(now => ({ ...now, ...part })),
    changePerson: (role: Role, part: Partial<DraftPerson>) =>
      setValues(now => ({ ...now, people: now.people.map(one => (one.role === role ? { ...one, ...part } : one)) })),
    addPerson: (person: DraftPerson) => setValues(now => ({ ...now, people: [...now.people, person] })),
    removePerson: (role: Role) => {
      setSecrets(({ [role]: _, ...rest }) => rest)
      setValues(now => ({ ...now, people: now.people.filter(one => one.role !== role) }))
    },
    /** An emptied field is as if it had not been touched. */
    changeSecret: (role: Role, field: keyof Secret, text: string) =>
      setSecrets(now => {
        const { [field]: _, ...rest } = now[role] ?? {}
        return { ...now, [role]: text === '' ? rest : { ...rest, [field]: text } }
      }),
    take,
  }
}
export type Draft = ReturnType<typeof useDraft>

const today = () => new Date().toLocaleDateString('en-CA')

/** Drops sent values unless they were changed meanwhile. */
function without(now: Secrets, sent: Secrets): Secrets {
  const rest: Secrets = {}
  for (const role of ROLES) {
    const { ssn, birth_date } = now[role] ?? {}
    const one = {
      ...(ssn !== undefined && ssn !== sent[role]?.ssn ? { ssn } : {}),
      ...(birth_date !== undefined && dayTyped(birth_date) !== sent[role]?.birth_date ? { birth_date } : {}),
    }
    if (Object.keys(one).length > 0) rest[role] = one
  }
  return rest
}

/** Only a newer version is worth rereading: any other conflict, such as an application sent meanwhile, is final. */
const final = (failure: unknown) =>
  failure instanceof Refusal && failure.status === 409 && failure.code !== 'stale_version'
    ? new Refusal(403, { message: failure.message, code: failure.code })
    : failure
