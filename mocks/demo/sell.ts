// One demo sale, step by step until where its project stops. Every figure is the product's own.
import type { Decision } from '#machines/applications/lenders/codes.ts'
import { usualFireCode } from '#machines/design/drawing/fire-code.ts'
import { sum } from '#machines/lib/numbers.ts'
import { fullName } from '#machines/lib/text.ts'
import { drawRoof } from '#machines/projects/samples/draw-roof.ts'
import type { productClient } from '#sdk/client.ts'
import type { Schemas } from '#sdk/types.ts'
import { demoOverrides } from './adders.ts'
import { idOf, the } from './answers.ts'
import { recordByHand } from './by-hand.ts'
import { demoMeter } from './energy.ts'
import { finance } from './lenders.ts'
import type { DemoTemplates } from './papers/agreements.ts'
import { FULLY_SIGNED, sendAgreement } from './papers/signing.ts'
import { type DemoProject, LOAN } from './projects.ts'
import { addArraySkirt, beginProposal, propose } from './propose.ts'
import { bill, creditPart, pay } from './receivables.ts'

export type Client = ReturnType<typeof productClient>
type People = {
  rep: Client
  manager: Client
  finance: Client
  /** The holder of a proposal's link. */
  homeowner: Client
  signer: (signing_token: string) => Client
  /** Draws the household's house into a picture. */
  place: (project_id: string, demo: DemoProject) => Promise<Schemas['SiteImage']>
}
/** Lenders a demo applies to; without them there are no applications. */
export type Lenders = {
  operations: Client
  owner: Client
  sealed: () => Promise<unknown>
  /** Of the next application. */
  decideNext: (decision: Exclude<Decision, 'draft' | 'shared'>) => unknown
  /** Triggers the lender's action on an application. */
  verb: (id: string, verb: string) => Promise<unknown>
}
export type Time = { pass: (days: number) => void; today: () => Date }

const STEPS = [
  'draft',
  'new',
  'designed',
  'priced',
  'canceled',
  'begun',
  'proposed',
  'sent',
  'signed',
  'installed',
  'funded',
] as const

type Demo = DemoProject & { installation_on: string }

/** Returns the project's id. */
export async function sell(people: People, demo: Demo, templates: DemoTemplates, time: Time, lenders?: Lenders) {
  const { homeowner, address } = demo
  const body = { status: 'draft' as const, homeowner, address, lead_source: 'Referral' }
  const { id } = the(await people.rep.POST('/v1/lead/create', { body })).project
  await goOn(people, demo, id, templates, time, lenders)
  return id
}

