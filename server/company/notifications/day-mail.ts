// The daily digest: events a user wants once a day and hasn't read yet, in one email. Claimed by clearing the due time
// in the same transaction, so that only one of several servers writes it.
import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import { LINK_MARK } from '#machines/company/mail/rules.ts'
import type { Language } from '#machines/words/language.ts'
import { type Database, type Db, inCompany } from '#server/db/database.ts'
import { users } from '#server/db/schema/company.ts'
import { notifications } from '#server/db/schema/notifications.ts'
import { inLanguage } from '#server/lib/reader-language.ts'
import type { Ports } from '#server/ports/ports.ts'
import { writeMail } from '../mail/write-mail.ts'
import { howToChoose, plain } from './tell.ts'
import { type Found, saidIn, selectNotifications } from './view.ts'
import { words } from './words.ts'

type Named = { company_id: number; user_id: string }

const AT_ONCE = 50
/** Longer digests aren't read; the rest is in the product. */
const MOST_LINES = 30

/** Returns how many mails were written. */
export async function mailDay({ database, ports }: { database: Database; ports: Ports }): Promise<number> {
  const { company_id, user_id, digest_due_at } = notifications
  const due = await database.findDue(db =>
    db
      .selectDistinct({ company_id, user_id })
      .from(notifications)
      .where(lte(digest_due_at, ports.now()))
      .limit(AT_ONCE),
  )
  let written = 0
  const faults: unknown[] = []
  for (const one of due)
    try {
      if (await inCompany(database, one.company_id, db => mailOne(db, ports, one))) written++
    } catch (error) {
      faults.push(error)
    }
  // A failed digest doesn't hold up others; the caller gets all errors.
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} mails of the day could not be written`)
  return written
}

async function mailOne(db: Db, ports: Ports, { company_id, user_id }: Named): Promise<boolean> {
  const waiting = and(eq(notifications.user_id, user_id), lte(notifications.digest_due_at, ports.now()))
  const taken = await db.update(notifications).set({ digest_due_at: null }).where(waiting).returning()
  const unread = taken.filter(({ read_at }) => read_at === null).map(({ id }) => id)
  const [person] = await db.select().from(users).where(eq(users.id, user_id))
  const wanted = person?.status === 'active' && unread.length > 0
  if (wanted) {
    const rows = await selectNotifications(db).where(inArray(notifications.id, unread)).orderBy(asc(notifications.at))
    const language = person.language ?? 'en'
    const { subject, body } = inLanguage(language, () => textOf(ports, rows, language))
    await writeMail(db, ports, {
      company_id,
      kind: 'notification' as const,
      to: person.email,
      language,
      subject,
      body,
      link: { url: ports.public_origin, role_id: null },
    })
  }
  // Entries shown in no list are done after the digest.
  const digest_only_ids = taken.filter(({ in_app }) => !in_app).map(({ id }) => id)
  if (digest_only_ids.length > 0) await db.delete(notifications).where(inArray(notifications.id, digest_only_ids))
  return wanted
}

function textOf(ports: Ports, rows: readonly Found[], language: Language) {
  const lines = rows.map(({ row }) => saidIn(row, language))
  const [only, ...others] = lines
  return {
    subject: only && others.length === 0 ? plain(only.sentence) : words.events_since_yesterday({ count: rows.length }),
    body: [...linesOf(lines), LINK_MARK, howToChoose(ports)].join('\n\n'),
  }
}

function linesOf(said: readonly { sentence: string; detail: string }[]): string[] {
  const lines = said
    .slice(0, MOST_LINES)
    .map(({ sentence, detail }) => plain([sentence, detail].filter(Boolean).join('\n').replaceAll('\n', ': ')))
  const more = said.length - lines.length
  return more > 0 ? [...lines, words.more_in_app({ count: more })] : lines
}
