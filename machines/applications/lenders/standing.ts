// An application's state in the form the chart takes.
import type { Schemas } from '#sdk/types.ts'
import { type ApplicationEvent, applicationMachine } from './application.machine.ts'
import type {
  ApplicationAction,
  ChangeOrderStatus,
  ContractStatus,
  Decision,
  DocumentsStatus,
  Milestone,
  MilestoneStatus,
  Region,
  StipulationStatus,
} from './codes.ts'

export type ApplicationStanding = {
  status: Decision
  documents: DocumentsStatus
  /** Those not cleared. */
  open_stipulations: number
  contract: ContractStatus
  milestones: Record<Milestone, MilestoneStatus>
  change_order: ChangeOrderStatus | null
  /** Derived, and once something was built upon it, it stays. */
  notice_to_proceed: boolean
  regions: readonly Region[]
  lender_name: string
  /** The lender actions that are on their way. */
  calls_pending: readonly string[]
  /** Actions this lender does not know, with the reason. */
  lacks: Partial<Record<ApplicationAction, string>>
}

/** A lender's news about an application, as far as the chart needs it. */
export type LenderNews = {
  documents: DocumentsStatus
  stipulations: readonly { status: StipulationStatus }[]
  contract: { status: ContractStatus }
  milestones: readonly { milestone: Milestone; status: MilestoneStatus }[]
  change_order: { status: ChangeOrderStatus } | null
}

/** States of the regions of `standing`, without permissions. */
export type Regions = Pick<
  ApplicationStanding,
  'status' | 'documents' | 'open_stipulations' | 'contract' | 'milestones' | 'change_order' | 'regions'
>

/** A milestone this lender doesn't list counts as passed if it lists others; if it lists none yet, none has begun. */
function milestonesOf(listed: LenderNews['milestones']): Record<Milestone, MilestoneStatus> {
  const of = (milestone: Milestone) =>
    listed.find(one => one.milestone === milestone)?.status ?? (listed.length > 0 ? 'approved' : 'not_started')
  return {
    notice_to_proceed: of('notice_to_proceed'),
    installation_complete: of('installation_complete'),
    permission_to_operate: of('permission_to_operate'),
  }
}

export const regionsOf = (status: Decision, news: LenderNews | null, regions: readonly Region[]): Regions => ({
  status,
  documents: news?.documents ?? 'none',
  open_stipulations: news?.stipulations.filter(one => one.status !== 'cleared').length ?? 0,
  contract: news?.contract.status ?? 'not_uploaded',
  milestones: milestonesOf(news?.milestones ?? []),
  change_order: news?.change_order?.status ?? null,
  regions,
})

/** The application as a snapshot of the chart, or as it would be with some regions elsewhere. */
export const snapshotOf = (stands: Regions, elsewhere: Readonly<Record<string, string>> = {}) =>
  applicationMachine.resolveState({
    value: {
      decision: stands.status,
      documents: stands.documents,
      stipulations: stands.open_stipulations > 0 ? 'open' : 'cleared',
      contract: stands.contract,
      ...stands.milestones,
      change_order: stands.change_order ?? 'none',
      ...elsewhere,
    },
    context: { regions: stands.regions },
  })

export const can = (stands: Regions, type: ApplicationEvent['type']): boolean => snapshotOf(stands).can({ type })

/** `status` is the application's state here; `news` the lender's last report, null before the first. */
export function standingOf(known: {
  status: Decision
  news: LenderNews | null
  regions: readonly Region[]
  lender_name: string
  calls_pending: readonly string[]
  lacks: ApplicationStanding['lacks']
}): ApplicationStanding {
  const { status, news, regions, ...rest } = known
  const stands = regionsOf(status, news, regions)
  return { ...stands, ...rest, notice_to_proceed: can(stands, 'notice_to_proceed.given') }
}

/** The same of an application as the contract shows it. */
export const standingOfView = ({
  status,
  regions,
  lender_name,
  calls,
  lacks,
  ...news
}: Schemas['LenderApplication']): ApplicationStanding =>
  standingOf({
    status,
    news,
    regions,
    lender_name,
    // One that was refused is over; it only waits to be read.
    calls_pending: calls.filter(({ state }) => state !== 'refused').map(({ action }) => action),
    lacks,
  })
