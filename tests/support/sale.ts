// The steps of a sale, for tests that need one at a given stage.

import { negativeResults } from '#machines/proposals/negative-results.ts'
import type { Client } from '#mocks/demo/sell.ts'
import type { Input, Schemas } from '#sdk/types.ts'
import { demoAgreement, demoSignature } from '#tests/support/signing/agreement.ts'
import type { TestApp } from './app.ts'

export const USE = [900, 800, 850, 900, 1100, 1400, 1700, 1650, 1400, 1050, 820, 880]
export const ADDRESS: Schemas['Address'] = {
  line1: '12 Example Street',
  city: 'Phoenix',
  state: 'AZ',
  postal_code: '85004',
  latitude: 33.451,
  longitude: -112.07,
}

const { latitude: _latitude, longitude: _longitude, ...withoutCoordinates } = ADDRESS
/** An address no sun is known of: no ZIP code is 00000. */
export const UNPLACED: Schemas['Address'] = { ...withoutCoordinates, postal_code: '00000' }

export async function newProject(call: Client, more: Partial<Schemas['NewProject']> = {}): Promise<Schemas['Project']> {
  const { data } = await call.POST('/v1/lead/create', {
    body: {
      status: 'new',
      homeowner: { firstname: 'Sam', lastname: 'Sample', email: 'sam.sample@example.com' },
      address: ADDRESS,
      utility_id: 'AZ-803',
      tariff: { rate_usd_per_kwh: 0.15, fixed_charge_cents_per_month: 1_300 },
      rate_confirmed: true,
      consumption: { mode: 'monthly_kwh', values: USE },
      ...more,
    },
  })
  return answered(data).project
}

export async function equipment(call: Client) {
  const panels = answered((await call.GET('/v3/collections.ListPanels', {})).data).panels
  const inverters = answered((await call.GET('/v3/collections.ListInverters', {})).data).inverters
  const panel = panels.find(({ model }) => model.startsWith('Q.TRON'))
  const inverter = inverters.find(({ model }) => model === 'SE7600H-US')
  if (!panel || !inverter) throw new Error('The starter catalogue lacks them')
  return { panel, inverter }
}

export async function designInput(call: Client, project_id: string, version = 0): Promise<Schemas['DesignInput']> {
  const { panel, inverter } = await equipment(call)
  return {
    project_id,
    version,
    arrays: [
      { name: 'South roof', tilt_deg: 20, azimuth_deg: 180, panel_id: panel.id, module_count: 12 },
      { name: 'West roof', tilt_deg: 20, azimuth_deg: 270, panel_id: panel.id, module_count: 8 },
    ],
    inverters: [{ inverter_id: inverter.id, count: 1 }],
  }
}

/** The first battery of the starter catalogue, which comes without a price, at $9,000. */
export async function pricedBattery(owner: Client): Promise<string> {
  const [battery] = answered((await owner.GET('/v3/collections.ListStorage', {})).data).storage
  if (!battery) throw new Error('The starter catalogue lacks batteries')
  const { id: storage_id, datasheet_src: _src, datasheet_name: _name, price_usd: _cost, ...figures } = battery
  answered(
    (await owner.POST('/v3/collections.EditStorage', { body: { ...figures, storage_id, amount_usd: 9_000 } })).data,
  )
  return storage_id
}

/** Without its license a company may not send agreements. */
export async function addLicense(owner: Client) {
  const { name, legal_name, brand_color, version } = answered((await owner.GET('/v3/company.Get', {})).data).company
  const body = { name, legal_name: legal_name ?? name, brand_color, version, license_number: 'ROC 000000' }
  answered((await owner.POST('/v3/company.Update', { body })).data)
}

/** Designed, and the offer of this name chosen. */
export async function financed(call: Client, offer_name = 'Cash', more: Partial<Schemas['NewProject']> = {}) {
  const project = await newProject(call, more)
  const project_id = project.id
  await call.POST('/v3/design.Save', { body: await designInput(call, project_id) })
  const { offers } = answered((await call.GET('/v3/financing.Compare', { params: { query: { project_id } } })).data)
  const offer = offers.find(({ name }) => name === offer_name)
  if (!offer) throw new Error(`No offer is named ${offer_name}`)
  await call.POST('/v3/projects.SetFinancing', { body: { project_id, option_id: offer.option_id } })
  return { project_id, offer, offers }
}

/** An agreement sent to the homeowner, and the secret of the signing link. */
export async function sent(test: Pick<TestApp, 'anyone'>, owner: Client, offer_name = 'Cash') {
  const { project_id } = await financed(owner, offer_name)
  const agreement_id = await demoAgreement(owner)
  const signers = [{ role: 'homeowner' as const, name: 'Sam Sample', email: 'sam.sample@example.com' }]
  const { data } = await owner.POST('/v3/agreements.Send', {
    body: { project_id, agreement_id, signers, deliver: 'none' },
  })
  const { transaction } = answered(data)
  const link = await newLink(owner, transaction)
  return { project_id, agreement_id, transaction, token: link, signer: signerOf(test, link) }
}

