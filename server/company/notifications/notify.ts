// Tells the team that something happened, in the transaction in which it did. Who is told, a company chooses; how, each person.
import { and, eq, inArray, or } from 'drizzle-orm'
import { LINK_MARK } from '#machines/company/mail/rules.ts'
import { roleToldAsWell, TEAM_EVENTS, type TeamEvent } from '#machines/company/notifications/rules.ts'
import { currentLanguage } from '#machines/words/language.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '#server/db/database.ts'
import { roles, users } from '#server/db/schema/company.ts'
import type { Ports } from '#server/ports/ports.ts'
import { isSample } from '#server/projects/sample.ts'
import { writeMail } from '../mail/write-mail.ts'
import { readSetting } from '../settings/store.ts'
import { mailWords, subjectOf, type Telling, tellUsers } from './tell.ts'
import { words } from './words.ts'

type Happening = Omit<Telling, 'user_ids' | 'event'> & {
  event: TeamEvent
  /** Whose it is: the project's owner, or whoever invited. */
  responsible_id: string
}

/** Needs a transaction inside the company's tenant. */
export async function notify(db: Db, ports: Ports, { responsible_id, ...happening }: Happening): Promise<void> {
  if (happening.project_id && (await isSample(db, happening.project_id))) return
  const rule = (await notificationRules(db)).rules.find(one => one.event === happening.event)
  if (!rule) return
  const ids = [...rule.user_ids, ...(rule.responsible ? [responsible_id] : [])]
  const people = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(eq(users.status, 'active'), or(inArray(users.id, ids), inArray(users.role_id, rule.role_ids))))
  await tellUsers(db, ports, { ...happening, user_ids: people.map(({ id }) => id) })
  // A member's own address may stand there as well: they are told as they chose, and once.
  const theirs = new Set(people.map(({ email }) => email.toLowerCase()))
  const others = new Set(rule.addresses.map(address => address.toLowerCase()).filter(address => !theirs.has(address)))
  if (others.size === 0) return
  // Nothing is known of their language: they read that of whoever made it happen.
  const body = [...(await mailWords(db, happening)), LINK_MARK, words.why_you].join('\n\n')
  for (const to of others)
    await writeMail(db, ports, {
      company_id: happening.company_id,
      kind: 'notification' as const,
      to,
      language: currentLanguage(),
      subject: subjectOf(happening),
      body,
      link: { url: `${ports.public_origin}${happening.page}`, role_id: null },
    })
}

/** One for each event: as the company chose, otherwise whoever it belongs to, and the role whose work it is. */
export async function notificationRules(db: Db) {
  const { value, version } = await readSetting(db, 'notifications')
  const system = await db.select({ id: roles.id, name: roles.name }).from(roles).where(eq(roles.is_system, true))
  const rules = TEAM_EVENTS.map((event): Schemas['NotificationRule'] => {
    const role_ids = system.filter(({ name }) => name === roleToldAsWell(event)).map(({ id }) => id)
    return (
      value.rules.find(one => one.event === event) ?? {
        event,
        responsible: true,
        role_ids,
        user_ids: [],
        addresses: [],
      }
    )
  })
  return { rules, version }
}
