// The proposal of a demo sale: begun with a template, published, sent, read, and whatever came of it.
import { DAY_MS } from '#machines/lib/time.ts'
import { negativeResults } from '#machines/proposals/negative-results.ts'
import { idOf, the } from './answers.ts'
import type { Client, Time } from './sell.ts'

export type DemoProposal = {
  /** By name, in place of the one that fits. */
  template?: string
  /** For how many days it can be accepted; usually until a fortnight before it is installed. */
  valid_days?: number
  /** How it was read, one visit after the other. `looks_at` is the way to pay looked at last. */
  visits?: { after_days: number; minutes: number; pages: number; on: keyof typeof DEVICES; looks_at?: string }[]
  /** The system is changed after it was published. */
  is_changed?: boolean
}

/** As browsers name themselves. */
const DEVICES = {
  phone:
    'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  computer: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
}

type Sale = {
  rep: Client
  /** The holder of the link. */
  homeowner: Client
  project_id: string
  name: string
  option_id: string
  option_ids: string[]
  time: Time
  installation_on: string
}

export async function propose(sale: Sale, demo: DemoProposal, is_accepted: boolean) {
  const { rep, project_id, option_ids, time } = sale
  const { designs, templates, suggested } = the(
    await rep.GET('/v3/proposal.Get', { params: { query: { project_id } } }),
  )
  const body = {
    project_id,
    version: 0,
    language: suggested.language,
    option_ids,
    publish: true,
    valid_until: demo.valid_days
      ? dayAfter(time.today(), demo.valid_days)
      : dayAfter(new Date(sale.installation_on), -15),
  }
  const template = demo.template ? { template_id: idOf(templates, ({ name }) => name === demo.template) } : {}
  const loss = await lossOf(sale)
  const { proposal } = the(await rep.POST('/v3/proposal.Save', { body: { ...body, ...template, ...loss } }))
  const public_id = proposal.public_url?.split('/').at(-1) ?? ''
  for (const { id } of designs.filter(({ chosen }) => !chosen))
    the(await rep.POST('/v3/proposal.Save', { body: { ...body, design_id: id, ...(await lossOf(sale, id)) } }))
  await mail(sale)
  for (const { after_days, ...visit } of demo.visits ?? []) {
    time.pass(after_days)
    await read(sale, public_id, visit)
  }
  if (is_accepted) {
    const { option_id, name } = sale
    time.pass(1)
    await read(sale, public_id, { minutes: 8, pages: 7, on: 'phone' })
    await sale.homeowner.POST('/v3/proposal.Accept', { body: { public_id, option_id, with_battery: true, name } })
  }
}

/** The rep's confirmation for a payment option that costs more than it saves. */
async function lossOf({ rep, project_id, option_ids }: Sale, design_id?: string) {
  const query = { project_id, ...(design_id ? { design_id } : {}) }
  const { offers } = the(await rep.GET('/v3/financing.Compare', { params: { query } }))
  const [loss] = negativeResults(offers.filter(({ option_id }) => option_ids.includes(option_id)))
  return loss ? { confirmed_loss_cents: loss.savings_25y_cents } : {}
}

/** Started but unfinished: it names the contact, whose number is missing. */
export async function beginProposal({ rep, project_id, option_ids }: Pick<Sale, 'rep' | 'project_id' | 'option_ids'>) {
  const query = { params: { query: { project_id } } }
  const { suggested } = the(await rep.GET('/v3/proposal.Get', query))
  await rep.POST('/v3/proposal.Save', {
    body: { project_id, version: 0, language: suggested.language, option_ids, publish: false },
  })
  const { content, version } = the(await rep.GET('/v3/proposal.GetEditorData', query))
  const call = { kind: 'paragraph' as const, spans: [{ text: 'Call me at {rep_phone} with any question.' }] }
  const pages = content.pages.map((page, at) =>
    at > 0
      ? page
      : {
          ...page,
          blocks: page.blocks.map(block =>
            block.kind === 'text'
              ? { ...block, body: [...block.body.slice(0, -1), call, ...block.body.slice(-1)] }
              : block,
          ),
        },
  )
  await rep.POST('/v3/proposal.SaveEditorData', { body: { project_id, version, content: { pages } } })
}

async function mail({ rep, project_id }: Sale) {
  const query = { params: { query: { project_id } } }
  const { recipients, subject, body } = the(await rep.GET('/v3/proposal.PrepareMessage', query))
  const homeowner_ids = recipients.filter(({ is_primary }) => is_primary).map(({ homeowner_id }) => homeowner_id)
  await rep.POST('/v3/proposal.Send', { body: { project_id, way: 'mail', homeowner_ids, cc: [], subject, body } })
}

type Visit = Omit<NonNullable<DemoProposal['visits']>[number], 'after_days'>

async function read({ homeowner }: Sale, public_id: string, { minutes, pages, on, looks_at }: Visit) {
  const { proposal } = the(await homeowner.GET('/v3/proposal.View', { params: { query: { public_id } } }))
  const option_id = proposal.figures.offers.find(({ name }) => name === looks_at)?.option_id
  const seen = proposal.content.pages.slice(0, pages).map(({ id }) => id)
  const headers = { 'user-agent': DEVICES[on] }
  const first = { public_id, seconds: 0, pages_seen: seen.slice(0, 1) }
  const { visit_id } = the(await homeowner.POST('/v3/proposal.Track', { body: first, headers }))
  const later = { public_id, visit_id, seconds: minutes * 60, pages_seen: seen, ...(option_id ? { option_id } : {}) }
  await homeowner.POST('/v3/proposal.Track', { body: later, headers })
}

/** The system of today is another one than the one proposed. */
export async function addArraySkirt({ rep, project_id }: Pick<Sale, 'rep' | 'project_id'>) {
  const { adders } = the(await rep.GET('/v3/adders.List', { params: { query: { limit: 200 } } }))
  const adder_id = idOf(adders, ({ name }) => name === 'Array skirt')
  await rep.POST('/v3/adders.AddProjectAdder', { body: { project_id, adder_id, quantity: 1 } })
}

const dayAfter = (date: Date, days: number) => new Date(date.getTime() + days * DAY_MS).toISOString().slice(0, 10)
