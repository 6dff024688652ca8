// The state of a proposal. Derived on every read, so no job has to track dates.
import { projectStage } from '#machines/projects/project-status.machine.ts'
import type { Schemas } from '#sdk/types.ts'
import type { proposals } from '../db/schema/proposals.ts'
import type { ProjectRow } from '../projects/access.ts'

export type ProposalRow = typeof proposals.$inferSelect
type Known = Pick<ProposalRow, 'status' | 'accepted' | 'snapshot'>
type Facts = {
  is_current: boolean
  today: string
  project: Pick<ProjectRow, 'status'>
  /** The proposal of the project that was accepted, where one was. */
  accepted_id: string | undefined
}

/** `today` is the day it is where the company is; the last day of a proposal is counted in. */
const isOver = ({ snapshot }: Pick<Known, 'snapshot'>, today: string) => (snapshot?.valid_until ?? '9999-12-31') < today

export function stateOf(row: Known, { is_current, today, project, accepted_id }: Facts): Schemas['DocumentState'] {
  if (row.snapshot === null) return 'draft'
  if (row.accepted !== null) return 'accepted'
  // Sold by an agreement: what was signed must not change through a link in an old email.
  if (projectStage(project.status) === 'Sold' || accepted_id !== undefined) return 'under_way'
  if (isOver(row, today)) return 'expired'
  return is_current ? 'open' : 'out_of_date'
}

export const statusOf = (row: Pick<Known, 'status' | 'snapshot'>, today: string): Schemas['Proposal']['status'] =>
  (row.status === 'sent' || row.status === 'viewed') && isOver(row, today) ? 'expired' : row.status
