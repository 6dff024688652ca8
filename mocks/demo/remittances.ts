// A lender's remittance: a file read and posted the way a bookkeeper does.
import type { Schemas } from '#sdk/types.ts'
import { the } from './answers.ts'
import type { Client, Time } from './sell.ts'

type Paid = { lender: string; project_id: string; time: Time; after_days: number }

/** The lender pays everything it owes for the project, without holdbacks; its list also names an unknown person. */
export async function remittanceFor(books: Client, { lender, project_id, time, after_days }: Paid) {
  time.pass(after_days)
  const { items } = the(
    await books.GET('/v3/receivables.ListOpen', { params: { query: { payer: lender, limit: 200 } } }),
  )
  const owed = items.filter(item => item.project_id === project_id && !item.held)
  // The company's day: Phoenix is seven hours behind.
  const day = new Date(time.today().getTime() - 7 * 3_600_000).toISOString().slice(0, 10)
  const lines = [
    'Loan ID,Homeowner,Milestone,Payment date,Net amount',
    ...owed.map(item => lineOf(item, day)),
    `GL-0000000000,Unknown Stranger,INSTALL_COMPLETE,${day},"$4,250.00"`,
  ]
  const file_name = `${lender}-${day}.csv`
  const body = { lender, file: '', file_name }
  const form = new FormData()
  form.append('lender', lender)
  form.append('file', new Blob([`${lines.join('\r\n')}\r\n`], { type: 'text/csv' }), file_name)
  form.append('file_name', file_name)
  const said = await books.POST('/v3/receivables.PreviewRemittance', { body, bodySerializer: () => form })
  const { remittance } = the(said)
  if (!remittance) throw new Error('The columns of the remittance were not found')
  await books.POST('/v3/receivables.PostRemittance', {
    body: { remittance_id: remittance.id, version: remittance.version },
  })
}

const lineOf = ({ reference, project_name, open_cents }: Schemas['OpenItem'], day: string) =>
  `${reference},${project_name},INSTALL_COMPLETE,${day},${(open_cents / 100).toFixed(2)}`
