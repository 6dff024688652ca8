/** What a change of battery or tariff makes out of date, the year of hours first. */
export const ENERGY_READS = [
  '/v3/energy.GetYear',
  '/v3/energy.GetHours',
  '/v3/design.Get',
  '/v3/design.GetDrawing',
  '/v3/solar.GetPerformanceSimulation',
  '/v3/projects.Get',
  '/v3/projects.List',
  '/v3/projects.ListActivity',
  '/v3/projects.GetFinancing',
  '/v3/pricing.Get',
  '/v3/pricing.ListChecks',
  '/v3/financing.Compare',
  '/v3/financing.Preview',
  '/v3/proposal.Get',
  '/v3/agreements.ListTransactionsByProject',
] as const
