// Notifies people of a company of an event, in its transaction: in the product, by email or in the daily digest, as
// each of them chose. Features call it directly, or mail/notify.ts if the company chooses the recipients.

import { and, eq, inArray, type SQL } from 'drizzle-orm'
import { LINK_MARK } from '#machines/company/mail/rules.ts'
import { type EventWay, type NotificationEvent, waysOf } from '#machines/company/notifications/rules.ts'
import { nextMorning } from '#machines/lib/next-morning.ts'
import type { Language } from '#machines/words/language.ts'
import type { Db } from '#server/db/database.ts'
import { roles, users } from '#server/db/schema/company.ts'
import { notification_preferences, notifications } from '#server/db/schema/notifications.ts'
import { readTimezone } from '#server/lib/company-day.ts'
import { inBoth, inLanguage, type Sentence } from '#server/lib/reader-language.ts'
import { newsFor, sendMessages } from '#server/ports/channel.ts'
import type { Ports } from '#server/ports/ports.ts'
import { type ProjectRow, projectOf } from '#server/projects/access.ts'
import { projectNumber } from '#server/projects/view.ts'
import { type NewMail, writeMail } from '../mail/write-mail.ts'
import { words } from './words.ts'

export type Telling = {
  company_id: number
  /** Active ones are notified, each once. */
  user_ids: readonly string[]
  event: NotificationEvent
  /** The event in one line: 'Riley Rep gave you a task'. It becomes an email's subject. */
  sentence: Sentence
  /** Further details. The project is named automatically. */
  details?: readonly string[] | (() => readonly string[])
  /** The page about it, starting with a slash. It requires a session: an email grants no access. */
  page: string
  /** The acting user, who isn't notified. */
  by?: string
  project_id?: string
  /** Mailed in place of the page: an address of each person's own, the role whose powers it opens, and what to know of it. */
  linkFor?: (user_id: string) => Promise<{ kind: NewMail['kind']; url: string; role_id: string; note: string }>
}
type Person = { id: string; email: string; language: Language; way: EventWay }

/** Needs a transaction inside the company's tenant. */
export async function tellUsers(db: Db, ports: Ports, { user_ids, ...telling }: Telling): Promise<void> {
  const project = telling.project_id ? await projectOf(db, telling.project_id) : undefined
  const ids = [...new Set(user_ids)].filter(id => id !== telling.by)
  const people = ids.length > 0 ? await activeUsers(db, inArray(users.id, ids)) : []
  await tellPeople(db, ports, telling, project, people)
}

/** With each user's notification preferences. */
export const activeUsers = (db: Db, which: SQL | undefined) =>
  db
    .select({ id: users.id, email: users.email, language: users.language, ways: notification_preferences.ways })
    .from(users)
    .innerJoin(roles, and(eq(roles.company_id, users.company_id), eq(roles.id, users.role_id)))
    .leftJoin(
      notification_preferences,
      and(eq(notification_preferences.company_id, users.company_id), eq(notification_preferences.user_id, users.id)),
    )
    .where(and(eq(users.status, 'active'), which))

/** `project` is the one of its `project_id`. */
export async function tellPeople(
  db: Db,
  ports: Ports,
  telling: Omit<Telling, 'user_ids'>,
  project: ProjectRow | undefined,
  all: Awaited<ReturnType<typeof activeUsers>>,
): Promise<void> {
  if (project?.is_sample) return
  const people = all.flatMap(({ ways, language, ...person }) => {
    const way = waysOf(ways ?? []).find(one => one.event === telling.event)
    return way && person.id !== telling.by ? [{ ...person, language: language ?? ('en' as const), way }] : []
  })
  await writeRows(db, ports, telling, people)
  await sendMessages(
    db,
    people.filter(({ way }) => way.in_app).map(({ id }) => newsFor(telling.company_id, id)),
  )
  const mailed = people.filter(({ way }) => way.mail === 'at_once')
  if (mailed.length === 0) return
  const { company_id, page } = telling
  for (const { id, email: to, language } of mailed)
    await inLanguage(language, async () => {
      const words = mailWords(project, telling)
      const own = await telling.linkFor?.(id)
      const note = own ? [own.note] : []
      await writeMail(db, ports, {
        company_id,
        kind: own?.kind ?? 'notification',
        to,
        language,
        subject: subjectOf(telling),
        body: [...words, ...note, LINK_MARK, howToChoose(ports)].join('\n\n'),
        link: own ?? { url: `${ports.public_origin}${page}`, role_id: null },
      })
    })
}

async function writeRows(db: Db, ports: Ports, telling: Omit<Telling, 'user_ids'>, people: Person[]) {
  const { company_id, event, page } = telling
  const kept = people.filter(({ way }) => way.in_app || way.mail === 'daily')
  if (kept.length === 0) return
  const at = ports.now()
  const { en, es } = inBoth(() => rowWords(telling))
  const daily = kept.some(({ way }) => way.mail === 'daily')
  const digest_due_at = daily ? nextMorning(await readTimezone(db), at) : null
  await db.insert(notifications).values(
    kept.map(({ id: user_id, way }) => ({
      company_id,
      id: ports.id(),
      user_id,
      event,
      page,
      at,
      in_app: way.in_app,
      sentence: en.sentence,
      detail: en.detail,
      sentence_es: es.sentence,
      detail_es: es.detail,
      project_id: telling.project_id ?? null,
      by_id: telling.by ?? null,
      digest_due_at: way.mail === 'daily' ? digest_due_at : null,
    })),
  )
}

type Said = Pick<Telling, 'sentence' | 'details'>

/** In the language that is spoken at the moment. */
const wordsOf = ({ sentence, details = [] }: Said) => ({
  sentence: sentence(),
  details: typeof details === 'function' ? details() : details,
})

const rowWords = (said: Said) => {
  const { sentence, details } = wordsOf(said)
  return { sentence: oneLine(sentence, 300), detail: oneLine(details.join(' '), 1000) }
}

export const subjectOf = (said: Said) => plain(wordsOf(said).sentence)

/** The project, and what happened in it. */
export function mailWords(project: ProjectRow | undefined, telling: Pick<Telling, 'sentence' | 'details'>): string[] {
  const { sentence, details } = wordsOf(telling)
  const paragraphs = details.length > 0 ? details : [sentence]
  return [...(project ? [`${project.name} (${projectNumber(project)})`] : []), ...paragraphs].map(plain)
}

/** The page for a user's email preferences, which is also the unsubscribe link. */
const PREFERENCES_PAGE = '/settings/me/notifications'
export const howToChoose = ({ public_origin }: Ports) =>
  words.choose_emails({ url: `${public_origin}${PREFERENCES_PAGE}` })

/** Names and reasons are other people's text: one line, without what would read as a mark of a mail. */
export const plain = (text: string) => text.replaceAll(/[{}\s]+/g, ' ').trim()

const oneLine = (text: string, most: number) => {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > most ? `${line.slice(0, most - 1)}…` : line
}
