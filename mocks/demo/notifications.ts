// Notification settings of the demo company's users, and what they have read by today. The events are real: they come
// from the simulated sales.
import type { Schemas } from '#sdk/types.ts'
import { the } from './answers.ts'
import type { Client } from './sell.ts'

/** Recipients besides the owner, by role name. */
const TOLD: Partial<Record<Schemas['TeamEvent'], string[]>> = {
  proposal_accepted: ['Owner', 'Sales Manager', 'Designer'],
  agreement_signed: ['Operations', 'Sales Manager', 'Viewer'],
  agreement_declined: ['Sales Manager', 'Admin'],
  lender_decided: ['Operations', 'Finance'],
  lender_needs_something: ['Operations', 'Admin'],
  lender_funded: ['Owner', 'Finance', 'Viewer'],
}

/** Before the first sale. */
export async function demoRecipients(owner: Client) {
  const { rules, choices, version } = the(await owner.GET('/v3/settings.GetNotifications', {}))
  const named = (names: string[]) => choices.roles.filter(({ name }) => names.includes(name)).map(({ id }) => id)
  const chosen = rules.map(rule => ({ ...rule, role_ids: [...rule.role_ids, ...named(TOLD[rule.event] ?? [])] }))
  the(await owner.POST('/v3/settings.Notifications', { body: { rules: chosen, version } }))
}

export const NOT_READ_YET = 3

export async function demoRead(person: Client) {
  const query = { limit: NOT_READ_YET + 1 }
  const { notifications } = the(await person.GET('/v3/notifications.List', { params: { query } }))
  const last_read = notifications[NOT_READ_YET]
  if (last_read) the(await person.POST('/v3/notifications.MarkRead', { body: { up_to: last_read.id } }))
}