async function goOn(
  { rep, manager, finance: books, homeowner: reader, signer: signerOf, place }: People,
  demo: Demo,
  project_id: string,
  templates: DemoTemplates,
  time: Time,
  lenders?: Lenders,
) {
  const reaches = (step: (typeof STEPS)[number]) => STEPS.indexOf(demo.stop) >= STEPS.indexOf(step)
  const { homeowner, utility_id, rate_usd_per_kwh } = demo
  const tariff = demo.tariff ?? { rate_usd_per_kwh, fixed_charge_cents_per_month: 1_300 }
  const version = async () =>
    the(await manager.GET('/v3/projects.Get', { params: { query: { project_id } } })).project.version
  const move = async (
    call: Client,
    status: 'new' | 'canceled' | 'installation_completed' | 'funded',
    reason?: string,
  ) => call.POST('/v3/projects.UpdateProjectStatus', { body: { project_id, version: await version(), status, reason } })
  if (!reaches('new')) return
  await rep.POST('/v3/projects.Update', {
    body: {
      project_id,
      version: await version(),
      utility_id,
      tariff,
      rate_confirmed: !demo.is_assumed,
      ...(demo.roof_type ? { roof_type: demo.roof_type } : {}),
      installation_on: demo.installation_on,
      ...(demo.stop === 'new' || demo.meter_kwh
        ? {}
        : {
            consumption: {
              mode: 'monthly_kwh',
              values: demo.monthly_kwh,
              ...(demo.additions ? { additions: demo.additions } : {}),
            },
          }),
    },
  })
  if (tariff.net_metering)
    await rep.POST('/v3/energy.ConfirmTariff', {
      body: { project_id, version: await version(), parts: ['net_metering'] },
    })
  await move(rep, 'new')
  if (demo.meter_kwh) await demoMeter(rep, project_id, demo.installation_on, demo.meter_kwh)
  const image = demo.roof || demo.stop === 'new' ? await place(project_id, demo) : null
  if (!reaches('designed')) return
  time.pass(1)
  await design(rep, demo, project_id, image)
  if (demo.electrical) await planElectrical(rep, project_id, demo.electrical)
  if (demo.plan_set) await demoPlanSet(rep, project_id, demo.plan_set)
  if (!reaches('priced')) return
  const catalogue = the(await rep.GET('/v3/adders.List', { params: { query: { limit: 200 } } })).adders
  for (const { name, ...amounts } of demo.adders) {
    await rep.POST('/v3/adders.AddProjectAdder', {
      body: { project_id, adder_id: idOf(catalogue, adder => adder.name === name), quantity: 1, ...amounts },
    })
  }
  await demoOverrides(rep, manager, project_id, demo.own_prices ?? [])
  if (demo.stop === 'canceled') {
    time.pass(6)
    await move(manager, 'canceled', 'Roof to be replaced first')
    return
  }
  if (!reaches('begun')) return
  const { offers } = the(await rep.GET('/v3/financing.Compare', { params: { query: { project_id } } }))
  const option_ids = offers
    .filter(offer => ['Cash', LOAN, demo.financing].includes(offer.name))
    // For a PPA the headline is about the electric rate, and the content below about the first option.
    .sort((one, other) => Number(other.type === 'ppa') - Number(one.type === 'ppa'))
    .map(offer => offer.option_id)
  if (demo.stop === 'begun') return beginProposal({ rep, project_id, option_ids })
  const option_id = idOf(
    offers.map(offer => ({ id: offer.option_id, name: offer.name })),
    ({ name }) => name === demo.financing,
  )
  await rep.POST('/v3/projects.SetFinancing', { body: { project_id, option_id } })
  const name = fullName(homeowner)
  const sale = {
    rep,
    homeowner: reader,
    project_id,
    name,
    option_id,
    option_ids,
    time,
    installation_on: demo.installation_on,
  }
  if (!demo.lender) await propose(sale, demo.proposal ?? {}, reaches('sent'))
  if (demo.stop === 'proposed') await rep.POST('/v3/solar.ShareReport', { body: { project_id } })
  const agreements = demo.agreements ?? (reaches('signed') ? [FULLY_SIGNED] : [])
  if (agreements.length > 0 && demo.partner)
    await rep.POST('/v3/homeowners.Add', { body: { project_id, homeowner: demo.partner } })
  for (const [at, agreement] of agreements.entries()) {
    time.pass(at === 0 ? 2 : 0.5)
    const { homeowner, partner } = demo
    const people = { rep, manager, signer: signerOf, homeowner, partner }
    await sendAgreement({ ...people, project_id, templates, time }, agreement)
  }
  if (demo.by_hand && lenders) return recordByHand({ rep, books, ...lenders, project_id, time }, demo.by_hand)
  if (demo.lender && lenders) {
    return finance({ rep, books, project_id, person: homeowner, time, ...lenders }, demo.lender)
  }
  if (demo.proposal?.is_changed) await addArraySkirt(sale)
  const billing = { finance: books, project_id, time }
  await pay(billing, await bill(billing, 'signing'), { after: 3, method: 'check', reference: '1042' })
  if (!reaches('installed')) return
  time.pass(9)
  const start = await bill(billing, 'start')
  const is_paid = reaches('funded')
  await pay(billing, start, { after: 2, share: is_paid ? 1 : 0.5, method: 'ach', reference: 'TR-88120' })
  time.pass(7)
  await move(manager, 'installation_completed')
  const completion = await bill(billing, 'completion')
  if (!is_paid) return creditPart(billing, completion)
  await pay(billing, completion, { after: 7, method: 'check', reference: '1058' })
  time.pass(2)
  await move(manager, 'funded')
}

