// One price from the proposal's cover to the invoice: the system, less each rebate, is what is paid or financed. Added
// up here from the text, as a homeowner would.
import { beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '#mocks/demo/sell.ts'
import type { Schemas } from '#sdk/types.ts'
import { moneyOf } from '#tests/money/receivables/support.ts'
import { signedIn } from '#tests/support/app.ts'
import { answered, financed, published, sent, shownProposal } from '#tests/support/sale.ts'
import { pdfText } from '#tests/support/signing/pdf-tools.ts'
import { renderDocument } from '#web/proposals/document/render-document.tsx'
import { faultOf, markFaults, marksOf, textOfPage } from './figure-check.ts'

const REBATE: Schemas['NewIncentive'] = {
  name: 'Sample utility rebate',
  level: 'utility',
  kind: 'fixed',
  value: 1_000,
  applies_to: ['cash', 'loan'],
  states: ['AZ'],
  claimed_by: 'installer',
  paid: 'upfront',
  basis: 'gross',
  law: 'Sample program',
  source_url: 'https://example.com/rebate',
}
/** Paid by a borrower but not a cash buyer, so the two have different prices. */
const LOAN_ADDER: Schemas['AdderFields'] = {
  name: 'Loan handling',
  description: '',
  pricing_method: 'Fixed',
  amount_usd: 500,
  unit: '',
  share: null,
  share_of: null,
  bands: null,
  effect: 'charge',
  min_cents: null,
  max_cents: null,
  shown_in_proposal: true,
  counts_for_incentives: true,
  automatic: true,
  conditions: { match: 'all', conditions: [{ field: 'financing_type', operator: 'in', values: ['loan'] }], groups: [] },
  position: 0,
}

const cents = (written: string) => Math.round(Number(written.replaceAll(/[$,−]/g, '')) * 100)
const plain = (text: string) => text.replaceAll(/\s+/g, ' ')
const ADDED_UP =
  /System price (\$[\d,.]+\d) ((?:Sample utility rebate −\$[\d,.]+\d )*)(You pay|You finance) (\$[\d,.]+\d)/g
/** Each place that adds up a price: the stated result, and the calculated sum of the lines above. */
const sumsIn = (text: string) =>
  [...plain(text).matchAll(ADDED_UP)].map(([, system = '', rebates = '', label, left = '']) => ({
    label,
    left: cents(left),
    added: cents(system) - (rebates.match(/\$[\d,.]+\d/g) ?? []).reduce((sum, one) => sum + cents(one), 0),
  }))

/** The table of payment options, with each row's columns as a list. */
const rowsOf = (html: string) => {
  const table = html.slice(html.indexOf('<table aria-label="Payment options"'))
  const body = table.slice(table.indexOf('<tbody>'), table.indexOf('</tbody>'))
  return new Map(
    [...body.matchAll(/<tr.*?<\/tr>/g)].map(([row]) => {
      const [label = '', ...cells] = [...row.matchAll(/<t[hd].*?<\/t[hd]>/g)].map(([cell]) => textOfPage(cell).trim())
      return [label, cells] as const
    }),
  )
}

let test: Awaited<ReturnType<typeof signedIn>>
let call: Client
let loan: Schemas['Offer']
let public_id: string
beforeAll(async () => {
  test = await signedIn()
  call = test.call
  answered((await call.POST('/v3/collections.AddIncentive', { body: REBATE })).data)
  answered((await call.POST('/v3/adders.Create', { body: LOAN_ADDER })).data)
  const { providers } = answered((await call.GET('/v3/collections.ListFinancing', {})).data)
  const name = providers.flatMap(({ options }) => options).find(({ type, dealer_fee }) => type === 'loan' && dealer_fee)
  const sale = await financed(call, name?.name ?? '')
  loan = sale.offer
  const others = ['cash', 'ppa'].flatMap(way => sale.offers.find(({ type }) => type === way)?.option_id ?? [])
  public_id = (await published(call, sale.project_id, { option_ids: [...others, loan.option_id] })).public_id
})

async function read(kind: 'proposal' | 'summary', opens_at?: string) {
  const shown = await shownProposal(test.anyone, public_id)
  const proposal = opens_at ? { ...shown, option_id: opens_at } : shown
  const facts = { public_id, public_url: 'https://example.com', brand: test.ports.brand, proposal }
  const { html } = renderDocument({ ...facts, page: kind })
  return { proposal, html, text: plain(textOfPage(html)) }
}

describe('a proposal', () => {
  it('opens at the payment option that was chosen when it was published, on its summary too', async () => {
    const { proposal, text } = await read('proposal')
    expect(proposal.figures.offers.map(({ type }) => type)).toEqual(['cash', 'ppa', 'loan'])
    expect(proposal.option_id).toBe(loan.option_id)
    for (const one of [text, (await read('summary')).text]) expect(one).toMatch(`a month, ${loan.name}`)
  })

  it('adds the price up the same way on the cover, in each card and where it is accepted', async () => {
    const { figures } = (await read('proposal')).proposal
    for (const offer of figures.offers) {
      const { html, text, proposal } = await read('proposal', offer.option_id)
      expect(markFaults(html, proposal)).toEqual([])
      const sums = sumsIn(text)
      for (const { added, left } of sums) expect(added).toBe(left)
      const cards = figures.offers.filter(({ type }) => type !== 'ppa').map(({ price_cents }) => price_cents - 100_000)
      const own = offer.price_cents - 100_000
      expect(sums.map(({ left }) => left)).toEqual(offer.type === 'ppa' ? cards : [own, ...cards, own])
      expect(text).toContain(
        offer.type === 'cash' ? `${figure(own)} · See payment options` : '/mo · See payment options',
      )
    }
  })

  it.each(['proposal', 'summary'] as const)(
    'adds it up in the table of its %s, and the loan to the cent',
    async kind => {
      const rows = rowsOf((await read(kind)).html)
      const row = (label: string) => {
        const found = rows.get(label)
        if (!found) throw new Error(`There is no row ${label}: ${[...rows.keys()].join(', ')}`)
        return found
      }
      const [cash, ppa, borrowed] = row('You pay or finance')
      expect(ppa).toBe('–')
      for (const [at, left] of [cash, borrowed].entries()) {
        const column = at * 2
        expect(cents(row('System price')[column] ?? '') - cents(row('Sample utility rebate')[column] ?? '')).toBe(
          cents(left ?? ''),
        )
      }
      const named = (label: string) => [...rows.keys()].find(key => key.startsWith(label)) ?? label
      const lent = cents(row(named('Amount financed'))[2] ?? '')
      const charge = cents(row(named('Finance charge'))[2] ?? '')
      expect(lent + charge).toBe(cents(row('Total of payments')[2] ?? ''))
      // What only a borrower pays counts as a finance charge by federal law, and has its own line.
      expect(cents(borrowed ?? '') - cents(row('Included in the finance charge')[2] ?? '')).toBe(lent)
    },
  )

  it('would be seen a cent off', async () => {
    const { html, proposal } = await read('proposal')
    const marks = marksOf(html).filter(({ at }) => at.includes(' - '))
    expect(marks.length).toBeGreaterThan(4)
    const other = structuredClone(proposal)
    for (const offer of other.figures.offers) offer.price_cents += 1
    for (const mark of marks) expect(faultOf(mark, other)).toBeDefined()
  })
})

const figure = (cents: number) => `$${(cents / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')}`

it('an agreement states the same three, and each invoice adds them up to what it is a part of', async () => {
  const sale = await sent(test, call, 'Cash')
  const { project_id } = sale
  const query = { params: { query: { project_id } } }
  const { values } = answered((await call.GET('/v3/variables.AgreementEvaluate', query)).data)
  const stated = ['contract_price', 'rebates_taken_off', 'amount_to_pay'].map(
    name => values.find(value => value.name === name)?.value ?? '',
  )
  const [price = 0, rebates = 0, left = 0] = stated.map(cents)
  expect(price - rebates).toBe(left)
  await sale.signer.prepare()
  await sale.signer.sign()
  const { invoices } = await moneyOf(call, project_id)
  const parts = invoices.filter(({ title }) => !title.startsWith('Rebate'))
  expect(parts.reduce((sum, { total_cents }) => sum + total_cents, 0)).toBe(left)
  for (const { id, version, total_cents } of parts) {
    const body = { invoice_id: id, version, send: false }
    const { invoice } = answered((await call.POST('/v3/receivables.IssueInvoice', { body })).data)
    const text = plain(pdfText(new Uint8Array(await (await test.app.request(invoice.file_src ?? '')).arrayBuffer())))
    expect(text).toContain(
      `Contract price ${figure(price)} Sample utility rebate −${figure(rebates)} You pay ${figure(left)}`,
    )
    expect(text).toContain(`Amount due ${figure(total_cents)}`)
  }
})
