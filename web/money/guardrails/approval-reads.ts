/** What a request, and its decision, changes elsewhere. */
export const APPROVAL_READS = [
  '/v3/guardrails.GetProject',
  '/v3/guardrails.ListRequests',
  '/v3/pricing.ListChecks',
  '/v3/projects.ListActivity',
  '/v3/projects.ReviewChange',
  '/v3/agreements.PrepareSend',
  '/v3/lender_applications.Check',
] as const
