// Few lines for one cause: remarks apart from findings, findings by cause, reports of a size that CI systems show.
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { causesOf } from '#openapi/check/report/causes.ts'
import type { CheckReport, Finding } from '#openapi/check/report/report.ts'
import { reportText } from '#openapi/check/report/report-text.ts'
import { writeReports } from '#openapi/check/report/write-reports.ts'
import { answers, api, asking, pathOf } from './small.ts'

const map = { items: Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`k${at}`, { v: at }])) }
const open = { type: 'object', properties: { items: { type: 'object', properties: { a: { type: 'string' } } } } }

test('fields that an open object may have are noted once for their place, and are no drift', async () => {
  const report = await asking(api({ '/m': { get: { responses: answers(open) } } }), async () => Response.json(map))
  expect([report.verdict, report.findings]).toEqual(['conforms', []])
  expect(report.remarks).toEqual([
    {
      reason: 'fields that no schema names, in an object that allows others',
      place: 'GET /m, 200 items: items.k0, items.k1, items.k2 and 297 more',
    },
  ])
  expect(reportText(report)).toContain('Noted, 1 place: fields that no schema names')
})

test('in a closed object, or where the document closes its answers, they are one finding', async () => {
  const closed = structuredClone(open)
  Object.assign(closed.properties.items, { additionalProperties: false })
  for (const contract of [
    api({ '/m': { get: { responses: answers(closed) } } }),
    api({ '/m': { get: { responses: answers(open) } } }, { 'x-closed-answers': true }),
  ]) {
    const report = await asking(contract, async () => Response.json(map))
    expect(report.findings.map(({ check }) => check)).toEqual(['undocumented_field'])
  }
})

const paths = Array.from({ length: 33 }, (_, at) => `/things${at}`)
const many = api(Object.fromEntries(paths.map(path => [path, { get: { responses: answers() } }])))

test('one status that no operation names is one cause with its places, after a crash', async () => {
  const report = await asking(many, async request =>
    pathOf(request) === '/things32'
      ? Response.json({ trace: 'at 0x1f' }, { status: 500 })
      : Response.json({}, { status: 401 }),
  )
  const causes = causesOf(report)
  expect(causes.map(({ check, places }) => [check, places.length])).toEqual([
    ['server_error', 1],
    ['undocumented_status', 32],
  ])
  const text = reportText(report)
  expect(text.match(/✗/g)).toHaveLength(2)
  expect(text).toContain('32 operations: GET /things0, GET /things1, GET /things2 and 29 more')
})

test('no report is larger than a megabyte, however much was found', () => {
  const findings = Array.from({ length: 6_000 }, (_, at): Finding => {
    const path = `/things${at % 1_200}`
    const body = `{"text":"${'<x>'.repeat(1_300)}"}`
    return {
      check: 'response_schema',
      method: 'get',
      path,
      sentence: `Answers 200 where field ${at} must be string.`,
      expected: 'a string',
      sent: { method: 'GET', url: `http://localhost${path}`, headers: { accept: 'application/json' } },
      got: { status: 200, headers: { 'content-type': 'application/json' }, body },
      case_id: `get:${path}:ordinary-${at}`,
      alike: `field ${at % 900}`,
    }
  })
  const covered = Array.from({ length: 1_200 }, (_, at) => ({
    method: 'get' as const,
    path: `/things${at}`,
    requests: 12,
    statuses: [200, 400],
    succeeded: true,
    checks: ['server_error', 'undocumented_status', 'content_type', 'response_schema', 'boundary'] as const,
  }))
  const report: CheckReport = {
    base: 'http://localhost',
    contract: { title: 'Large', version: '1.0.0' },
    seed: 1,
    writes: false,
    started_at: '2026-11-21T17:00:00.000Z',
    ms: 5_230,
    requests: 20_000,
    findings,
    coverage: covered.map(one => ({ ...one, checks: [...one.checks] })),
    skipped: [],
    not_checked: covered.map(({ path }) => ({ place: `GET ${path}, 200 text/csv`, reason: 'not JSON' })),
    remarks: [],
    verdict: 'drifts',
  }
  const folder = mkdtempSync(join(tmpdir(), 'reports-'))
  const files = Object.fromEntries(['json', 'junit', 'html', 'sarif', 'badge'].map(name => [name, join(folder, name)]))
  writeReports(report, files, { name: 'openapi.yaml', text: 'paths: {}' })
  const sizes = readdirSync(folder).map(name => [name, statSync(join(folder, name)).size] as const)
  rmSync(folder, { recursive: true })
  expect(sizes).toHaveLength(5)
  for (const [name, size] of sizes) expect([name, size < 1_000_000]).toEqual([name, true])
  expect(reportText(report).length).toBeLessThan(40_000)
})