export async function newLink(owner: Client, transaction: Schemas['Transaction']): Promise<string> {
  const body = { transaction_id: transaction.id, signer_id: transaction.signers[0]?.id ?? '' }
  const { data } = await owner.POST('/v3/agreements.GenerateURL', { body })
  return answered(data).url.split('/').at(-1) ?? ''
}

/** The client of a link's holder. */
export function signerOf(test: Pick<TestApp, 'anyone'>, token: string) {
  const headers = { 'X-Signing-Token': token }
  const read = async () => answered((await test.anyone.GET('/v3/agreements.GetTransaction', { headers })).data).signing
  const track = (event: 'viewed' | 'consented' | 'page_read', page?: number) =>
    test.anyone.POST('/v3/agreements.Track', { headers, body: { event, ...(page ? { page } : {}) } })
  const prepare = async () => {
    const { pages } = await read()
    await track('viewed')
    await track('consented')
    for (const [index] of pages.entries()) await track('page_read', index + 1)
  }
  const adopt = async (kind: 'signature' | 'initials') => {
    const body = { kind, way: 'drawn' as const, png_base64: demoSignature }
    return answered((await test.anyone.POST('/v3/agreements.AddSignature', { headers, body })).data).signature.id
  }
  /** SaveSigned's input: the entries, with a signature and initials adopted for it. */
  const completed = async (values: Record<string, string> = {}): Promise<Input<'/v3/agreements.SaveSigned'>> => {
    const { consent, document_hash, fields } = await read()
    return {
      signature_id: await adopt('signature'),
      initials_id: await adopt('initials'),
      values,
      signed_fields: fields.filter(({ type }) => ['signature', 'initials'].includes(type)).map(({ id }) => id),
      consent_version: consent.version,
      document_hash,
    }
  }
  const save = async (body: Input<'/v3/agreements.SaveSigned'>) =>
    answered((await test.anyone.POST('/v3/agreements.SaveSigned', { headers, body })).data).signing
  const sign = async (values?: Record<string, string>) => save(await completed(values))
  const decline = (reason: string) => test.anyone.POST('/v3/agreements.Decline', { headers, body: { reason } })
  return { read, track, prepare, adopt, completed, save, sign, decline }
}

/** The session that a sign-up opens where no mail server is configured. */
export function openedBy<T extends object>(data: T | undefined): Extract<T, { token: string }> {
  const opened = answered(data)
  const isOpen = (one: T): one is Extract<T, { token: string }> => 'token' in one
  if (!isOpen(opened)) throw new Error('The answer went by mail')
  return opened
}

export function answered<T>(data: T | undefined): T {
  if (data === undefined) throw new Error('Nothing was answered')
  return data
}

/** As settings do it once, so that what tests sell at the usual utility can be published. */
export const confirmUtility = (owner: Client) =>
  owner.POST('/v3/energy.SaveUtilityTerms', {
    body: {
      utility_id: 'AZ-803',
      version: 0,
      net_metering: { kind: 'full_retail' },
      rate: null,
      source: 'A tariff sheet of the tests',
    },
  })

/** Confirms what is still assumed, as publishing requires. */
export async function confirmTariff(call: Client, project_id: string) {
  const query = { params: { query: { project_id } } }
  const { basis } = answered((await call.GET('/v3/energy.GetTariffBasis', query)).data)
  const parts = (['net_metering', 'rate'] as const).filter(part => basis?.[part].state === 'assumed')
  if (parts.length === 0) return
  const { version } = answered((await call.GET('/v3/projects.Get', query)).data).project
  await call.POST('/v3/energy.ConfirmTariff', { body: { project_id, version, parts } })
}

type Publishing = Partial<Omit<Input<'/v3/proposal.Save'>, 'project_id'>>

/** The project's proposal published, with the ways to pay it suggests unless others are named, and the unguessable part of its link. */
export async function published(call: Client, project_id: string, more: Publishing = {}) {
  await confirmTariff(call, project_id)
  const { suggested, proposal: before } = answered(
    (await call.GET('/v3/proposal.Get', { params: { query: { project_id, design_id: more.design_id } } })).data,
  )
  const body = { project_id, version: before?.version ?? 0, ...suggested, publish: true }
  const { template_id: _, ...words } = { ...body, ...more }
  const { data } = await call.POST('/v3/proposal.Save', { body: { ...words, ...(await lossOf(call, words)) } })
  const { proposal } = answered(data)
  return { proposal, public_id: proposal.public_url?.split('/').at(-1) ?? '' }
}

/** The confirmation publishing needs if a payment option costs more than it saves. */
export async function lossOf(
  call: Client,
  { project_id, design_id, option_ids }: Pick<Input<'/v3/proposal.Save'>, 'project_id' | 'design_id' | 'option_ids'>,
) {
  const query = { project_id, ...(design_id ? { design_id } : {}) }
  const { offers } = answered((await call.GET('/v3/financing.Compare', { params: { query } })).data)
  const [loss] = negativeResults(offers.filter(({ option_id }) => option_ids.includes(option_id)))
  return loss ? { confirmed_loss_cents: loss.savings_25y_cents } : {}
}

/** The proposal as seen by a link's holder. */
export const shownProposal = async (anyone: Client, public_id: string) =>
  answered((await anyone.GET('/v3/proposal.View', { params: { query: { public_id } } })).data).proposal
