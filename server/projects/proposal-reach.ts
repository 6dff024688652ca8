// How far a project's proposal came. The funnel counts by it and the list of projects is narrowed by it, so that both mean the same.
import { type SQL, sql } from 'drizzle-orm'
import type { Schemas } from '#sdk/types.ts'
import { transactions } from '../db/schema/agreements.ts'
import { proposals } from '../db/schema/proposals.ts'
import { soldDesignOf } from './design-name.ts'

/** Every signer has signed, and it was not withdrawn since. For queries of `proposals`. */
const isSigned: SQL<boolean> = sql`exists (select from ${transactions}
  where ${transactions.project_id} = ${proposals.project_id}
    and ${transactions.completed_at} is not null and ${transactions.ended_at} is null)`

/** It is of the design that is sold; the first design has the project's id. For queries of `proposals`. */
export const isOfSoldDesign: SQL<boolean> = sql`${proposals.design_id} = ${soldDesignOf(proposals.project_id)}`

/** Who signed has seen it, on whatever screen. */
const isViewed: SQL<boolean> = sql`(${proposals.view_count} > 0 or ${isSigned})`

export const HAS_REACHED: Record<Schemas['ProposalReach'], SQL<boolean>> = {
  sent: sql`${proposals.first_sent_at} is not null`,
  viewed: isViewed,
  signed: isSigned,
}
