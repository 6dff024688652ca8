// How smoothly a drawing of 100 panels follows the hand on a tablet four times slower than this machine: moving one plane, moving
// all, and panning. Needs a Chromium; fills a demo company first: `node --import tsx tests/bench/drawing-frames.ts`. Target: p95 of a frame within 20 ms.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { productClient } from '#sdk/client.ts'
import { findChromium } from '#server/ports/print/find-chromium.ts'
import { DEMO_PASSWORD } from '../support/browser.ts'
import { startServer } from '../support/server.ts'

const PORT = Number(process.env['TEST_PORT'] ?? 4793)
const SLOWER = 4
const STEPS = 90
const PANELS = 100

const data_dir = mkdtempSync(join(tmpdir(), 'sunquill-frames-'))
const executablePath = await findChromium(process.env['CHROMIUM_PATH'])
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] })
const server = await startServer(PORT, data_dir, { NODE_ENV: 'development' })
try {
  const { token, project_id } = await drawnProject(server.address)
  const context = await browser.newContext({ viewport: { width: 1180, height: 820 } })
  await context.addInitScript(([value = '']) => localStorage.setItem('access_token', value), [token])
  // The loader names functions with a helper that the page doesn't have.
  await context.addInitScript('globalThis.__name = one => one')
  const page = await context.newPage()
  await page.goto(`${server.address}/projects/${project_id}/designer`)
  const list = page.getByRole('list', { name: 'Drawing parts' }).getByRole('button')
  await list.first().waitFor()
  const throttle = await context.newCDPSession(page)
  await throttle.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const [west] = await middles(page)
  const empty = { x: 60, y: 700 }
  await print('pan', page, empty)
  await page.mouse.click(west?.x ?? 0, west?.y ?? 0)
  await print('move one plane', page, west ?? empty)
  await page.keyboard.press('Control+a')
  const [again] = await middles(page)
  await print('move all', page, again ?? empty)
} finally {
  await browser.close()
  await server.kill()
  rmSync(data_dir, { recursive: true, force: true })
}

/** Two planes of 50 panels each. */
async function drawnProject(address: string) {
  const clientOf = (token: string | null) =>
    productClient({
      base_url: address,
      token: () => token,
      impersonated: () => null,
      idempotency_key: () => crypto.randomUUID(),
    })
  const body = { email: 'owner@example.com', password: DEMO_PASSWORD }
  // The server answers before its demo company is filled.
  for (
    const until = Date.now() + 180_000;
    Date.now() < until;
    await new Promise(resolve => setTimeout(resolve, 1000))
  ) {
    const { data: session } = await clientOf(null)
      .POST('/v1/users/sessions', { body })
      .catch(() => ({ data: undefined }))
    const project_id = session && (await halves(clientOf(session.token)))
    if (project_id) return { token: session.token, project_id }
  }
  throw new Error('No demo project has a drawn roof')
}

/** The first drawn project, redrawn; undefined without one. */
async function halves(call: ReturnType<typeof productClient>): Promise<string | undefined> {
  const { data: list } = await call.GET('/v3/projects.List', { params: { query: { limit: 200 } } })
  for (const { id: project_id } of list?.projects ?? []) {
    const query = { project_id }
    const { data } = await call.GET('/v3/design.GetDrawing', { params: { query } })
    const [plane] = data?.drawing?.planes ?? []
    if (!data?.drawing || !plane) continue
    const { roof_id: _, holes: __, ...free } = plane
    const planes = [-14, 2].map((left, half) => ({
      ...free,
      id: `half-${half}`,
      name: `Half ${half + 1}`,
      points: [
        [left, -6],
        [left + 12, -6],
        [left + 12, 6],
        [left, 6],
      ],
      edges: ['eave' as const, 'rake' as const, 'ridge' as const, 'rake' as const],
      azimuth_deg: 180,
      modules: Array.from({ length: PANELS / 2 }, (_, n) => ({
        u_m: left + 1.4 + (n % 8) * 1.2,
        v_m: -4.8 + Math.floor(n / 8) * 1.75,
        orientation: 'portrait' as const,
        on: true,
      })),
    }))
    const drawing = { ...data.drawing, north_deg: 0, planes, roofs: [], obstructions: [] }
    await call.POST('/v3/design.SaveDrawing', { body: { project_id, version: data.version, drawing } })
    return project_id
  }
  return undefined
}

function middles(page: Page) {
  return page.locator('svg g[data-part] path[data-outline]').evaluateAll(all =>
    all.map(one => {
      const { x, y, width, height } = one.getBoundingClientRect()
      // Between two panels: the plane itself.
      return { x: x + width / 2, y: y + height - 6 }
    }),
  )
}

/** Drags in a circle, a step per frame as fast as the page draws them. */
async function print(name: string, page: Page, from: { x: number; y: number }) {
  const frames = await page.evaluate(
    ([x, y, steps]) =>
      new Promise<number[]>(done => {
        const send = (type: string, px: number, py: number) =>
          document.elementFromPoint(x, y)?.dispatchEvent(
            new PointerEvent(type, {
              bubbles: true,
              pointerId: 1,
              pointerType: 'pen',
              isPrimary: true,
              clientX: px,
              clientY: py,
              button: type === 'pointermove' ? -1 : 0,
              buttons: type === 'pointerup' ? 0 : 1,
            }),
          )
        const svg = document.querySelector('svg[role=application]')
        if (svg) Object.assign(svg, { setPointerCapture() {} })
        send('pointerdown', x, y)
        const took: number[] = []
        let before = performance.now()
        let step = 0
        const next = () => {
          const now = performance.now()
          if (step > 5) took.push(now - before)
          before = now
          if (step++ === steps) {
            send('pointerup', x, y)
            done(took)
            return
          }
          const turn = (step / steps) * 2 * Math.PI
          const [px, py] = [x + 60 * Math.sin(turn), y - 40 + 40 * Math.cos(turn)]
          svg?.dispatchEvent(
            new PointerEvent('pointermove', {
              bubbles: true,
              pointerId: 1,
              pointerType: 'pen',
              clientX: px,
              clientY: py,
              buttons: 1,
            }),
          )
          requestAnimationFrame(next)
        }
        requestAnimationFrame(next)
      }),
    [from.x, from.y, STEPS] as const,
  )
  const sorted = frames.sort((a, b) => a - b)
  const [middle, late] = [sorted[sorted.length >> 1] ?? 0, sorted[Math.floor(sorted.length * 0.95)] ?? 0]
  console.log(
    `${name.padEnd(16)} median ${middle.toFixed(1)} ms, p95 ${late.toFixed(1)} ms; the CPU ${SLOWER} times slower`,
  )
}
