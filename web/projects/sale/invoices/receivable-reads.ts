// What shows money of homeowners and lenders, and is read again once any of it changed.
export const RECEIVABLE_READS = [
  '/v3/receivables.ListInvoices',
  '/v3/receivables.GetInvoice',
  '/v3/receivables.GetProject',
  '/v3/receivables.GetAging',
  '/v3/receivables.ListOpen',
  '/v3/receivables.GetForecast',
  '/v3/receivables.ListExpected',
] as const
