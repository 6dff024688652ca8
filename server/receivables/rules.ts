// What an invoice's figures mean. Pure: the browser asks the same questions to show an action or say why there is none.

export type BillTo = { name: string; email: string | null; address: string[] }
export type InvoiceLine = { description: string; quantity: number; unit_cents: number; amount_cents: number }
