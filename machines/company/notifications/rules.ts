// Notification events, their default channels, and which can't be turned off. Pure; settings screens name events by it.
import type { Schemas } from '#sdk/types.ts'
import { words } from './words.ts'

/** A company chooses who is notified of these. */
export type TeamEvent = Schemas['TeamEvent']
export type NotificationEvent = Schemas['NotificationEvent']
/** How a person is notified of an event. */
export type EventWay = Schemas['EventWay']

type Event = {
  readonly title: string
  readonly note: string
  /** The default recipient, if a company chooses who is notified. */
  readonly whose?: string
  readonly usual: Omit<EventWay, 'event'>
  /** Why it cannot be switched off in the product. */
  readonly always?: string
}

const NOW = { in_app: true, mail: 'at_once' } as const
const DAILY = { in_app: true, mail: 'daily' } as const
const QUIET = { in_app: true, mail: 'never' } as const

type Rule = { usual: Event['usual']; whose?: 'project_owner' | 'inviter' }
const RULES: Record<NotificationEvent, Rule> = {
  mentioned: { usual: NOW },
  task_assigned: { usual: NOW },
  task_due: { usual: DAILY },
  approval_asked: { usual: NOW },
  approval_decided: { usual: NOW },
  proposal_opened: { usual: NOW, whose: 'project_owner' },
  proposal_accepted: { usual: NOW, whose: 'project_owner' },
  agreement_opened: { usual: NOW, whose: 'project_owner' },
  agreement_signed: { usual: NOW, whose: 'project_owner' },
  agreement_declined: { usual: NOW, whose: 'project_owner' },
  lender_decided: { usual: NOW, whose: 'project_owner' },
  lender_needs_something: { usual: NOW, whose: 'project_owner' },
  lender_funded: { usual: NOW, whose: 'project_owner' },
  invoice_paid: { usual: DAILY, whose: 'project_owner' },
  invoice_overdue: { usual: DAILY, whose: 'project_owner' },
  lead_possible_duplicate: { usual: QUIET, whose: 'project_owner' },
  page_failed: { usual: NOW, whose: 'project_owner' },
  member_joined: { usual: NOW, whose: 'inviter' },
  job_done: { usual: QUIET },
  new_device: { usual: QUIET },
  sign_in_changed: { usual: QUIET },
  support_access: { usual: NOW },
}

const isEvent = (name: string): name is NotificationEvent => Object.hasOwn(RULES, name)
/** In the order in which they are shown. */
export const NOTIFICATION_EVENTS: NotificationEvent[] = Object.keys(RULES).filter(isEvent)

const always = (event: NotificationEvent): string | undefined => {
  const reasons: { readonly [event: string]: string } = words.always
  return reasons[event]
}

export function eventOf(event: NotificationEvent): Event {
  const { usual, whose } = RULES[event]
  const reason = always(event)
  return {
    title: words.titles[event],
    note: words.notes[event],
    usual,
    ...(whose ? { whose: whose === 'inviter' ? words.inviter : words.project_owner } : {}),
    ...(reason ? { always: reason } : {}),
  }
}

/** Roles notified besides the owner, by system role name, until a company chooses. */
const TOLD_AS_WELL: Partial<Record<TeamEvent, string>> = { invoice_paid: 'Finance', invoice_overdue: 'Finance' }
export const roleToldAsWell = (event: TeamEvent): string | undefined => TOLD_AS_WELL[event]

/** Meant for one person in the first place, whatever the company chooses. */
const PERSONAL: readonly NotificationEvent[] = [
  'mentioned',
  'task_assigned',
  'task_due',
  'approval_asked',
  'approval_decided',
  'job_done',
  'new_device',
  'sign_in_changed',
  'support_access',
]
export const isTeamEvent = (event: NotificationEvent): event is TeamEvent => !PERSONAL.includes(event)
export const TEAM_EVENTS: TeamEvent[] = NOTIFICATION_EVENTS.filter(isTeamEvent)

/** One for each event: as the person chose, otherwise as usual. */
export const waysOf = (chosen: readonly EventWay[]): EventWay[] =>
  NOTIFICATION_EVENTS.map(event => {
    const way = { event, ...RULES[event].usual, ...chosen.find(one => one.event === event) }
    return always(event) ? { ...way, in_app: true } : way
  })
