// How a company works with a lender: over its API, in its portal or in-house, each from application to funded, in production too.
import { beforeEach, describe, expect, it } from 'vitest'
import { LENDERS } from '#machines/applications/lenders/known.ts'
import { NO_LENDERS } from '#machines/applications/lenders/lender-port.ts'
import { roadByHand } from '#machines/applications/lenders/recording/road.ts'
import { standingOfView } from '#machines/applications/lenders/standing.ts'
import type { Input, Schemas } from '#sdk/types.ts'
import { lenderPort } from '#server/applications/lenders/gateway/lender-port.ts'
import { DIALECTS } from '#server/applications/lenders/registry.ts'
import { appOn, emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { connected } from '#tests/support/lenders/lenders.ts'
import { refusal } from '#tests/support/refusal.ts'
import { addLicense, answered, financed } from '#tests/support/sale.ts'
import { outForSignature, SAM } from '#tests/support/signing/signing.ts'

type Call = TestApp['anyone']
type Application = Schemas['LenderApplication']
type Change = Partial<Input<'/v3/settings.UpdateLenderConfig'>>

const settingsOf = async (call: Call) => answered((await call.GET('/v3/settings.GetLenderConfig', {})).data).lenders
const settingOf = async (call: Call, lender: string) => {
  const found = (await settingsOf(call)).find(one => one.lender === lender)
  if (!found) throw new Error(`No setting of ${lender}`)
  return found
}
async function change(call: Call, lender: string, part: Change) {
  const { enabled, version } = await settingOf(call, lender)
  const body = { lender, enabled, credentials: {}, remove_credentials: false, version, ...part }
  return call.POST('/v3/settings.UpdateLenderConfig', { body })
}
const choose = async (call: Call, lender: string, part: Change) =>
  answered((await change(call, lender, part)).data).lender
const begin = async (call: Call, body: Input<'/v3/lender_applications.Create'>) =>
  answered((await call.POST('/v3/lender_applications.Create', { body })).data).application
const shown = async (call: Call, application_id: string) =>
  answered((await call.GET('/v3/lender_applications.Get', { params: { query: { application_id } } })).data).application

const LOAN = 'GoodLeap 25 years, 3.99%'

describe('the mode of a lender', () => {
  let test: TestApp
  let owner: Call
  beforeEach(async () => {
    test = await testApp()
    owner = (await test.signIn(emailOf('Owner'))).call
  })

  it('is chosen by who may connect it, with the address of its portal, and is audited', async () => {
    expect(await settingOf(owner, 'goodleap')).toMatchObject({ mode: 'api', portal_url: null })
    const portal_url = 'https://portal.example.com/applications/{number}'
    const setting = await choose(owner, 'goodleap', { mode: 'portal', portal_url })
    expect(setting).toMatchObject({ mode: 'portal', portal_url, connected: false, version: 1 })
    expect(await choose(owner, 'goodleap', { mode: 'in_house' })).toMatchObject({ mode: 'in_house', portal_url })
    expect(await choose(owner, 'goodleap', { portal_url: null })).toMatchObject({ mode: 'in_house', portal_url: null })
    const { audits } = answered((await owner.GET('/v3/audits.ListAudits', {})).data)
    expect(audits.map(({ sentence }) => sentence)).toEqual(
      expect.arrayContaining([
        'chose to work with GoodLeap in its portal',
        'chose to work with GoodLeap in-house',
        'changed GoodLeap’s portal URL',
      ]),
    )
    const rep = (await test.signIn(emailOf('Sales Rep'))).call
    expect(await refusal(change(rep, 'goodleap', { mode: 'portal' }))).toMatchObject({ status: 403 })
    expect(await refusal(change(owner, 'goodleap', { mode: 'portal', version: 0 }))).toMatchObject({ status: 409 })
  })

  it('takes no address but one of a page that is encrypted', async () => {
    for (const portal_url of [
      'http://portal.example.com',
      'portal.example.com',
      'javascript:alert(1)',
      'https://',
      'https://localhost',
      'https://name:word@portal.example.com',
      'https://{number}.example.com',
      'https://portal.example.com bad',
    ])
      expect((await refusal(change(owner, 'goodleap', { portal_url }))).fields, portal_url).toHaveProperty('portal_url')
  })

  it('is the API only where the lender is connected, and says why not', async () => {
    await choose(owner, 'goodleap', { mode: 'portal' })
    const { why_not_api } = await settingOf(owner, 'goodleap')
    expect(why_not_api).toBe('Connect GoodLeap first.')
    expect(await refusal(change(owner, 'goodleap', { mode: 'api' }))).toMatchObject({
      status: 409,
      code: 'lender_not_connected',
      message: why_not_api,
    })
    expect(await settingOf(owner, 'goodleap')).toMatchObject({ mode: 'portal', version: 1 })
    await connected(owner, 'goodleap')
    expect(await choose(owner, 'goodleap', { mode: 'api' })).toMatchObject({ mode: 'api', why_not_api: null })
    await choose(owner, 'goodleap', { enabled: false })
    expect((await settingOf(owner, 'goodleap')).why_not_api).toBe('Sending to GoodLeap is turned off.')
    test.ports.lenders = { ...test.ports.lenders, way: () => 'none' }
    expect((await settingOf(owner, 'goodleap')).why_not_api).toBe('This installation has no address for GoodLeap.')
    expect((await settingOf(owner, 'goodleap')).mode).toBe('portal')
  })

  it('changes for new applications only; one that has begun goes on as it began', async () => {
    await connected(owner, 'goodleap')
    const { project_id, offer } = await financed(owner, LOAN)
    const product_id = 'goodleap-loan-25-399'
    const first = await begin(owner, { project_id, lender: 'goodleap', product_id })
    await choose(owner, 'goodleap', { mode: 'portal', portal_url: 'https://portal.example.com/apps/{number}' })
    const body = { application_id: first.id, version: first.version, product_id }
    const quoted = answered((await owner.POST('/v3/lender_applications.Quote', { body })).data).application
    expect(quoted).toMatchObject({ mode: 'api', product: { id: product_id } })
    expect(quoted.portal_url).toBeUndefined()
    const other = await financed(owner, LOAN)
    const second = await begin(owner, {
      project_id: other.project_id,
      lender: 'goodleap',
      product_id: offer.option_id,
    })
    expect(second).toMatchObject({ mode: 'portal', portal_url: 'https://portal.example.com' })
    const record = { application_id: second.id, version: second.version, kind: 'sent' as const, note: 'In the portal' }
    const happened_on = test.clock.now.toISOString().slice(0, 10)
    const detail = { reference: 'GL/7 a' }
    await owner.POST('/v3/lender_applications.Record', { body: { ...record, happened_on, detail } })
    expect((await shown(owner, second.id)).portal_url).toBe('https://portal.example.com/apps/GL%2F7%20a')
    await choose(owner, 'goodleap', { mode: 'api' })
    expect(await shown(owner, second.id)).toMatchObject({ mode: 'portal', status: 'submitted' })
  })

  it('lets a deal be moved to a portal, and ends the application before once it is recorded as sent', async () => {
    await connected(owner, 'enfin')
    await choose(owner, 'goodleap', { mode: 'portal' })
    const { project_id, offer } = await financed(owner, LOAN)
    const first = await begin(owner, { project_id, lender: 'enfin', product_id: 'enfin-loan-25-749' })
    const { id: application_id, version } = first
    const to = { lender: 'goodleap', product_id: offer.option_id }
    const moving = await owner.POST('/v3/lender_applications.Move', { body: { application_id, version, ...to } })
    const { application, differences } = answered(moving.data)
    expect(application).toMatchObject({ mode: 'portal', moved_from: first.id, lender: 'goodleap' })
    expect(differences.join(' ')).not.toMatch(/Social Security|agrees to/)
    await nextStep(owner, application, test.clock.now)
    expect((await shown(owner, first.id)).status).toBe('canceled')
  })
})

/** Records the next step of the way by hand, as the screen lists it. */
async function nextStep(call: Call, at: Application, now: Date): Promise<Application> {
  const step = roadByHand(standingOfView(at), at.stipulations.length > 0).find(({ done }) => !done)
  if (!step) throw new Error('Nothing is left to do')
  const { kind, milestone } = step
  const has_amount = kind === 'approved' || kind === 'funded'
  const detail = { ...(milestone && { milestone }), ...(has_amount && { amount_cents: at.amount_cents }) }
  const happened_on = now.toISOString().slice(0, 10)
  const body = { application_id: at.id, version: at.version, kind, happened_on, note: 'Seen', detail }
  return answered((await call.POST('/v3/lender_applications.Record', { body })).data).application
}

/** A new company's catalog has no product of some lenders. */
async function listLoan(call: Call, code: Schemas['ProviderCode']) {
  const { providers } = answered((await call.GET('/v3/collections.ListFinancing', {})).data)
  const known = providers.find(one => one.code === code)
  if (known && known.options.length > 0) return
  const body = { code, name: code, states: [] }
  const provider = known ?? answered((await call.POST('/v3/collections.AddFinancingProvider', { body })).data).provider
  const loan = { provider_id: provider.id, name: 'Listed by us', type: 'loan' as const, term_months: 300, apr: 0.0749 }
  answered((await call.POST('/v3/collections.AddFinancingOption', { body: loan })).data)
}

/** Who lends the money itself builds on a contract. */
async function signContract(test: TestApp, call: Call, project_id: string) {
  await addLicense(call)
  const [page] = (await outForSignature(test, call, [SAM], { project_id })).pages
  await page?.sign()
}

describe('in production, where no lender is configured', () => {
  it.each([...LENDERS.map(({ code }) => [code, 'portal'] as const), ['goodleap', 'in_house'] as const])(
    '%s goes from application to funded: %s',
    async (lender, mode) => {
      const test = appOn(await freshDatabase(), { production: true })
      test.ports.lenders = { ...NO_LENDERS, ...lenderPort({ addresses: {} }) }
      const { call } = await test.signIn(emailOf('Owner'))
      expect((await settingsOf(call)).map(one => [one.way, one.mode])).toEqual(DIALECTS.map(() => ['none', 'portal']))
      await choose(call, lender, { mode })
      await listLoan(call, lender)
      const { project_id, offers } = await financed(call)
      const offer = offers.find(one => one.provider_code === lender && !one.unavailable)
      await call.POST('/v3/projects.SetFinancing', { body: { project_id, option_id: offer?.option_id ?? '' } })
      let at = await begin(call, { project_id, lender, product_id: offer?.option_id ?? '' })
      expect(at.mode).toBe(mode)
      const asks = { kind: 'stipulations_asked' as const, detail: { stipulations: ['Proof of income'] } }
      for (let steps = 0; at.status !== 'funded' && steps < 12; steps++) {
        at = await nextStep(call, at, test.clock.now)
        if (steps === 2 && mode === 'in_house') await signContract(test, call, project_id)
        if (steps !== 1) continue
        const happened_on = test.clock.now.toISOString().slice(0, 10)
        const body = { application_id: at.id, version: at.version, happened_on, note: 'Seen', ...asks }
        at = answered((await call.POST('/v3/lender_applications.Record', { body })).data).application
        expect(at.status).toBe('approved_with_stipulations')
      }
      expect(at.status).toBe('funded')
      const { project } = answered((await call.GET('/v3/projects.Get', { params: { query: { project_id } } })).data)
      expect(project.status).toBe('funded')
      expect(at.funded?.due_cents).toBeGreaterThan(0)
    },
  )
})
