// Whatever a file holds, it is read, asked about or refused in words; what it becomes is what was promised, and the project opens
// afterwards. Each day draws other files; 5,000 at once:
// MUTATIONS=5000 npx vitest run --config tests/vitest.config.ts tests/parse/mutated
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sum } from '#machines/lib/numbers.ts'
import { Refusal, readRefusal } from '#sdk/refusal.ts'
import type { Schemas } from '#sdk/types.ts'
import { apply, rowsOf, upload } from '#tests/sheet-import/upload.ts'
import { signedIn } from '#tests/support/app.ts'
import { answered, designInput, newProject } from '#tests/support/sale.ts'
import { TODAY } from '#tests/support/turns.mjs'
import { listFile } from './lists.ts'
import { paperFile } from './papers.ts'
import { rateFile } from './rates.ts'
import { usageFile } from './usage.ts'
import { weatherFile } from './weather.ts'

const COUNT = Number(process.env['MUTATIONS'] ?? 100)
const FIRST = Number(process.env['MUTATION'] ?? TODAY * COUNT)

afterAll(() => {
  if (process.env['TEST_LOG']) console.log(Object.fromEntries([...outcomes].toSorted()))
})

let shop: Awaited<ReturnType<typeof signedIn>>
let project_id: string
let usual_kwh: number
beforeAll(async () => {
  shop = await signedIn()
  project_id = (await newProject(shop.call)).id
  await shop.call.POST('/v3/design.Save', { body: await designInput(shop.call, project_id) })
  usual_kwh = (await simulated())?.annual_kwh ?? 0
})

const project = async () =>
  answered((await shop.call.GET('/v3/projects.Get', { params: { query: { project_id } } })).data).project
const simulated = async () =>
  answered((await shop.call.GET('/v3/solar.GetPerformanceSimulation', { params: { query: { project_id } } })).data)
    .simulation

/** Refusals with a message for the user; anything else is our error. */
const EXPECTED = [400, 409, 413, 415]

/** How many files came to what; TEST_LOG prints it. */
const outcomes = new Map<string, number>()
const count = (outcome: string) => outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)

/** Undefined if it was refused, as files may be. */
async function send(path: string, bytes: Uint8Array, fields: Record<string, string>): Promise<unknown> {
  const form = new FormData()
  for (const [name, value] of Object.entries({ file_name: 'file', ...fields })) form.append(name, value)
  form.append('file', new Blob([new Uint8Array(bytes)]))
  const headers = { authorization: `Bearer ${shop.token}` }
  const answer = await shop.app.request(path, { method: 'POST', headers, body: form })
  count(`${path} ${answer.status}`)
  if (answer.status === 200) return answer.json()
  const { message } = await readRefusal(answer)
  if (!EXPECTED.includes(answer.status) || !/[.?]$/.test(message)) throw new Error(`${answer.status} ${message}`)
  return undefined
}

async function unlessRefused<T>(call: () => Promise<T>): Promise<T | undefined> {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof Refusal) || !EXPECTED.includes(error.status)) throw error
    return undefined
  }
}

