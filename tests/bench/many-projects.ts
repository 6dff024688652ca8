// Response times with very many projects, on a running server that was seeded with `npm run seed -- --projects 100000`:
// `npx tsx tests/bench/many-projects.ts [http://localhost:4710]`. Targets: first rows within 300 ms, and no blank rows
// while the list is scrolled.
import { chromium } from '@playwright/test'
import { productClient } from '#sdk/client.ts'
import type { Input } from '#sdk/types.ts'
import { findChromium } from '#server/ports/print/find-chromium.ts'
import { DEMO_PASSWORD } from '../support/browser.ts'

const RUNS = 9
const SCREENS = 60
const [, , base_url = 'http://localhost:4710'] = process.argv

const clientOf = (token: string | null) =>
  productClient({
    base_url,
    token: () => token,
    impersonated: () => null,
    idempotency_key: () => crypto.randomUUID(),
  })
const body = { email: 'many.owner@example.com', password: DEMO_PASSWORD }
const token = (await clientOf(null).POST('/v1/users/sessions', { body })).data?.token ?? ''
const call = clientOf(token)

const middle = (times: number[]) => Math.round(times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0)

const ASKED: Input<'/v3/projects.List'>[] = [
  {},
  { sort: 'name' },
  { sort: 'price_cents', direction: 'asc' },
  { status: ['voided'], sort: 'status_since' },
  { stage: ['Sold'], state: 'NV', tag: 'battery' },
  { idle_days: 14, sort: 'active_at', direction: 'asc' },
  { search: 'quinn sample' },
  { search: '555-0142' },
  { search: 'phoenix' },
  { limit: 1, count: true },
]
for (const asked of ASKED) {
  const times: number[] = []
  for (let run = 0; run < RUNS; run++) {
    const began = performance.now()
    await call.GET('/v3/projects.List', { params: { query: { limit: 100, ...asked } } })
    times.push(performance.now() - began)
  }
  console.log(`${String(middle(times)).padStart(5)} ms  projects.List ${JSON.stringify(asked)}`)
}

const executablePath = await findChromium(process.env['CHROMIUM_PATH'])
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] })
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  // A link with a token would ask first: this browser has not signed in itself.
  await page.goto(`${base_url}/robots.txt`)
  await page.evaluate(kept => localStorage.setItem('access_token', kept ?? ''), token)
  await page.goto(base_url)
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
  const times: number[] = []
  for (let run = 0; run < RUNS; run++) {
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
    // Cached data would be shown immediately.
    await page.reload()
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
    // A user reads the dashboard first; its rendering isn't measured.
    await page.waitForFunction(() => document.querySelector('main .skeleton') === null)
    times.push(await page.evaluate(untilRows))
  }
  console.log(`${String(middle(times)).padStart(5)} ms  from the click to the first rows, in the browser`)

  await page.locator('table[aria-label=Projects]').hover()
  let blank = 0
  for (let screen = 0; screen < SCREENS; screen++) {
    await page.mouse.wheel(0, 700)
    // Two frames on, whatever is in sight has been drawn; a line in sight without a name would be blank.
    blank += await page.evaluate(async () => {
      await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      const table = document.querySelector('table[aria-label=Projects]')
      const box = table?.parentElement?.getBoundingClientRect()
      if (!table || !box) return 1
      const seen = [...table.querySelectorAll('tbody tr')].filter(line => {
        const { top, bottom } = line.getBoundingClientRect()
        return bottom > box.top + 40 && top < box.bottom - 4
      })
      return seen.length < 15 || seen.some(line => line.querySelector('a') === null) ? 1 : 0
    })
  }
  const drawn = await page.locator('table[aria-label=Projects] tbody tr').count()
  console.log(
    `${String(blank).padStart(5)} of ${SCREENS} screens scrolled by held something blank; ${drawn} lines are drawn`,
  )
} finally {
  await browser.close()
}

/** In the page, for waiting from outside looks only now and then: from the click to the frame that shows the first row, in ms. */
function untilRows(): Promise<number> {
  const link = [...document.querySelectorAll('nav a')].find(one => one.textContent === 'Projects')
  if (!(link instanceof HTMLElement)) throw new Error('The menu has no Projects.')
  return new Promise(resolve => {
    const began = performance.now()
    const watch = new MutationObserver(() => {
      if (document.querySelector('table[aria-label=Projects] tbody a') === null) return
      watch.disconnect()
      requestAnimationFrame(() => resolve(performance.now() - began))
    })
    watch.observe(document.body, { childList: true, subtree: true })
    link.click()
  })
}
