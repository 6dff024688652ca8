// Notifies the team of an event, in the event's transaction. The company chooses who is notified; each person chooses how.
import { and, eq, inArray, or } from 'drizzle-orm'
import { LINK_MARK } from '#machines/company/mail/rules.ts'
import { roleToldAsWell, TEAM_EVENTS, type TeamEvent } from '#machines/company/notifications/rules.ts'
import { currentLanguage } from '#machines/words/language.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '#server/db/database.ts'
import { roles, users } from '#server/db/schema/company.ts'
import type { Ports } from '#server/ports/ports.ts'
import { projectOf } from '#server/projects/access.ts'
import { writeMail } from '../mail/write-mail.ts'
import { readSetting } from '../settings/store.ts'
import { activeUsers, mailWords, subjectOf, type Telling, tellPeople } from './tell.ts'
import { words } from './words.ts'

type Happening = Omit<Telling, 'user_ids' | 'event'> & {
  event: TeamEvent
  /** The owner: of the project, or the one who sent the invitation. */
  responsible_id: string
}

/** Needs a transaction inside the company's tenant. */
export async function notify(db: Db, ports: Ports, { responsible_id, ...happening }: Happening): Promise<void> {
  const { event, project_id } = happening
  const project = project_id ? await projectOf(db, project_id) : undefined
  if (project?.is_sample) return
  const rule = (await readSetting(db, 'notifications')).value.rules.find(one => one.event === event)
  const ids = [...(rule?.user_ids ?? []), ...(rule?.responsible === false ? [] : [responsible_id])]
  const of_role = rule
    ? inArray(users.role_id, rule.role_ids)
    : and(eq(roles.is_system, true), eq(roles.name, roleToldAsWell(event) ?? ''))
  const people = await activeUsers(db, or(inArray(users.id, ids), of_role))
  await tellPeople(db, ports, happening, project, people)
  // A member's own address may be listed too: they are notified as they chose, and once.
  const theirs = new Set(people.map(({ email }) => email.toLowerCase()))
  const addresses = rule?.addresses ?? []
  const others = new Set(addresses.map(address => address.toLowerCase()).filter(address => !theirs.has(address)))
  if (others.size === 0) return
  // Their language is unknown, so the acting user's is used.
  const body = [...mailWords(project, happening), LINK_MARK, words.why_you].join('\n\n')
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

/** A rule per event: the company's choice, otherwise the owner and the responsible role. */
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