async function planElectrical(rep: Client, project_id: string, facts: Partial<Schemas['ElectricalChoices']>) {
  const { plan } = the(await rep.GET('/v3/design.GetElectricalPlan', { params: { query: { project_id } } }))
  if (!plan) throw new Error('There is no design to plan')
  const { version, choices } = plan
  await rep.POST('/v3/design.SaveElectricalPlan', { body: { project_id, version, choices: { ...choices, ...facts } } })
}

async function demoPlanSet(rep: Client, project_id: string, { facts, issue }: NonNullable<DemoProject['plan_set']>) {
  const { plan_set } = the(await rep.GET('/v3/design.GetPlanSet', { params: { query: { project_id } } }))
  if (!plan_set) throw new Error('There is no design to draw')
  const body = { project_id, version: plan_set.version, facts: { ...plan_set.facts, ...facts } }
  the(await rep.POST('/v3/design.SavePlanSet', { body }))
  if (issue !== undefined) the(await rep.POST('/v3/design.IssuePlanSet', { body: { project_id, note: issue } }))
}

async function design(rep: Client, demo: DemoProject, project_id: string, image: Schemas['SiteImage'] | null) {
  const { panels } = the(await rep.GET('/v3/collections.ListPanels', {}))
  const { inverters } = the(await rep.GET('/v3/collections.ListInverters', {}))
  const { storage } = the(await rep.GET('/v3/collections.ListStorage', {}))
  const { battery } = demo
  const panel_id = idOf(panels, panel => panel.model === demo.panel)
  const inverter_id = idOf(inverters, inverter => inverter.model === demo.inverter.model)
  const equipment = {
    inverters: [{ inverter_id, count: demo.inverter.count }],
    storage: battery ? [{ storage_id: idOf(storage, one => one.model === battery.model), count: battery.count }] : [],
  }
  const panel = panels.find(({ id }) => id === panel_id)
  if (demo.roof && panel) {
    const { setbacks } = the(await rep.GET('/v3/settings.GetDesignPreferences', {}))
    const house = { sprinklered: false, street_deg: demo.plan_set?.street_deg ?? null }
    const code = { ...usualFireCode(demo.address.state), ...house }
    const drawn = drawRoof(demo.roof, demo.planes, panel, setbacks, equipment, code)
    const drawing = {
      ...drawn,
      ...(demo.plan_set ? { fire: house } : {}),
      ...(image ? { backdrop: 'image' as const, image } : {}),
    }
    const held = drawing.planes.flatMap(plane => plane.modules).length
    const sold = sum(demo.planes.map(({ modules }) => modules))
    if (held !== sold) throw new Error(`The roof at ${demo.address.line1} holds ${held} of ${sold} modules`)
    const save = (version: number, storage = drawing.storage) =>
      rep.POST('/v3/design.SaveDrawing', { body: { project_id, version, drawing: { ...drawing, storage } } })
    if (demo.without_battery) {
      const of_first = { project_id, design_id: project_id }
      const { name, sold_name } = demo.without_battery
      await save(0, [])
      the(await rep.POST('/v3/design.Copy', { body: { ...of_first, name } }))
      the(await rep.POST('/v3/design.Rename', { body: { ...of_first, version: 1, name: sold_name } }))
    }
    await save(demo.without_battery ? 1 : 0)
    return
  }
  const control = battery?.control ? { storage_control: battery.control } : {}
  const arrays = demo.planes.map(({ modules, ...plane }) => ({ ...plane, panel_id, module_count: modules }))
  await rep.POST('/v3/design.Save', { body: { project_id, version: 0, arrays, ...equipment, ...control } })
}
