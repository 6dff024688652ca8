// The README's recipe for a backend team, its very lines, in a directory like theirs: against our server, and against one that drifted.
import { execFile } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listen } from '#mocks/listening.ts'
import { contractAt, PRODUCT } from '#openapi/contract.ts'
import { emailOf, testApp } from '#tests/support/app.ts'
import { root } from '#tests/support/files.ts'
import type { Answering, World } from './drift/drift.ts'
import { OPERATORS } from './drift/set.ts'

const [, lines = ''] =
  /```sh contract\.sh\n([^`]+)```/.exec(readFileSync(join(root, 'openapi/README.md'), 'utf8')) ?? []
const PATH = '/v3/roles.ListPermissions'
let world: World
let honest: Answering
let backend: string

beforeAll(async () => {
  const test = await testApp()
  const { token } = await test.signIn(emailOf('Owner'))
  world = { contract: contractAt(PRODUCT), token, second_token: '' }
  honest = async request => test.app.fetch(request)
  backend = mkdtempSync(join(tmpdir(), 'backend-'))
  symlinkSync(root, join(backend, 'sunquill'))
  mkdirSync(join(backend, 'contract'))
  copyFileSync(PRODUCT, join(backend, 'contract/openapi.json'))
}, 120_000)
afterAll(() => rmSync(backend, { recursive: true }))

/** Ends as CI would see it end. */
async function recipe(answering: Answering): Promise<{ code: number; said: string; junit: string }> {
  const { url, close } = await listen(answering)
  const { token: CONTRACT_TOKEN } = world
  const given = { BASE: url, CONTRACT_TOKEN, ONLY: PATH, REQUESTS: '120' }
  const ended = await new Promise<{ code: number; said: string }>(resolve => {
    const options = { cwd: backend, env: { ...process.env, ...given } }
    const child = execFile('sh', ['-e', '-c', lines], options, (_, out, err) =>
      resolve({ code: child.exitCode ?? -1, said: out + err }),
    )
  })
  await close()
  return { ...ended, junit: readFileSync(join(backend, 'reports/contract.xml'), 'utf8') }
}

it('passes for a backend that keeps to the contract', async () => {
  const { code, said, junit } = await recipe(honest)
  expect(said).toContain('Conforms')
  expect(code).toBe(0)
  expect(junit).toContain(`classname="GET ${PATH}"`)
  expect(junit).not.toContain('<failure')
}, 120_000)

it('fails for one that drifted, and names where', async () => {
  const operation = world.contract.operations.find(({ path }) => path === PATH)
  const renaming = OPERATORS.find(({ name }) => name === 'field renamed')
  const [way] = operation && renaming ? renaming.ways(operation, world.contract) : []
  if (!way) throw new Error('No field of it can be renamed')
  const { code, said, junit } = await recipe(way.around(honest, world))
  expect(code, said).toBe(1)
  expect(junit).toMatch(new RegExp(`<testsuite name="GET ${PATH}"[^>]* failures="[1-9]`))
}, 120_000)
