// The drawn charts: every statechart there is, each transition with the flows that take it, colored by the last replay.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { SOURCES, WITHOUT_FLOWS } from '#mocks/flows/charts.ts'
import { DRAWN } from '#mocks/flows/generate.ts'
import { type Mocks, startMocks } from '#mocks/prism/start.ts'
import { chosenFlows } from '#mocks/replay/documents.ts'
import { keepLast } from '#mocks/replay/kept.ts'
import { readCharts } from '#openapi/docs/page/charts.ts'
import { filesOf } from '#tests/support/files.ts'

const directory = mkdtempSync(join(tmpdir(), 'charts-test-'))
vi.stubEnv('TMPDIR', directory)
let mocks: Mocks
beforeAll(async () => {
  mocks = await startMocks({ port: 0 })
})
afterAll(async () => {
  await mocks.close()
  vi.unstubAllEnvs()
  rmSync(directory, { recursive: true })
})
const page = async () => {
  const answer = await fetch(`${mocks.url}/mocks/charts`, { headers: { Accept: 'text/html' } })
  expect(answer.status).toBe(200)
  return await answer.text()
}

it('are laid out from what the flows are today', async () => {
  const message = 'run `npm run flows` and commit what it changes'
  expect((await DRAWN.text()) === readFileSync(DRAWN.file, 'utf8'), message).toBe(true)
})

it('show every machine, and only flows there are', () => {
  const machines = filesOf(['machines'], ['.machine.ts'])
  const sources = [...Object.values(SOURCES), ...WITHOUT_FLOWS.map(({ source }) => source)]
  expect(sources.filter(source => source.endsWith('.machine.ts')).sort()).toEqual(machines.sort())
  const names = chosenFlows([]).map(({ name }) => name)
  const linked = new Set(
    readCharts().flatMap(({ edges }) =>
      edges.flatMap(({ events }) => events.flatMap(({ moves }) => moves.flatMap(({ flows }) => flows))),
    ),
  )
  expect(linked.size).toBeGreaterThan(200)
  expect([...linked].filter(flow => !names.some(name => name === flow || name.startsWith(`${flow}/`)))).toEqual([])
})

it('have boxes that lie apart', () => {
  for (const { title, states } of readCharts())
    for (const one of states)
      for (const other of states) {
        const apart =
          one === other ||
          one.x + one.width <= other.x ||
          other.x + other.width <= one.x ||
          one.y + one.height <= other.y ||
          other.y + other.height <= one.y
        expect(apart, `${title}: ${one.name} and ${other.name}`).toBe(true)
      }
})

it('are colored by the last replay', async () => {
  const move = 'canceled | reopened | active'
  const chart = readCharts().find(({ title }) => title === 'Project status') ?? expect.fail()
  const [flow = ''] =
    chart.edges.flatMap(({ events }) => events.flatMap(({ moves }) => moves)).find(one => one.move === move)?.flows ??
    []
  const before = await page()
  expect(before).toContain('Nothing was replayed yet.')
  expect(before).not.toMatch(/class="(same|different)"/)
  keepLast({ against: 'local', flows: [{ flow, file: '', verdict: 'same' }] })
  const same = await page()
  expect(same).toContain('against local')
  expect(same).toMatch(/<a href="#project-status-\d+" class="same"><text [^>]*>✓ reopened/)
  expect(same).not.toContain('class="different"')
  keepLast({ against: 'local', flows: [{ flow, file: '', verdict: 'different' }] })
  expect(await page()).toMatch(/<path d="[^"]+" class="different"/)
})
