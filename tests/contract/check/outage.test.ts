// A backend that goes away is one finding, and what would make it go away is left out.
import { describe, expect, test } from 'vitest'
import { EXIT_CODES } from '#openapi/check/report/report.ts'
import { reportText } from '#openapi/check/report/report-text.ts'
import { answers, api, asking, pathOf } from './small.ts'

const body = { required: true, content: { 'application/json': { schema: { type: 'object' } } } }
const contract = api({
  '/a': { get: { responses: answers() } },
  '/b': { get: { responses: answers() } },
  '/boom': { post: { requestBody: body, responses: answers() } },
  '/c': { post: { requestBody: body, responses: answers() } },
})
const refused = () => Promise.reject(new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') }))
const cut = () => Promise.reject(new TypeError('fetch failed', { cause: new Error('other side closed') }))

/** Ends by one path; `returns` is how many refused connections it takes to be back. */
function ending(path: string, returns = Number.POSITIVE_INFINITY, answersFirst = false) {
  let refusals = 0
  let isUp = true
  return async (request: Request) => {
    if (!isUp) {
      refusals += 1
      isUp = refusals % returns === 0
      return isUp ? Response.json({}) : refused()
    }
    if (pathOf(request) === path) {
      isUp = false
      return answersFirst ? Response.json({}) : cut()
    }
    return Response.json({})
  }
}

describe.each([
  ['that stays away', ending('/boom')],
  ['that comes back', ending('/boom', 3)],
  ['that answers before it ends', ending('/boom', Number.POSITIVE_INFINITY, true)],
])('a backend %s', (_, fetch) => {
  test('is one finding that names the request, and a verdict of its own', async () => {
    const report = await asking(contract, fetch, { wait_ms: 1_000 })
    expect(report.findings).toHaveLength(1)
    expect(report.findings[0]).toMatchObject({ check: 'server_error', path: '/boom' })
    expect(report.findings[0]?.sentence).toMatch(/^The backend stopped answering after POST \/boom/)
    expect([report.verdict, EXIT_CODES[report.verdict]]).toEqual(['gone', 4])
    expect(report.requests).toBeLessThan(40)
    expect(reportText(report)).toContain('Gone: the backend stopped answering after POST /boom')
  })
})

test('one answer that is lost is a finding of its operation, and the run goes on', async () => {
  const report = await asking(contract, async request => (pathOf(request) === '/b' ? cut() : Response.json({})), {
    writes: false,
  })
  expect(report.verdict).toBe('drifts')
  expect(report.findings.map(({ path, alike }) => [path, alike])).toEqual([['/b', 'lost']])
})

test('a restart that no request brings about is no finding', async () => {
  let asked = 0
  const report = await asking(
    contract,
    async () => {
      asked += 1
      return asked > 2 && asked < 8 ? refused() : Response.json({})
    },
    { wait_ms: 3_000, writes: false },
  )
  expect([report.verdict, report.findings]).toEqual(['conforms', []])
})

const ENDING: [string, string, object][] = [
  ['/__admin/shutdown', 'post', {}],
  ['/-/quit', 'get', {}],
  ['/admin/reset', 'post', {}],
  ['/mappings', 'delete', { summary: 'Delete all stub mappings' }],
  ['/maintenance', 'post', { description: 'Stops the server. Requests under way are finished.' }],
  ['/state', 'put', { description: 'Resets the database to its initial state.' }],
]
const STAYING: [string, string, object][] = [
  ['/password/reset', 'post', {}],
  ['/contracts/{id}/terminate', 'post', {}],
  ['/tasks', 'delete', { summary: 'Delete a task' }],
  ['/applications', 'post', { summary: 'Stop sharing an application' }],
]
const named = ([path, method, more]: [string, string, object]) => [
  path,
  {
    [method]: {
      ...more,
      ...(path.includes('{')
        ? { parameters: [{ name: 'id', in: 'path', required: true, schema: { const: 'x' } }] }
        : {}),
      responses: answers(),
    },
  },
]

test('what ends, resets or empties a server is named and never sent, unless it is asked for', async () => {
  const all = api(
    Object.fromEntries([['/a', { get: { responses: answers() } }], ...[...ENDING, ...STAYING].map(named)]),
  )
  const seen = new Set<string>()
  const fetch = async (request: Request) => {
    seen.add(pathOf(request))
    return Response.json({})
  }
  const report = await asking(all, fetch)
  expect(report.skipped.map(({ path }) => path).sort()).toEqual(ENDING.map(([path]) => path).sort())
  expect([...seen].filter(path => ENDING.some(([ends]) => ends === path))).toEqual([])
  expect(reportText(report)).toContain('Not asked, 6 operations: by its name or description it ends')
  await asking(all, fetch, { destructive: true })
  expect(ENDING.every(([path]) => seen.has(path))).toBe(true)
})
