// A check's findings in each report format.
import { SaxesParser } from 'saxes'
import { expect, it } from 'vitest'
import { annotations } from '#openapi/check/report/annotations.ts'
import { lineOf } from '#openapi/check/report/places.ts'
import type { CheckReport, Finding } from '#openapi/check/report/report.ts'
import { reportBadge } from '#openapi/check/report/report-badge.ts'
import { reportHtml } from '#openapi/check/report/report-html.ts'
import { reportJunit } from '#openapi/check/report/report-junit.ts'
import { reportSarif } from '#openapi/check/report/report-sarif.ts'
import { reportText } from '#openapi/check/report/report-text.ts'
import { junitFaults } from './junit.ts'

const finding: Finding = {
  check: 'boundary',
  method: 'post',
  path: '/v3/collections.AddPanel',
  sentence: 'Answers 200 to a power_w of -1; the contract’s least is 0.',
  expected: '400 or 422',
  sent: {
    method: 'POST',
    url: 'http://backend.example.com/v3/collections.AddPanel',
    headers: { authorization: 'Bearer abcdef0123456789', 'content-type': 'application/json' },
    body: '{"name":"<Panel> & \\u0000\u0007","power_w":-1,"password":"quiet \\"sunflowers"}',
  },
  got: { status: 200, headers: { 'content-type': 'application/json' }, body: '{"token":"abcdef0123456789","ok":true}' },
  case_id: 'addpanel-17',
  alike: 'power_w refused',
}
const found: CheckReport = {
  base: 'http://backend.example.com',
  contract: { title: 'Sunquill', version: '0.1.0' },
  seed: 42,
  writes: true,
  started_at: '2026-11-21T17:00:00.000Z',
  ms: 5_230,
  requests: 1_204,
  findings: [
    finding,
    ...['a', 'b', 'c', 'd'].map(case_id => ({ ...finding, check: 'server_error' as const, case_id })),
  ],
  coverage: [
    {
      method: 'get',
      path: '/v3/projects.List',
      requests: 80,
      statuses: [200, 400],
      succeeded: true,
      checks: ['response_schema', 'content_type'],
    },
    {
      method: 'post',
      path: '/v3/collections.AddPanel',
      requests: 20,
      statuses: [200],
      succeeded: true,
      checks: ['boundary', 'response_schema'],
    },
    { method: 'get', path: '/v1/user', requests: 3, statuses: [401], succeeded: false },
  ],
  skipped: [{ method: 'post', path: '/v1/user', reason: 'it ends the session' }],
  not_checked: [],
  remarks: [],
  verdict: 'drifts',
}

/** Elements with their attributes, as a reader of XML sees them. */
function elementsOf(xml: string) {
  const seen: { name: string; attributes: Record<string, string> }[] = []
  const parser = new SaxesParser()
  parser.on('opentag', ({ name, attributes }) => seen.push({ name, attributes }))
  parser.on('error', error => {
    throw error
  })
  parser.write(xml).close()
  return seen
}

it('at the terminal a finding says what was sent, promised and answered, and how to send it again', () => {
  const text = reportText(found)
  expect(text).toContain('POST /v3/collections.AddPanel\n  ✗ Answers 200 to a power_w of -1')
  expect(text).toMatch(/expected {2}400 or 422\n {4}got {7}200 application\/json/)
  expect(text).toContain('--seed 42 --writes --only-case addpanel-17')
  expect(text).toContain('(server_error, 4 times)')
  expect(text).toContain('2 of 4 operations answered with success, 1 never did, 1 not asked.')
  expect(text.split('\n').at(-1)).toBe('Drifts: 5 findings at 1 operation.')
})

it('to CI each operation is a suite and each check a case, failed with every finding of it', () => {
  const elements = elementsOf(reportJunit(found))
  expect(elements[0]?.attributes).toMatchObject({ tests: '6', failures: '2' })
  expect(junitFaults(reportJunit(found))).toEqual([])
  const cases = elements
    .filter(({ name }) => name === 'testcase')
    .map(({ attributes }) => `${attributes['classname']} ${attributes['name']}`)
  expect(cases).toEqual([
    'GET /v3/projects.List response_schema',
    'GET /v3/projects.List content_type',
    'POST /v3/collections.AddPanel boundary',
    'POST /v3/collections.AddPanel response_schema',
    'POST /v3/collections.AddPanel server_error',
    'POST /v1/user asked',
  ])
  const messages = elements.filter(({ name }) => name === 'failure').map(({ attributes }) => attributes['message'])
  expect(messages).toEqual([finding.sentence, `${finding.sentence} (and 3 more)`])
})