/** A kind's share of the files, and its check: undefined, or the fault. */
type Kind = { share: number; check(seed: number): Promise<string | undefined> }
const KINDS: Record<string, Kind> = {
  usage: {
    share: 0.3,
    check: async seed => {
      const { bytes, choices } = usageFile(seed)
      const stored = await send('/v3/energy.UploadUsage', bytes, { project_id, ...choices })
      const year = sum((await project()).consumption?.values ?? [])
      const isHome = year > 0 && (choices['year'] === 'confirmed' || (year >= 500 && year <= 150_000))
      return stored && !isHome ? `${year} kWh a year` : undefined
    },
  },
  weather: {
    share: 0.2,
    check: async seed => {
      const { bytes, answers } = weatherFile(seed)
      const stored = await send('/v3/solar.UploadWeather', bytes, { project_id, ...answers })
      await project()
      const share = ((await simulated())?.annual_kwh ?? 0) / usual_kwh
      // Keeping the header's zone, or contradictory light, was an answer to a question that showed the hour.
      const isChosen = answers['light'] !== undefined || answers['zone'] === 'file'
      return stored && !isChosen && !(share > 0.5 && share < 1.5) ? `${share.toFixed(2)} of the usual year` : undefined
    },
  },
  rates: {
    share: 0.15,
    check: async seed => {
      const { kind, bytes } = rateFile(seed)
      if (kind === 'exports') {
        await send('/v3/energy.ReadExportRates', bytes, {})
        return undefined
      }
      const read = (await send('/v3/energy.ReadRateFile', bytes, {})) as { rates: Rate[] } | undefined
      for (const { plan, problem } of read?.rates ?? []) {
        if ((plan === null) === (problem === null)) return 'a plan and a problem, or neither'
        if (!plan) continue
        const { version } = await project()
        const tariff = { rate_usd_per_kwh: 0.15, fixed_charge_cents_per_month: 1_300, plan }
        await shop.call.POST('/v3/projects.Update', { body: { project_id, version, tariff } })
        await project()
        const year = answered(
          (await shop.call.GET('/v3/energy.GetYear', { params: { query: { project_id } } })).data,
        ).year
        if (!Number.isFinite(year?.bills?.before_year_cents)) return 'a bill that is no number'
      }
      return undefined
    },
  },
  lists: {
    share: 0.25,
    check: async seed => {
      const { kind, bytes } = listFile(seed)
      if (kind === 'remittance') {
        await send('/v3/receivables.PreviewRemittance', bytes, { lender: 'goodleap' })
        return undefined
      }
      const read = await unlessRefused(() => upload(shop.call, kind, bytes))
      if (read && read.status !== 'ready') return `it is ${read.status}`
      const [plan] = read?.choices ?? []
      count(`${kind} ${read ? 'read' : 'refused'}`)
      if (!read || !plan || plan.added + plan.updated === 0) return undefined
      count(`${kind} applied`)
      const owner = { kind: 'one' as const, user_ids: [shop.user.id] }
      const done = await apply(shop, shop.call, read, kind === 'lead' ? { owner } : {})
      const { added, updated, left_out } = done.counts
      const counts = { added, updated, skipped: left_out }
      if (done.status !== 'applied') return `it is ${done.status}: ${done.reason}`
      if (Object.entries(counts).some(([name, count]) => plan[name as keyof typeof counts] !== count))
        return `${JSON.stringify(counts)} of ${JSON.stringify(plan)}`
      const skipped = await rowsOf(shop.call, done, 'left_out')
      if (skipped.some(({ reason }) => reason === null)) return 'a row left out without a reason'
      if (added + updated + skipped.length !== read.counts.rows - read.counts.unchanged) return 'rows unaccounted for'
      for (const { project } of kind === 'lead' ? await rowsOf(shop.call, done, 'added') : [])
        await shop.call.GET('/v3/projects.Get', { params: { query: { project_id: project?.id ?? '' } } })
      return undefined
    },
  },
  papers: {
    share: 0.1,
    check: async seed => {
      const uploaded = (await send('/v3/collections.UploadAgreement', paperFile(seed), { name: 'Contract' })) as
        | { agreement: { id: string } }
        | undefined
      if (!uploaded) return undefined
      const query = { agreement_id: uploaded.agreement.id }
      await shop.call.GET('/v3/collections.GetAgreement', { params: { query } })
      return undefined
    },
  },
}
type Rate = { plan: Schemas['RatePlan'] | null; problem: string | null }

describe('mutated files', () => {
  it.each(Object.entries(KINDS))(
    'of %s are stored as they are shown, asked about or refused',
    async (_, { share, check }) => {
      const wrong: string[] = []
      for (let seed = FIRST; seed < FIRST + COUNT * share; seed++) {
        const fault = await check(seed).catch((error: unknown) => String(error))
        if (fault !== undefined) wrong.push(`${seed}: ${fault}`)
      }
      expect(wrong).toEqual([])
    },
    60_000 + COUNT * 3_000,
  )
})
