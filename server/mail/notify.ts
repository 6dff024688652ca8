// Tells the team by mail that something happened, in the transaction in which it did. Who is told, a company chooses.
import { and, eq, inArray, or } from 'drizzle-orm'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '../db/database.ts'
import { users } from '../db/schema.ts'
import type { Ports } from '../ports/ports.ts'
import { readSetting } from '../settings/store.ts'
import { LINK_MARK } from './rules.ts'
import { writeMail } from './write-mail.ts'

export type NotificationEvent = Schemas['NotificationEvent']

export type Happening = {
  company_id: number
  event: NotificationEvent
  subject: string
  sentences: string[]
  /** The page about it, from the slash on. It asks for a session like any other: the mail gives nobody a way in. */
  page: string
  /** Whose it is: the project's owner, or whoever invited. */
  responsible_id: string
  /** Who did it, and need not be told. */
  by?: string
}

/** Needs a transaction inside the company's tenant. */
export async function notify(db: Db, ports: Ports, happening: Happening): Promise<void> {
  const { company_id, subject, sentences, page } = happening
  for (const to of await recipients(db, happening))
    await writeMail(db, ports, {
      company_id,
      kind: 'notification',
      to,
      subject: plain(subject),
      body: [
        ...sentences.map(plain),
        LINK_MARK,
        'You get this because your company chose who hears of it, in the settings under Notifications.',
      ].join('\n\n'),
      link: { url: `${ports.public_origin}${page}`, role_id: null },
    })
}

async function recipients(db: Db, { event, responsible_id, by }: Happening): Promise<string[]> {
  const rule = (await notificationRules(db)).rules.find(one => one.event === event)
  if (!rule) return []
  const ids = [...rule.user_ids, ...(rule.responsible ? [responsible_id] : [])]
  const people = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(eq(users.status, 'active'), or(inArray(users.id, ids), inArray(users.role_id, rule.role_ids))))
  const told = [...people.filter(({ id }) => id !== by).map(({ email }) => email), ...rule.addresses]
  // A member may stand there as owner, by role, by name and by address: one mail.
  return [...new Map(told.map(email => [email.toLowerCase(), email])).values()]
}

const EVENTS: NotificationEvent[] = [
  'agreement_opened',
  'agreement_signed',
  'agreement_declined',
  'proposal_opened',
  'proposal_accepted',
  'lender_decided',
  'lender_needs_something',
  'lender_funded',
  'member_joined',
]

/** One for each event: as the company chose, otherwise whoever it belongs to. */
export async function notificationRules(db: Db) {
  const { value, version } = await readSetting(db, 'notifications')
  const rules = EVENTS.map(
    (event): Schemas['NotificationRule'] =>
      value.rules.find(one => one.event === event) ?? {
        event,
        responsible: true,
        role_ids: [],
        user_ids: [],
        addresses: [],
      },
  )
  return { rules, version }
}

/** Names and reasons are other people's text: one line, without what would read as a mark. */
const plain = (text: string) => text.replaceAll(/[{}\s]+/g, ' ').trim()
