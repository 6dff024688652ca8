/** What is read anew when an agreement is sent, signed or withdrawn. */
export const AGREEMENT_READS = [
  '/v3/agreements.ListTransactionsByProject',
  '/v3/agreements.ListProjectAgreements',
  '/v3/agreements.PrepareSend',
  '/v3/projects.Get',
  '/v3/projects.ListActivity',
  '/v3/projects.ListFiles',
] as const

/** The same, and the invoices it drafts or drops, when a signature on paper is recorded or taken back. */
export const PAPER_READS = [
  ...AGREEMENT_READS,
  '/v3/receivables.GetProject',
  '/v3/receivables.ListInvoices',
  '/v3/agreements.GetReport',
] as const
