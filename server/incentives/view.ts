import type { Schemas } from '#sdk/types.ts'
import type { incentives } from '../db/schema/incentives.ts'

export type IncentiveRow = typeof incentives.$inferSelect

export const incentiveView = ({ company_id, state_key, ...row }: IncentiveRow): Schemas['Incentive'] => row
