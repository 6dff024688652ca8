import type { Schemas } from '#sdk/types.ts'
import type { incentives } from '../db/schema/incentives.ts'

type IncentiveRow = typeof incentives.$inferSelect

/** `today` is the company's. */
export const incentiveView = (
  { company_id, state_key, ...row }: IncentiveRow,
  today: string,
): Schemas['Incentive'] => ({
  ...row,
  ended: row.ends_on !== null && row.ends_on < today,
})
