/** What a confirmed change changes: nearly all that is shown of a project. */
export const CHANGE_READS = [
  '/v3/projects.ReviewChange',
  '/v3/projects.GetNextStep',
  '/v3/projects.Get',
  '/v3/projects.List',
  '/v3/projects.ListActivity',
  '/v3/projects.GetFinancing',
  '/v3/pricing.Get',
  '/v3/pricing.ListChecks',
  '/v3/guardrails.GetProject',
  '/v3/financing.Compare',
  '/v3/proposal.Get',
  '/v3/proposal.ListSends',
  '/v3/agreements.ListTransactionsByProject',
  '/v3/agreements.ListProjectAgreements',
  '/v3/agreements.PrepareSend',
  '/v3/lender_applications.List',
] as const
