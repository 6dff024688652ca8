/** What a changed price changes elsewhere. */
export const PRICE_READS = [
  '/v3/pricing.Get',
  '/v3/pricing.ListChecks',
  '/v3/guardrails.GetProject',
  '/v3/adders.ListProjectAdders',
  '/v3/adders.ListOverrideRequests',
  '/v3/projects.Get',
  '/v3/projects.List',
  '/v3/projects.ListActivity',
  '/v3/financing.Compare',
  '/v3/projects.GetFinancing',
  '/v3/proposal.Get',
  '/v3/agreements.ListTransactionsByProject',
] as const
