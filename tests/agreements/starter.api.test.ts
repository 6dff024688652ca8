// The starter contract: the same promises in both languages, the company's own payments, and ready to be published.
import { beforeAll, expect, it } from 'vitest'
import type { Client } from '#mocks/demo/sell.ts'
import type { Input, Schemas } from '#sdk/types.ts'
import { starterContract } from '#server/agreements/starter/starter.ts'
import { emailOf, testApp } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered } from '#tests/support/sale.ts'

const ASKED = {
  ownership: 'homeowner' as const,
  homeowners: 2 as const,
  workmanship_years: 12,
  roof_years: 5,
  lawyer_checks: true,
}
const SCHEDULE: Schemas['InvoicingSettings']['schedule'] = [
  { milestone: 'signing', share: 0.1 },
  { milestone: 'completion', share: 0.9 },
]
const inLanguage = (language: 'en' | 'es', ownership: 'homeowner' | 'third_party' = 'homeowner') =>
  starterContract({ ...ASKED, language, ownership }, SCHEDULE)

let owner: Client
beforeAll(async () => {
  const test = await testApp()
  owner = (await test.signIn(emailOf('Owner'))).call
})
const begin = (more: Partial<Input<'/v3/collections.AddStarterAgreement'>> = {}, language: 'en' | 'es' = 'en') =>
  owner.POST('/v3/collections.AddStarterAgreement', { body: { language, ...ASKED, ...more } })

it.each(['en', 'es'] as const)('is a complete draft (%s) that is published as it stands', async language => {
  const { agreement } = answered((await begin({}, language)).data)
  expect(agreement).toMatchObject({
    published_version: null,
    findings: [],
    draft: { language, rescission_notice: true },
  })
  expect(agreement.draft.signers.map(({ role }) => role)).toEqual(['homeowner', 'co_homeowner', 'countersigner'])
  const body = { agreement_id: agreement.id, version: agreement.version }
  const published = answered((await owner.POST('/v3/collections.PublishAgreement', { body })).data).agreement
  expect(published).toMatchObject({ published_version: 1, changed_since: false })
})

it('asks for no second signature where one homeowner signs', async () => {
  const { agreement } = answered((await begin({ homeowners: 1 })).data)
  expect(agreement.draft.signers.map(({ role }) => role)).toEqual(['homeowner', 'countersigner'])
  expect(agreement).toMatchObject({ findings: [], draft: { name: 'Solar installation agreement' } })
})

it.each(['homeowner', 'third_party'] as const)('promises the same in both languages, part by part (%s)', ownership => {
  const shape = (language: 'en' | 'es') =>
    inLanguage(language, ownership).blocks.map(block => {
      const numbers = JSON.stringify(block).match(/\d+/g)
      if (block.kind === 'terms') return [block.kind, block.rows.map(([, variable]) => variable)]
      if (block.kind === 'signatures') return [block.kind, block.people.map(({ role }) => role)]
      return [block.kind, block.kind === 'list' ? block.items.length : null, numbers]
    })
  expect(shape('es')).toEqual(shape('en'))
})

it('pays by the schedule of the company, and warrants what was chosen', () => {
  const words = JSON.stringify(inLanguage('en').blocks)
  expect(words).toContain('Deposit at signing: 10 percent of the amount to pay.')
  expect(words).toContain('Completion of the installation: 90 percent of the amount to pay.')
  expect(words).not.toContain('Start of the installation')
  expect(words).toContain('Workmanship: 12 years')
  expect(words).toContain('Roof: 5 years')
})

it('states no price where someone else owns the system, but the payment, how long it is due and how it rises', async () => {
  for (const language of ['en', 'es'] as const) {
    const { agreement } = answered((await begin({ ownership: 'third_party' }, language)).data)
    expect(agreement).toMatchObject({ findings: [], draft: { financing_types: ['lease', 'ppa'] } })
    const variables = agreement.draft.fields.flatMap(({ variable }) => variable ?? [])
    expect(variables).toEqual(
      expect.arrayContaining(['lender_name', 'monthly_payment', 'rate_per_kwh', 'term', 'escalator']),
    )
    for (const name of ['contract_price', 'amount_to_pay', 'rebates_taken_off', 'deposit'])
      expect(variables).not.toContain(name)
    expect(JSON.stringify(inLanguage(language, 'third_party'))).not.toMatch(/contract price|precio del contrato/i)
  }
  const { agreement } = answered((await begin()).data)
  expect(agreement.draft.financing_types).toEqual(['cash', 'loan'])
})

it('is refused without a lawyer’s check, and without the years of warranty', async () => {
  expect(await refusal(begin({ lawyer_checks: false }))).toMatchObject({
    status: 400,
    fields: { lawyer_checks: 'Confirm that a lawyer in your state will review it before homeowners sign.' },
  })
  expect(await refusal(begin({ workmanship_years: 0 }))).toMatchObject({ status: 400 })
})
