// Texts to begin with, for a company that has none yet.
import type { Schemas } from '#sdk/types.ts'

type Suggestion = Pick<Schemas['ProposalText'], 'headline' | 'message'>

const OPENING =
  'Hello {homeowner_firstname},\n\nthank you for having us at {address}. We have sized {panel_count} panels, {size_kw} kW, for your roof. They make about {annual_kwh} kWh in the first year and cover {offset} of what you use.'
const CLOSING = 'Call me with any question.\n\n{rep_name}, {company}'

export const SUGGESTED: Record<Schemas['FinancingType'], Suggestion> = {
  cash: {
    headline: 'Solar for {address}',
    message: `${OPENING}\n\nThe system is yours from the first day, for {price} in all.\n\n${CLOSING}`,
  },
  loan: {
    headline: 'Solar for {address}, paid month by month',
    message: `${OPENING}\n\nWith {financing} you own the system and pay {monthly_payment} a month.\n\n${CLOSING}`,
  },
  lease: {
    headline: 'Solar for {address} without buying it',
    message: `${OPENING}\n\nWith {financing} you pay {monthly_payment} a month at first; the system’s owner looks after it.\n\n${CLOSING}`,
  },
  ppa: {
    headline: 'Solar power for {address}',
    message: `${OPENING}\n\nWith {financing} you pay for the energy the panels make, about {monthly_payment} a month at first.\n\n${CLOSING}`,
  },
}
