// When a homeowner sees the proposal: a phone four times slower than this machine opens the built page. Needs a build and a
// Chromium: `node --import tsx tests/bench/first-paint.ts`, or with the link of a proposal on a server that runs already.
// Target: content on screen within a second.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { productClient } from '#sdk/client.ts'
import { findChromium } from '#server/ports/print/find-chromium.ts'
import { DEMO_PASSWORD } from '../support/browser.ts'
import { startServer } from '../support/server.ts'

const PORT = Number(process.env['TEST_PORT'] ?? 4791)
const SLOWER = 4
const RUNS = 7

const [, , given] = process.argv
const data_dir = mkdtempSync(join(tmpdir(), 'sunquill-paint-'))
const executablePath = await findChromium(process.env['CHROMIUM_PATH'])
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] })
const server = given ? undefined : await startServer(PORT, data_dir, { NODE_ENV: 'development' })
try {
  const link = given ?? (await demoProposal(server?.address ?? ''))
  // The first visit loads the page's components from disk, which happens once per start.
  await visit(browser, link)
  const visits = []
  for (let run = 0; run < RUNS; run++) visits.push(await visit(browser, link))
  for (const name of ['first_byte', 'first_contentful_paint', 'largest_contentful_paint', 'alive'] as const) {
    const sorted = visits.map(one => one[name]).sort((a, b) => a - b)
    const [low, middle, high] = [0, RUNS >> 1, RUNS - 1].map(at => Math.round(sorted[at] ?? 0))
    console.log(`${name.padEnd(26)} median ${middle} ms, ${low} to ${high}`)
  }
  console.log(
    `page ${visits[0]?.page_kb} kB, script ${visits[0]?.script_kb} kB, as they travel; CPU ${SLOWER} times slower`,
  )
} finally {
  await browser.close()
  await server?.kill()
  rmSync(data_dir, { recursive: true, force: true })
}

async function demoProposal(address: string): Promise<string> {
  const clientOf = (token: string | null) =>
    productClient({
      base_url: address,
      token: () => token,
      impersonated: () => null,
      idempotency_key: () => crypto.randomUUID(),
    })
  const body = { email: 'owner@example.com', password: DEMO_PASSWORD }
  const { data: session } = await clientOf(null).POST('/v1/users/sessions', { body })
  const call = clientOf(session?.token ?? null)
  const { data } = await call.GET('/v3/projects.List', { params: { query: { limit: 200 } } })
  for (const { id } of data?.projects ?? []) {
    const query = { project_id: id }
    const { data: begun } = await call.GET('/v3/proposal.Get', { params: { query } })
    if (begun?.proposal?.public_url) return address + new URL(begun.proposal.public_url).pathname
  }
  throw new Error('No demo project has a published proposal')
}

async function visit(of: Browser, link: string) {
  const context = await of.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true })
  const page = await context.newPage()
  const throttle = await context.newCDPSession(page)
  await throttle.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.goto(link, { waitUntil: 'load' })
  // A hydrated page has its controls enabled.
  await page.locator('fieldset.needs-script:enabled').first().waitFor()
  const seen = await page.evaluate(
    () =>
      new Promise<{ lcp: number; alive: number }>(done => {
        const alive = performance.now()
        new PerformanceObserver(list => done({ lcp: list.getEntries().at(-1)?.startTime ?? 0, alive })).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        })
      }),
  )
  const facts = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation').map(one => one.toJSON())
    const resources = performance.getEntriesByType('resource').map(one => one.toJSON())
    const scripts = resources.filter(({ name }) => name.endsWith('.js'))
    return {
      first_byte: navigation.responseStart,
      first_contentful_paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      page_kb: Math.round(navigation.encodedBodySize / 102.4) / 10,
      script_kb: Math.round(scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 102.4) / 10,
    }
  })
  await context.close()
  return { ...facts, largest_contentful_paint: seen.lcp, alive: seen.alive }
}
