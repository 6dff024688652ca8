// The list behind each figure of the dashboard: how many projects it shows is the figure. Pure.

import { STUCK_DAYS } from '#machines/projects/dashboard-rules.ts'
import type { Schemas } from '#sdk/types.ts'

type Filters = Schemas['ProjectFilters']
type DaySpan = Schemas['DaySpan']

/** Sold, and still to be installed. */
export const TO_INSTALL: Schemas['ProjectStatus'][] = ['approved', 'paid_by_cash']
/** On the roof, and the money is not all there. */
export const TO_FUND: Schemas['ProjectStatus'][] = ['installation_completed']

export const inStage = (stage: Schemas['Stage']): Filters => ({ stage: [stage] })
export const inStatus = (...status: Schemas['ProjectStatus'][]): Filters => ({ status })
export const soldIn = ({ from, to }: DaySpan): Filters => ({ sold_from: from, sold_to: to })
export const soldBy = (owner_id: string, days: DaySpan): Filters => ({ ...soldIn(days), owner_id: [owner_id] })
export const startedIn = ({ from, to }: DaySpan): Filters => ({ created_from: from, created_to: to })
/** Who has a day of sending was sent one. */
export const proposedIn = ({ from, to }: DaySpan, reach: Schemas['ProposalReach'] = 'sent'): Filters => ({
  ...(reach === 'sent' ? {} : { proposal: reach }),
  sent_from: from,
  sent_to: to,
})
export const STUCK: Filters = { idle_days: STUCK_DAYS }
