// Printed pages by recipient, with a printer controlled by the test.
import { beforeAll, expect, it, vi } from 'vitest'
import type { Schemas } from '#sdk/types.ts'
import { NO_PRINTER } from '#server/ports/print/printer.ts'
import { printQueue } from '#server/ports/print/queue.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { standInPrinter } from '#tests/support/printer.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered, financed } from '#tests/support/sale.ts'
import { type PrintedPage, type PrintState, printPage } from '#web/lib/files/print-job.ts'

type Page = 'proposal' | 'solar_proposal' | 'simulation_report'
let test: TestApp
let owner: Awaited<ReturnType<TestApp['signIn']>>['call']
let project_id: string
let proposal: Schemas['Proposal']
let report_id: string
let printer: ReturnType<typeof standInPrinter>

const idOf = (url: string | null | undefined) => url?.split('/').at(-1) ?? ''
const save = async (more: object) => {
  const { option_ids = [], version = 0 } = proposal ?? {}
  const body = { project_id, version, language: 'en' as const, option_ids, publish: true, ...more }
  proposal = answered((await owner.POST('/v3/proposal.Save', { body })).data).proposal
}
const print = async (page: Page, public_id: string) =>
  answered((await test.anyone.POST('/v1/browser', { body: { page, public_id } })).data).job
const read = async (job_id: string) =>
  answered((await test.anyone.GET('/v3/browser.Get', { params: { query: { job_id } } })).data).job
const download = (job_id: string) => test.app.request(`/v3/browser.Download?job_id=${job_id}`)
/** An empty queue with a printer of its own. */
function newPrinter(limits = {}) {
  printer = standInPrinter()
  test.ports.prints = printQueue({ printer, now: test.ports.now, token: test.ports.token, limits })
}

beforeAll(async () => {
  test = await testApp()
  owner = (await test.signIn(emailOf('Owner'))).call
  const sale = await financed(owner)
  project_id = sale.project_id
  await save({ option_ids: [sale.offer.option_id] })
  const { shared } = answered((await owner.POST('/v3/solar.ShareReport', { body: { project_id } })).data)
  report_id = idOf(shared[0]?.url)
})

it('prints a proposal for holders of its link: asked, waited for, fetched, without a session', async () => {
  newPrinter()
  const public_id = idOf(proposal.public_url)
  const job = await print('proposal', public_id)
  expect(job).toMatchObject({ status: 'printing', ahead: 0, sentence: null })
  expect(job.file_name).toBe('Solar proposal, 12 Example Street.pdf')
  expect(printer.asked).toEqual([
    {
      path: `/proposal/${public_id}`,
      shows: '#root > :not(link)',
      script: false,
      title: 'Solar proposal, 12 Example Street',
      time_zone: expect.stringContaining('America/'),
    },
  ])
  const early = await download(job.id)
  expect([early.status, (await early.json()).code]).toEqual([409, 'not_printed'])
  await printer.finish('%PDF of the proposal')
  expect(await read(job.id)).toMatchObject({ status: 'done' })
  const answer = await download(job.id)
  expect(await answer.text()).toBe('%PDF of the proposal')
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(answer.headers.get('content-disposition')).toBe(
    "attachment; filename*=UTF-8''Solar%20proposal%2C%2012%20Example%20Street.pdf",
  )
})

it('prints the same once, and again what looks different: another page, another publication', async () => {
  newPrinter()
  const public_id = idOf(proposal.public_url)
  const first = await print('proposal', public_id)
  // Images have new addresses by then.
  test.clock.now = new Date(test.clock.now.getTime() + 3_000)
  expect((await print('proposal', public_id)).id).toBe(first.id)
  const summary = await print('solar_proposal', public_id)
  expect(summary).toMatchObject({ status: 'queued', ahead: 1 })
  await save({ language: 'es' })
  const changed = await print('proposal', public_id)
  expect(changed).toMatchObject({ ahead: 2, file_name: 'Propuesta solar, 12 Example Street.pdf' })
  for (const text of ['1', '2', '3']) await printer.finish(text)
  expect(printer.asked.map(({ path }) => path.split('/')[1])).toEqual(['proposal', 'solar-proposal', 'proposal'])
})

it('prints a shared report while it is shared, and does not count itself among its readers', async () => {
  newPrinter()
  const query = { params: { query: { project_id } } }
  const views = async () => answered((await owner.GET('/v3/solar.GetReport', query)).data).shared[0]?.view_count
  const look = (agent: string) =>
    test.app.request(`/v3/solar.ViewReport?public_id=${report_id}`, { headers: { 'user-agent': agent } })
  expect((await look(printer.agent)).status).toBe(200)
  expect(await views()).toBe(0)
  await look('A browser')
  expect(await views()).toBe(1)
  expect(await print('simulation_report', report_id)).toMatchObject({
    file_name: 'Simulation report, 12 Example Street.pdf',
  })
  expect(printer.asked[0]).toMatchObject({ script: true, path: `/simulation-report/${report_id}` })
  const { shared } = answered((await owner.GET('/v3/solar.GetReport', query)).data)
  await owner.POST('/v3/solar.RevokeReport', { body: { project_id, report_id: shared[0]?.id ?? '' } })
  expect(await refusal(print('simulation_report', report_id))).toMatchObject({ status: 404 })
})

