import { href } from '#web/frame/navigation.ts'

/** `new` in place of an invoice's id opens an empty one. */
export const invoiceHref = (project: string, invoice: string) =>
  `${href('/accounts-receivable/invoices')}?${new URLSearchParams({ project, invoice })}`
