// One cause, one verdict: a renamed field is named once, however many rows and flows have it, with what helps to go on.
import { execFileSync } from 'node:child_process'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Listening, listen } from '#mocks/listening.ts'
import { type Mocks, startMocks } from '#mocks/prism/start.ts'
import { chosenFlows } from '#mocks/replay/documents.ts'
import { curlOf } from '#mocks/replay/hints.ts'
import { replay } from '#mocks/replay/replay.ts'
import { causeLines, linesOf } from '#mocks/replay/report/report-console.ts'
import { junitOf } from '#mocks/replay/report/report-junit.ts'
import { schemaFaults } from '#mocks/replay/schema-faults.ts'
import { contractAt, PRODUCT } from '#openapi/contract.ts'
import { targetOf } from './replayed.ts'

const contract = contractAt(PRODUCT)
let mocks: Mocks
let renaming: Listening
beforeAll(async () => {
  mocks = await startMocks({ port: 0 })
  // A server that renamed a field of its projects.
  renaming = await listen(async request => {
    const { pathname, search } = new URL(request.url)
    const body = request.method === 'GET' ? null : await request.text()
    const response = await fetch(`${mocks.url}${pathname}${search}`, {
      method: request.method,
      headers: request.headers,
      body,
    })
    const headers = new Headers(response.headers)
    headers.delete('content-length')
    const text = (await response.text()).replaceAll('"updated_at":', '"changed_at":')
    return new Response(text, { status: response.status, headers })
  })
})
afterAll(() => Promise.all([mocks.close(), renaming.close()]))

it('a renamed field is one verdict of at most 20 lines, and the other flows are named in one', async () => {
  await fetch(`${mocks.url}/mocks/next`, {
    method: 'POST',
    body: JSON.stringify({ operation: '/v1/lead/create', code: 200, example: 'draft', times: 'always' }),
  })
  const target = targetOf('mocks', renaming.url)
  const done = await replay(chosenFlows(['project-status']), { target, run: 'v' })
  const differing = done.results.filter(({ difference }) => difference)
  expect(differing.length).toBeGreaterThan(10)
  const causes = new Set(differing.map(({ difference }) => difference?.cause))
  expect([...causes]).toHaveLength(1)
  const verdict = linesOf(differing[0] ?? expect.fail())
  const others = causeLines(done.results)
  expect(`${verdict}${others}`.split('\n').length).toBeLessThanOrEqual(20)
  expect(others).toContain(`${differing.length - 1} more flows for the same reason as ${differing[0]?.flow}`)
  expect(verdict).toContain('project.updated_at is missing, and the contract has no project.changed_at')
  expect(verdict).toMatch(/Examples: {2}200 .*draft.* This answer was forced with \/mocks\/next\./)
  expect(junitOf(done)).toMatch(/message="Step [\w/-]*project: project\.updated_at is missing, and the contract/)
})

it('a field that breaks its schema in many rows is counted', () => {
  const operation = contract.operations.find(({ path }) => path === '/v3/projects.List') ?? expect.fail()
  const example = Object(Object.values(operation.answers['200']?.media['application/json']?.examples ?? {})[0])
  const { updated_at: _, ...row } = Object(example.projects[0])
  const body = { ...example, projects: Array.from({ length: 20 }, () => ({ ...row, version: 'one' })) }
  const faults = schemaFaults(contract, operation, { status: 200, type: 'application/json; charset=utf-8', body })
  expect(faults.map(({ words }) => words)).toEqual([
    expect.stringMatching(/^projects\[\]\.updated_at is missing in 20 rows$/),
    expect.stringMatching(/^projects\[\]\.version is "one", which must be integer in 20 rows$/),
  ])
})

it('the command repeats the request, with variables for what is secret', () => {
  const sent = {
    headers: { 'content-type': 'application/json', authorization: 'Bearer ********', host: 'localhost' },
    body: { name: "O'Neil", password: '********' },
  }
  const command = curlOf({ method: 'POST', url: 'http://localhost/v1/user?a=1&b=$HOME', sent })
  expect(command).not.toContain('*')
  const shell = command.replace(/^curl/, 'printf "%s\\n"')
  const words = execFileSync('sh', ['-c', shell], { env: { TOKEN: 'abc', SECRET: 'def' }, encoding: 'utf8' })
  expect(words.trimEnd().split('\n')).toEqual([
    ...['-X', 'POST', 'http://localhost/v1/user?a=1&b=$HOME'],
    ...['-H', 'content-type: application/json', '-H', 'authorization: Bearer abc'],
    ...['-d', `{"name":"O'Neil","password":"def"}`],
  ])
})
