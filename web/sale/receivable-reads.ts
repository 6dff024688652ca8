// What shows money of homeowners, and is read again once any of it changed.
export const RECEIVABLE_READS = [
  '/v3/receivables.ListInvoices',
  '/v3/receivables.GetInvoice',
  '/v3/receivables.GetProject',
] as const
