// A project's lifecycle, and the questions browser and server ask of it. The chart below is the only table there is.
import { setup } from 'xstate'

export const PROJECT_STATUSES = [
  'draft',
  'new',
  'active',
  'submitted',
  'approved',
  'paid_by_cash',
  'installation_completed',
  'funded',
  'declined',
  'canceled',
  'voided',
] as const
export type ProjectStatus = (typeof PROJECT_STATUSES)[number]
type ProjectStage = 'New Project' | 'In Progress' | 'Sold' | 'Rejected'
type ProjectEvent = { type: `to.${ProjectStatus}` } | { type: 'reopened'; mayReopen: boolean }

export const projectStatusMachine = setup({
  types: { events: {} as ProjectEvent },
  guards: { mayReopen: ({ event }) => event.type === 'reopened' && event.mayReopen },
}).createMachine({
  id: 'projectStatus',
  initial: 'draft',
  states: {
    draft: { on: { 'to.new': 'new' } },
    // active: a design or a consumption is saved.
    new: { on: { 'to.active': 'active', 'to.canceled': 'canceled' } },
    // submitted: a lender application is sent. paid_by_cash: the agreement of a cash deal is fully signed.
    active: { on: { 'to.submitted': 'submitted', 'to.paid_by_cash': 'paid_by_cash', 'to.canceled': 'canceled' } },
    // approved and declined: the lender's answer.
    submitted: {
      on: { 'to.approved': 'approved', 'to.declined': 'declined', 'to.canceled': 'canceled', 'to.voided': 'voided' },
    },
    // submitted again: a change order back in review, or the deal moved to another lender.
    approved: {
      on: {
        'to.submitted': 'submitted',
        'to.installation_completed': 'installation_completed',
        'to.canceled': 'canceled',
        'to.voided': 'voided',
      },
    },
    paid_by_cash: {
      on: { 'to.installation_completed': 'installation_completed', 'to.canceled': 'canceled', 'to.voided': 'voided' },
    },
    installation_completed: { on: { 'to.funded': 'funded' } },
    funded: {},
    declined: { on: { reopened: { target: 'active', guard: 'mayReopen' } } },
    canceled: { on: { reopened: { target: 'active', guard: 'mayReopen' } } },
    voided: { on: { reopened: { target: 'active', guard: 'mayReopen' } } },
  },
})

const isReopening = (from: ProjectStatus, to: ProjectStatus) => to === 'active' && projectStage(from) === 'Rejected'

/** True if the chart allows the move; `reopen` is the mover's permission to reopen a closed project. */
export const canMoveProject = (from: ProjectStatus, to: ProjectStatus, { reopen }: { reopen: boolean }): boolean =>
  projectStatusMachine
    .resolveState({ value: from })
    .can(isReopening(from, to) ? { type: 'reopened', mayReopen: reopen } : { type: `to.${to}` })

/** Where a project may go from `status`, reopening included. */
export const nextProjectStatuses = (status: ProjectStatus): ProjectStatus[] =>
  PROJECT_STATUSES.filter(to => canMoveProject(status, to, { reopen: true }))

const STAGES: Record<ProjectStatus, ProjectStage> = {
  draft: 'New Project',
  new: 'New Project',
  active: 'In Progress',
  submitted: 'In Progress',
  approved: 'Sold',
  paid_by_cash: 'Sold',
  installation_completed: 'Sold',
  funded: 'Sold',
  canceled: 'Rejected',
  declined: 'Rejected',
  voided: 'Rejected',
}

/** The stage label of the specification. */
export const projectStage = (status: ProjectStatus): ProjectStage => STAGES[status]