it('prints nothing that is not open by a link, whatever is asked for', async () => {
  newPrinter()
  const guessed = 'A'.repeat(43)
  for (const page of ['proposal', 'solar_proposal', 'simulation_report'] as const)
    expect(await refusal(print(page, guessed))).toMatchObject({ status: 404 })
  // A report's link opens no proposal, and the other way round.
  expect(await refusal(print('proposal', report_id))).toMatchObject({ status: 404 })
  expect(await refusal(print('simulation_report', idOf(proposal.public_url)))).toMatchObject({ status: 404 })
  const hostile = [
    'http://169.254.169.254/latest',
    'file:///etc/passwd',
    '../../v1/user',
    `${'A'.repeat(42)}/`,
    `${'A'.repeat(43)}\n`,
    `${'A'.repeat(43)}?x=1`,
    '%2e%2e%2f'.padEnd(43, 'A'),
    '',
  ]
  for (const public_id of hostile) expect(await refusal(print('proposal', public_id))).toMatchObject({ status: 400 })
  for (const body of [
    { page: 'proposal', public_id: guessed, url: 'http://127.0.0.1/' },
    { page: 'login', public_id: guessed },
    { page: 'proposal', public_id: 7 },
    ['proposal'],
    null,
  ]) {
    const answer = await test.app.request('/v1/browser', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(answer.status).toBe(400)
  }
  expect(printer.asked).toEqual([])
  expect((await download(guessed)).status).toBe(404)
  expect((await download('../job')).status).toBe(400)
})

it('says when too many wait and when to come back, and when there is nothing to print with', async () => {
  const public_id = idOf(proposal.public_url)
  newPrinter({ waiting: 0, at_once: 0 })
  const body = JSON.stringify({ page: 'proposal', public_id })
  const headers = { 'content-type': 'application/json' }
  const full = await test.app.request('/v1/browser', { method: 'POST', headers, body })
  expect([full.status, full.headers.get('retry-after')]).toEqual([429, '10'])
  test.ports.prints = printQueue({ printer: NO_PRINTER, now: test.ports.now, token: test.ports.token })
  expect(await refusal(print('proposal', public_id))).toMatchObject({
    status: 503,
    code: 'no_browser',
    message: expect.stringContaining('Print in your own browser'),
  })
})

it('fails a page with a sentence when the browser breaks off, and prints it when it is asked for again', async () => {
  newPrinter()
  const public_id = idOf(proposal.public_url)
  const job = await print('proposal', public_id)
  await printer.fail()
  const failed = await read(job.id)
  expect(failed).toMatchObject({ status: 'failed', sentence: expect.stringContaining('couldn’t be printed') })
  const answer = await download(job.id)
  expect([answer.status, (await answer.json()).message]).toEqual([409, failed.sentence])
  const again = await print('proposal', public_id)
  expect(again.id).not.toBe(job.id)
  await printer.finish('%PDF')
  expect(await read(again.id)).toMatchObject({ status: 'done' })
  test.clock.now = new Date(test.clock.now.getTime() + 15 * 60_000)
  expect((await download(again.id)).status).toBe(404)
})

it('shows the requester how far it is, survives a server restart, and says why it cannot', async () => {
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => test.app.request(path, init))
  try {
    const page: PrintedPage = { page: 'proposal', public_id: idOf(proposal.public_url) }
    const told: PrintState[] = []
    const follow = (asked = page) => printPage(asked, state => told.push(state), new AbortController().signal)
    newPrinter()
    const followed = follow()
    await vi.waitFor(() => expect(told).toEqual([{ step: 'printing' }]))
    // All jobs are forgotten; the page is asked for again.
    newPrinter()
    await vi.waitFor(() => expect(printer.asked).toHaveLength(1), 2_000)
    await printer.finish('%PDF')
    await followed
    const last = told.at(-1)
    // The last publication above was in Spanish.
    expect(last).toMatchObject({ step: 'done', file_name: 'Propuesta solar, 12 Example Street.pdf' })
    expect((await test.app.request(last?.step === 'done' ? last.href : '')).status).toBe(200)

    const why = async (asked?: PrintedPage) => {
      await follow(asked)
      const end = told.at(-1)
      return end?.step === 'failed' ? end.why : end?.step
    }
    expect(await why({ ...page, public_id: 'A'.repeat(43) })).toBe('gone')
    newPrinter({ waiting: 0, at_once: 0 })
    expect(await why()).toBe('busy')
    test.ports.prints = printQueue({ printer: NO_PRINTER, now: test.ports.now, token: test.ports.token })
    expect(await why()).toBe('no_browser')
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
    expect(await why()).toBe('unreachable')
  } finally {
    vi.unstubAllGlobals()
  }
})
