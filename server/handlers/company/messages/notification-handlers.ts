// Who of the team gets a mail when something happens.

import { asc, eq } from 'drizzle-orm'
import { refuse } from '#machines/lib/refuse.ts'
import { fullName } from '#machines/lib/text.ts'
import type { Schemas } from '#sdk/types.ts'
import { changes } from '#server/audit.ts'
import { notificationRules } from '#server/company/notifications/notify.ts'
import { writeSetting } from '#server/company/settings/store.ts'
import type { Db } from '#server/db/database.ts'
import { roles, users } from '#server/db/schema/company.ts'
import type { Handlers } from '#server/handler.ts'
import { words } from './words.ts'

type Paths = '/v3/settings.GetNotifications' | '/v3/settings.Notifications'
type Rule = Schemas['NotificationRule']
type Choices = Schemas['Notifications']['choices']

export const notificationHandlers: Pick<Handlers<'messages'>, Paths> = {
  '/v3/settings.GetNotifications': async ({ db }) => {
    const { rules, version } = await notificationRules(db)
    const choices = await choicesOf(db)
    return { rules: rules.map(rule => present(rule, choices)), choices, version }
  },

  '/v3/settings.Notifications': async ({ input, caller, db, ports, audit }) => {
    const choices = await choicesOf(db)
    const before = (await notificationRules(db)).rules
    const given = input.rules.map(tidy)
    if (new Set(given.map(({ event }) => event)).size < given.length)
      throw refuse(400, 'invalid_input', { rules: words.event_twice })
    for (const [n, rule] of given.entries()) requireOfCompany(rule, n, choices)
    const rules = before.map(rule => given.find(({ event }) => event === rule.event) ?? rule)
    const { version } = await writeSetting(db, ports, caller, 'notifications', input.version, { rules })
    await audit({
      sentence: () => words.notifications_changed,
      detail: changes(describe(before, choices), describe(rules, choices)),
    })
    return { rules, choices, version }
  },
}

async function choicesOf(db: Db): Promise<Choices> {
  const members = await db
    .select({ id: users.id, firstname: users.firstname, lastname: users.lastname })
    .from(users)
    .where(eq(users.status, 'active'))
    .orderBy(asc(users.lastname), asc(users.firstname))
    .limit(500)
  return {
    roles: await db.select({ id: roles.id, name: roles.name }).from(roles).orderBy(asc(roles.name)),
    members: members.map(({ id, firstname, lastname }) => ({ id, name: fullName({ firstname, lastname }) })),
  }
}

const tidy = (rule: Rule): Rule => ({
  ...rule,
  addresses: [...new Set(rule.addresses.map(address => address.trim().toLowerCase()))],
})

/** Without deleted roles and former members: they aren't replaced. */
const present = (rule: Rule, { roles, members }: Choices): Rule => ({
  ...rule,
  role_ids: rule.role_ids.filter(id => roles.some(role => role.id === id)),
  user_ids: rule.user_ids.filter(id => members.some(member => member.id === id)),
})

function requireOfCompany(rule: Rule, n: number, choices: Choices) {
  const active = present(rule, choices)
  if (active.role_ids.length < rule.role_ids.length)
    throw refuse(400, 'invalid_input', { [`rules.${n}.role_ids`]: words.role_deleted })
  if (active.user_ids.length < rule.user_ids.length)
    throw refuse(400, 'invalid_input', { [`rules.${n}.user_ids`]: words.member_inactive })
}

/** For the audit: names rather than ids. */
const describe = (rules: Rule[], { roles, members }: Choices) =>
  Object.fromEntries(
    rules.map(rule => [
      rule.event,
      [
        ...(rule.responsible ? [words.in('en').owner] : []),
        ...roles.filter(({ id }) => rule.role_ids.includes(id)).map(({ name }) => name),
        ...members.filter(({ id }) => rule.user_ids.includes(id)).map(({ name }) => name),
        ...rule.addresses,
      ].join(', ') || words.in('en').nobody,
    ]),
  )
