/** What a change of the catalogue makes out of date. */
export const FINANCING_READS = [
  '/v3/collections.ListFinancing',
  '/v3/financing.Compare',
  '/v3/financing.ListStandings',
  '/v3/projects.GetFinancing',
  '/v3/projects.ListIncentives',
  '/v3/calculate.ListProductsLifeStyle',
] as const
