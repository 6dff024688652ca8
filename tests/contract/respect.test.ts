// Flow documents in the hands of another runner: Redocly's, by itself and without our replay. All documents are read and
// linted as it does before it runs; two are run each time, some workflows of
// another each day, and all with EVERY=1.
import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Mocks, startMocks } from '#mocks/prism/start.ts'
import { flowsOf } from '#mocks/replay/documents.ts'
import { root } from '#tests/support/files.ts'
import { TODAY } from '#tests/support/turns.mjs'

const FLOWS = join(root, 'mocks/flows')
const documents = readdirSync(FLOWS).filter(file => file.endsWith('.arazzo.yaml'))
const always = ['first-call.arazzo.yaml', 'sale-cash.arazzo.yaml']
const others = documents.filter(file => !always.includes(file))
const ofToday = others[TODAY % others.length] ?? ''
const run = process.env['EVERY'] ? documents : [...always, ofToday]
/** Redocly reads the contract again for every call of another document, so a long one would take minutes. */
const AT_ONCE = 4

/** Those of a document that have their turn, or none for all of them. */
function workflowsToday(document: string): string[] {
  if (process.env['EVERY'] || document !== ofToday) return []
  const names = flowsOf(join(FLOWS, document)).map(({ workflow }) => workflow.workflowId)
  const first = (Math.floor(TODAY / others.length) * AT_ONCE) % names.length
  return [...new Set(names.slice(first, first + AT_ONCE))].flatMap(name => ['--workflow', name])
}
const env = { ...process.env, NO_COLOR: '1', REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
const redocly = (...asked: string[]) =>
  promisify(execFile)(process.execPath, [join(root, 'node_modules/@redocly/cli/bin/cli.js'), ...asked], {
    cwd: FLOWS,
    env,
    maxBuffer: 100_000_000,
  }).then(
    ({ stdout, stderr }) => ({ code: 0, said: stdout + stderr }),
    ({ code, stdout, stderr }) => ({ code: Number(code), said: `${stdout}${stderr}` }),
  )

let mocks: Mocks
beforeAll(async () => {
  mocks = await startMocks({ port: 0 })
})
afterAll(() => mocks.close())

it('finds nothing wrong with any document', async () => {
  const { code, said } = await redocly('lint', ...documents, '--format=stylish')
  expect(code, said.slice(-2_000)).toBe(0)
})

it.each(run)('runs every workflow of %s', async document => {
  const servers = ['product', 'sandbox'].flatMap(name => ['--server', `${name}=${mocks.url}`])
  const { code, said } = await redocly(
    'respect',
    document,
    ...servers,
    '--input',
    'run=t1',
    ...workflowsToday(document),
  )
  expect(code, said.slice(-4_000)).toBe(0)
})
