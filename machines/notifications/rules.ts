// What people are told of, how they usually are, and what nobody can switch off. Pure: settings screens name events by it.
import type { Schemas } from '#sdk/types.ts'

/** Of these a company chooses who is told. */
export type TeamEvent = Schemas['TeamEvent']
export type NotificationEvent = Schemas['NotificationEvent']
/** How a person is told of an event. */
export type EventWay = Schemas['EventWay']

type Words = {
  title: string
  note: string
  /** Whose it is, where a company chooses who is told. */
  whose?: string
  usual: Omit<EventWay, 'event'>
  /** Why it cannot be switched off in the product. */
  always?: string
}

const OWNER = 'The project’s owner'
const NOW = { in_app: true, mail: 'at_once' } as const
const DAILY = { in_app: true, mail: 'daily' } as const
const QUIET = { in_app: true, mail: 'never' } as const

/** In the order in which they are shown. */
export const EVENTS: Record<NotificationEvent, Words> = {
  mentioned: {
    title: 'Someone mentions you',
    note: 'In a note on a project.',
    usual: NOW,
    always: 'A colleague turned to you and counts on your seeing it.',
  },
  task_assigned: {
    title: 'A task is given to you',
    note: 'By someone else.',
    usual: NOW,
    always: 'A colleague gave it to you and counts on your seeing it.',
  },
  task_due: {
    title: 'A task of yours is due',
    note: 'On the morning of its day.',
    usual: DAILY,
  },
  approval_asked: {
    title: 'Someone asks for your approval',
    note: 'Of a sale beyond the limits of a role. The mail has a link to decide with one tap.',
    usual: NOW,
    always: 'The sale stands still until somebody decides.',
  },
  approval_decided: {
    title: 'Your request is decided',
    note: 'When a sale beyond your limits is approved or declined.',
    usual: NOW,
    always: 'You asked for it.',
  },
  proposal_opened: {
    title: 'A proposal is opened',
    note: 'The first time after it was published: a good moment to call.',
    whose: OWNER,
    usual: NOW,
  },
  proposal_accepted: {
    title: 'A proposal is accepted',
    note: 'With the name that was typed and the way to pay.',
    whose: OWNER,
    usual: NOW,
  },
  agreement_opened: {
    title: 'An agreement is opened',
    note: 'The first time each signer opens it: a good moment to offer help.',
    whose: OWNER,
    usual: NOW,
  },
  agreement_signed: {
    title: 'An agreement is signed',
    note: 'When the last signer has signed.',
    whose: OWNER,
    usual: NOW,
  },
  agreement_declined: {
    title: 'An agreement is declined',
    note: 'With the reason the signer gave.',
    whose: OWNER,
    usual: NOW,
  },
  lender_decided: {
    title: 'A lender decides',
    note: 'Approved, offered otherwise or declined, and each milestone that is approved.',
    whose: OWNER,
    usual: NOW,
  },
  lender_needs_something: {
    title: 'A lender needs something',
    note: 'A paper, a correction, a signature, or a person to look at what does not fit.',
    whose: OWNER,
    usual: NOW,
    always: 'The sale stands still until somebody acts.',
  },
  lender_funded: {
    title: 'A lender pays out',
    note: 'When a project is funded.',
    whose: OWNER,
    usual: NOW,
  },
  invoice_paid: {
    title: 'An invoice is paid',
    note: 'In full.',
    whose: OWNER,
    usual: DAILY,
  },
  invoice_overdue: {
    title: 'An invoice is overdue',
    note: 'On the day after it was due.',
    whose: OWNER,
    usual: DAILY,
  },
  lead_possible_duplicate: {
    title: 'A lead may be there already',
    note: 'A new one has the phone, the e-mail or the address of another.',
    whose: OWNER,
    usual: QUIET,
  },
  page_failed: {
    title: 'A homeowner’s page fails',
    note: 'With the page, the browser and the device. Once a day for the same problem.',
    whose: OWNER,
    usual: NOW,
  },
  member_joined: {
    title: 'Someone joins the team',
    note: 'When an invitation is accepted.',
    whose: 'Whoever invited them',
    usual: NOW,
  },
  job_done: {
    title: 'Something you started is done',
    note: 'An export, an import or another long piece of work, also when it could not be finished.',
    usual: QUIET,
  },
  new_device: {
    title: 'A new device signs in to your account',
    note: 'You are emailed about it too, whatever you choose here.',
    usual: QUIET,
    always: 'It may be someone who has your password.',
  },
}

/** Who is told beside whoever it belongs to, by the system role's name, until a company chooses. */
const TOLD_AS_WELL: Partial<Record<TeamEvent, string>> = { invoice_paid: 'Finance', invoice_overdue: 'Finance' }
export const roleToldAsWell = (event: TeamEvent): string | undefined => TOLD_AS_WELL[event]

const isEvent = (name: string): name is NotificationEvent => Object.hasOwn(EVENTS, name)
export const NOTIFICATION_EVENTS: NotificationEvent[] = Object.keys(EVENTS).filter(isEvent)

/** Meant for one person in the first place, whatever the company chooses. */
const PERSONAL: readonly NotificationEvent[] = [
  'mentioned',
  'task_assigned',
  'task_due',
  'approval_asked',
  'approval_decided',
  'job_done',
  'new_device',
]
export const isTeamEvent = (event: NotificationEvent): event is TeamEvent => !PERSONAL.includes(event)
export const TEAM_EVENTS: TeamEvent[] = NOTIFICATION_EVENTS.filter(isTeamEvent)

/** One for each event: as the person chose, otherwise as usual. */
export const waysOf = (chosen: readonly EventWay[]): EventWay[] =>
  NOTIFICATION_EVENTS.map(event => {
    const { usual, always } = EVENTS[event]
    const way = { event, ...usual, ...chosen.find(one => one.event === event) }
    return always ? { ...way, in_app: true } : way
  })
