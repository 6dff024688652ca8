// Flows replayed on the mocks and on the whole product: equal verdicts, complete differences, and a recording becomes a
// flow that passes on both. A different flow each day, or with FAULT_SEED=7; `npm run replay -- --against local` runs
// all.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { yamlOf } from '#mocks/flows/arazzo.ts'
import { type Listening, listen } from '#mocks/listening.ts'
import { type Mocks, startMocks } from '#mocks/prism/start.ts'
import { chosenFlows, flowsOf } from '#mocks/replay/documents.ts'
import { flowOf } from '#mocks/replay/har-flow.ts'
import { recordedIn } from '#mocks/replay/har-steps.ts'
import { startLocal } from '#mocks/replay/local.ts'
import { replay } from '#mocks/replay/replay.ts'
import { linesOf } from '#mocks/replay/report/report-console.ts'
import { junitOf } from '#mocks/replay/report/report-junit.ts'
import { timelineOf } from '#mocks/replay/report/report-timeline.ts'
import type { Replay } from '#mocks/replay/result.ts'
import { contractAt, PRODUCT, SANDBOX } from '#openapi/contract.ts'
import { seed } from '#tests/faults/seeded.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { TODAY } from '#tests/support/turns.mjs'
import { junitFaults } from './junit.ts'
import { stepsIn, targetOf } from './replayed.ts'

const directory = mkdtempSync(join(tmpdir(), 'replay-test-'))
let local: Listening
let mocks: Mocks
beforeAll(async () => {
  ;[local, mocks] = await Promise.all([
    freshDatabase().then(database => startLocal({ database })),
    startMocks({ port: 0 }),
  ])
})
afterAll(async () => {
  await Promise.all([local.close(), mocks.close()])
  rmSync(directory, { recursive: true })
})

const verdicts = ({ results }: Replay) => Object.fromEntries(results.map(({ flow, verdict }) => [flow, verdict]))

it('flows and what is recorded of them go the same way on the mocks and on the product', async () => {
  const all = chosenFlows([])
  const drawn = ['first-call', all[(seed * 31 + TODAY) % all.length]?.name ?? '']
  const flows = chosenFlows(drawn)
  const on_product = await replay(flows, { target: targetOf('local', local.url), run: 'a', recorded: 'whole' })
  expect(on_product.results.map(linesOf).filter(line => !line.startsWith('✓'))).toEqual([])

  const contracts = { product: contractAt(PRODUCT), sandbox: contractAt(SANDBOX) }
  const at = on_product.results.findIndex(({ flow }) => flow === 'first-call')
  const before = on_product.results.slice(0, at).reduce((sum, { exchanges }) => sum + exchanges.length, 0)
  const first = on_product.entries.slice(before, before + (on_product.results[at]?.exchanges.length ?? 0))
  const { recorded } = await recordedIn(first, contracts)
  const { workflow } = flowOf('recorded', recorded)
  const text = yamlOf(
    { title: 'Recorded', summary: '', workflows: [workflow] },
    fileURLToPath(new URL('../../sdk', import.meta.url)),
  )
  const file = join(directory, 'recorded.arazzo.yaml')
  writeFileSync(file, text)

  const [on_mocks, again] = await Promise.all([
    replay([...flows, ...flowsOf(file)], { target: targetOf('mocks', mocks.url), run: 'b' }),
    replay(flowsOf(file), { target: targetOf('local', local.url), run: 'b' }),
  ])
  expect(verdicts(on_mocks)).toEqual({ ...verdicts(on_product), ...verdicts(again) })
  expect(verdicts(again)).toEqual({ recorded: 'same' })
})

it('flows in the standard’s own means run: components, operation IDs and workflows of other documents', async () => {
  const flows = flowsOf(fileURLToPath(new URL('standard/standard.arazzo.yaml', import.meta.url)))
  const [on_mocks, on_product] = [
    await replay(flows, { target: targetOf('mocks', mocks.url), run: 'd' }),
    await replay(flows, { target: targetOf('local', local.url), run: 'd' }),
  ]
  expect([...on_mocks.results, ...on_product.results].map(({ verdict }) => verdict)).toEqual(Array(4).fill('same'))
})

it.each([
  ['$components.parameters.owner', '$components.parameters.own', '$components.parameters.own leads to no component'],
  ['product.user.Get', 'product.user.Fetch', 'step user names an operation that no contract has'],
  ['setup.company', 'setup.firm', 'step begin calls a workflow that does not exist'],
  ['setup.company', 'start.company', 'start is no source of type arazzo'],
  ['setup.arazzo.yaml', 'itself.arazzo.yaml', 'source setup leads back to'],
])('a flow with %s as %s is refused in a sentence', (right, wrong, sentence) => {
  const folder = fileURLToPath(new URL('standard/', import.meta.url))
  const text = readFileSync(join(folder, 'standard.arazzo.yaml'), 'utf8').replace(right, wrong)
  const file = join(directory, 'itself.arazzo.yaml')
  writeFileSync(
    file,
    text
      .replaceAll('../../../openapi', join(folder, '../../../openapi'))
      .replace('setup.arazzo.yaml', `${folder}setup.arazzo.yaml`),
  )
  expect(() => flowsOf(file)).toThrow(sentence)
})

it('a server that answers differently is reported with request, expectation and answer, and nothing secret', async () => {
  const { url, close } = await listen(drifting)
  const told = await replay(chosenFlows(['first-call']), { target: targetOf('drifting', url), run: 'c' })
  await close()
  const [result] = told.results
  expect(result?.verdict).toBe('different')
  const lines = linesOf(result ?? expect.fail())
  expect(lines).toContain('Before it: session, POST /v1/users/sessions, status 200')
  expect(lines).toContain(`Request:   GET ${url}/v1/user`)
  expect(lines.split('\n').slice(-4, -1)).toEqual([
    expect.stringMatching(/^ {4}Written: {3}mocks\/flows\/first-call\.arazzo\.yaml:\d+$/),
    `    Again:     curl '${url}/v1/user' -H 'accept: application/json' -H 'authorization: Bearer '"$TOKEN"`,
    '    Next:      npm run replay -- first-call --against drifting --from user',
  ])
  expect(lines).toContain('Expected:  status is 200')
  expect(lines).toContain('Got:       status 403: forbidden, Not yours.')
  const junit = junitOf(told)
  expect(junitFaults(junit)).toEqual([])
  expect(junit).toContain('failures="1"')
  expect(junit).toContain('Step user: expected status is 200, got status 403: forbidden, Not yours.')
  const page = timelineOf(told)
  const steps = stepsIn(page).join()
  expect(steps.match(/<i style=/g)).toHaveLength(3)
  for (const written of [lines, junit, page, steps]) expect(written).not.toContain('sunflowers')
})

/** The mocks, except that no user may see who they are. */
async function drifting(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  if (pathname === '/v1/user')
    return Response.json({ message: 'Not yours.', code: 'forbidden', request_id: 'r-1' }, { status: 403 })
  const body = request.method === 'GET' ? null : await request.text()
  const { method, headers } = request
  return await fetch(`${mocks.url}${pathname}${search}`, { method, headers, body })
}