const contract = {
  name: 'api/openapi.yaml',
  text: 'paths:\n  /v3/collections.AddPanel:\n    get: {}\n    post: {}\n  "/v1/user":\n    get: {}\n',
}

it('to code scanning each finding is a result at the line of its operation', () => {
  const [{ tool, results }] = JSON.parse(reportSarif(found, contract)).runs
  expect(tool.driver.rules.map(({ id }: Record<string, string>) => id)).toEqual(['boundary', 'server_error'])
  expect(results).toHaveLength(5)
  expect(results[0]).toMatchObject({
    ruleId: 'boundary',
    level: 'error',
    message: { text: expect.stringContaining(finding.sentence) },
    locations: [{ physicalLocation: { artifactLocation: { uri: 'api/openapi.yaml' }, region: { startLine: 4 } } }],
  })
  expect(
    new Set(results.map(({ partialFingerprints }: Record<string, object>) => JSON.stringify(partialFingerprints))).size,
  ).toBe(5)
})

// Each property that “SARIF support for code scanning” of GitHub's documentation calls required.
it('code scanning finds all that it requires, and no text is empty', () => {
  const text = expect.stringMatching(/\S/)
  const number = expect.any(Number)
  const region = { startLine: number, startColumn: 1, endLine: number, endColumn: number }
  const location = { physicalLocation: { artifactLocation: { uri: expect.stringMatching(/^[^\s/]\S*$/) }, region } }
  const rule = { id: text, shortDescription: { text }, fullDescription: { text }, help: { text } }
  const log = JSON.parse(reportSarif(found, { ...contract, name: 'my api.yaml' }))
  expect(log).toMatchObject({ $schema: text, version: '2.1.0', runs: [{ tool: { driver: { name: text } } }] })
  const [{ tool, results }] = log.runs
  for (const one of tool.driver.rules) expect(one).toMatchObject(rule)
  for (const one of results)
    expect(one).toMatchObject({
      message: { text },
      locations: [location],
      partialFingerprints: { primaryLocationLineHash: text },
    })
})

it('the badge says the verdict to eyes and to screen readers', () => {
  expect(reportBadge(found)).toContain('aria-label="contract 0.1.0: 5 findings"')
  expect(elementsOf(reportBadge({ ...found, findings: [], verdict: 'conforms' })).map(({ name }) => name)).toContain(
    'title',
  )
})

it('on GitHub each operation is one annotation, and no sentence ends it early', () => {
  const [first, ...more] = annotations(found, { ...contract, name: 'a,b.yaml' })
  expect(first).toBe(
    `::error file=a%2Cb.yaml,line=4,title=POST /v3/collections.AddPanel::${Array(5).fill(finding.sentence).join('%0A')}`,
  )
  expect(more).toEqual([])
})

it('an operation is at its path and method, whatever is written around them', () => {
  expect(lineOf(contract.text, { method: 'get', path: '/v1/user' })).toBe(6)
  expect(lineOf(contract.text, { method: 'post', path: '/v1/user' })).toBe(5)
  expect(lineOf(JSON.stringify({ paths: { '/a': { get: {} } } }, null, 2), { method: 'get', path: '/a' })).toBe(4)
  expect(lineOf('{"paths":{"/a":{"get":{}}}}', { method: 'get', path: '/a' })).toBe(1)
})

it('no report shows a credential, nor lets an answer become part of the page', () => {
  expect(reportSarif(found, contract)).not.toMatch(/abcdef0123456789|sunflowers/)
  for (const text of [reportText(found), reportJunit(found), reportHtml(found)]) {
    expect(text).not.toContain('abcdef0123456789')
    expect(text).not.toContain('sunflowers')
    expect(text).toContain('Bearer •••')
  }
  expect(reportHtml(found)).toContain('&lt;Panel&gt; &amp; ')
})

it('nothing found where nothing succeeded is no reason to be calm', () => {
  const nothing: CheckReport = { ...found, findings: [], verdict: 'inconclusive' }
  expect(reportText(nothing).split('\n').at(-1)).toMatch(/^Inconclusive: nothing was found, but 2 of 4 operations/)
  expect(reportHtml(nothing)).not.toContain('<h2>Findings</h2>')
})
