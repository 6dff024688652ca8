// The stage of a deal: the board's columns, their probability, and what moves a deal between them. Used by the server
// for totals and by the board before a card is dropped. A deal is a project whose proposal was accepted, whose
// agreement is out or signed, or that has moved beyond.

import { whyNotByHand } from '#machines/projects/moves-by-hand.ts'
import type { ProjectStatus } from '#machines/projects/project-status.machine.ts'
import type { Permission } from '#sdk/types.ts'
import { words } from './words.ts'

export const DEAL_STAGES = [
  'accepted',
  'agreement_out',
  'signed',
  'at_lender',
  'approved',
  'installed',
  'funded',
] as const
export type DealStage = (typeof DEAL_STAGES)[number]

export type DealFacts = {
  status: ProjectStatus
  /** Merged into another project: no deal any more. */
  is_merged: boolean
  proposal_accepted: boolean
  agreement_out: boolean
  agreement_signed: boolean
  /** An application was sent to a lender, and not withdrawn. */
  lender_asked: boolean
}

const BY_STATUS: Partial<Record<ProjectStatus, DealStage>> = {
  approved: 'approved',
  paid_by_cash: 'approved',
  installation_completed: 'installed',
  funded: 'funded',
}
/** The money is not certain: what else happened decides. A financed proposal that is accepted makes a project submitted. */
const UNDECIDED: readonly ProjectStatus[] = ['draft', 'new', 'active', 'submitted']

/** Null if not a deal. The database stores the same with the project (`deal_of`). */
export function dealStage(facts: DealFacts): DealStage | null {
  if (facts.is_merged) return null
  const stage = BY_STATUS[facts.status]
  if (stage) return stage
  if (!UNDECIDED.includes(facts.status)) return null
  if (facts.status === 'submitted' && facts.lender_asked) return 'at_lender'
  if (facts.agreement_signed) return 'signed'
  if (facts.agreement_out) return 'agreement_out'
  if (facts.proposal_accepted) return 'accepted'
  return facts.status === 'submitted' ? 'at_lender' : null
}

type About = { readonly title: string; readonly meaning: string; weight: number }
const about = (stage: DealStage, weight: number): About => ({
  weight,
  get title() {
    return words.title[stage]
  },
  get meaning() {
    return words.meaning[stage]
  },
})

/**
 * How much of a column's value to count on. About a third of signed residential contracts are canceled, most of them before the
 * permit is submitted (NREL, 2022): so a signature is worth seven tenths, and less before it, more after each step.
 */
export const DEAL_STAGE: Record<DealStage, About> = {
  accepted: about('accepted', 0.4),
  agreement_out: about('agreement_out', 0.55),
  signed: about('signed', 0.7),
  at_lender: about('at_lender', 0.75),
  approved: about('approved', 0.9),
  installed: about('installed', 0.97),
  funded: about('funded', 1),
}

/** The status a deal gets in a column; a lender sets approved, and signing pays cash deals. */
const STATUS_OF: Record<'approved' | 'installed' | 'funded', ProjectStatus> = {
  approved: 'approved',
  installed: 'installation_completed',
  funded: 'funded',
}

export type DealMove = { status: ProjectStatus; reason?: never } | { status?: never; reason: string }

/** The status a card dropped on a column is moved to, or why it cannot be. */
export function moveToStage(
  deal: { stage: DealStage; status: ProjectStatus },
  to: DealStage,
  permissions: ReadonlySet<Permission>,
): DealMove {
  if (deal.stage === to) return { reason: words.already_here }
  if (to !== 'approved' && to !== 'installed' && to !== 'funded') return { reason: words.caused[to] }
  const status = STATUS_OF[to]
  const reason = whyNotByHand(deal.status, status, permissions)
  return reason === undefined ? { status } : { reason }
}

/** Days without movement before a deal needs attention; funded deals are done. */
const STUCK_AFTER_DAYS = 14
export const isStuck = ({ stage, days_in_stage }: { stage: DealStage; days_in_stage: number }) =>
  stage !== 'funded' && days_in_stage >= STUCK_AFTER_DAYS
