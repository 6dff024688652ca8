/** What a change of the catalogue makes out of date. */
export const INCENTIVE_READS = [
  '/v3/collections.ListIncentives',
  '/v3/projects.ListIncentives',
  '/v3/financing.Compare',
  '/v3/projects.GetFinancing',
] as const
