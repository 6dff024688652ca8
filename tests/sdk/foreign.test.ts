// A client generated for a contract of others: compiled strictly, and run against a backend of theirs.
import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listen } from '#mocks/listening.ts'
import { runSdk } from '#sdk/foreign.ts'
import { tracker } from '#tests/contract/tracker/backend.ts'
import { SPELLINGS } from '#tests/contract/tracker/spelling.ts'
import { root } from '#tests/support/files.ts'

const scratch = mkdtempSync(join(tmpdir(), 'foreign-sdk-'))
const [, camel = Object(SPELLINGS[0])] = SPELLINGS
const backend = tracker(camel)
const said: string[] = []
const console = { say: (text: string) => void said.push(text), complain: (text: string) => void said.push(text) }

const PROGRAM = `
import { client, paged } from './tracker/client.js'
const tries: number[] = []
const api = client({
  base_url: process.env['BASE'] ?? '',
  headers: () => ({ Authorization: 'Bearer first' }),
  on_response: ({ response }) => void tries.push(response.status),
})
const { data, error, response } = await api.GET('/projects')
const names = data?.items?.map(({ name }) => name)
for await (const page of paged(async () => data, () => undefined)) void page
const away = await client({ base_url: 'http://127.0.0.1:9', retries: 0 }).GET('/projects').catch(failure => failure)
process.stdout.write(JSON.stringify({ names, error, status: response.status, tries, away: [away.name, away.code] }))
`

beforeAll(async () => {
  const contracts = {
    tracker: JSON.stringify(backend.contract.document),
    mapped: JSON.stringify({
      ...backend.contract.document,
      components: {
        schemas: {
          Cat: { type: 'object', properties: { kind: { type: 'string' } } },
          Pet: {
            oneOf: [{ $ref: '#/components/schemas/Cat' }],
            discriminator: { propertyName: 'kind', mapping: { c: 'Cat' } },
          },
        },
      },
      paths: {},
    }),
    absolute: JSON.stringify({ ...backend.contract.document, servers: [{ url: 'https://tracker.example.com/' }] }),
  }
  for (const [name, text] of Object.entries(contracts)) {
    writeFileSync(join(scratch, `${name}.json`), text)
    expect(await runSdk([join(scratch, `${name}.json`), '--out', join(scratch, name)], console)).toBe(0)
  }
  for (const lender of readdirSync(join(root, 'openapi/lenders'))) {
    const out = join(scratch, lender.replace('.yaml', ''))
    expect(await runSdk([join(root, 'openapi/lenders', lender), '--out', out], console)).toBe(0)
  }
  symlinkSync(join(root, 'node_modules'), join(scratch, 'node_modules'), 'junction')
}, 120_000)
afterAll(() => rmSync(scratch, { recursive: true }))

it('compiles with every strict option, and does what its backend’s contract says', async () => {
  writeFileSync(join(scratch, 'program.ts'), PROGRAM)
  writeFileSync(join(scratch, 'package.json'), '{ "type": "module" }')
  const compilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noImplicitOverride: true,
    noPropertyAccessFromIndexSignature: true,
    noUnusedLocals: true,
    verbatimModuleSyntax: true,
    isolatedModules: true,
    skipLibCheck: true,
    target: 'ES2023',
    module: 'NodeNext',
    types: ['node'],
  }
  writeFileSync(
    join(scratch, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, include: ['**/*.ts'], exclude: ['node_modules'] }),
  )
  const compiler = join(root, 'node_modules/typescript-native/bin/tsc')
  execFileSync(process.execPath, [compiler, '-p', scratch], { cwd: scratch, stdio: 'inherit' })
  const { url, close } = await listen(backend.fetch)
  const out = await new Promise<string>((resolve, reject) =>
    execFile(process.execPath, [join(scratch, 'program.js')], { env: { ...process.env, BASE: url } }, (error, text) =>
      error ? reject(error) : resolve(text),
    ),
  ).finally(close)
  expect(JSON.parse(out)).toEqual({
    names: expect.any(Array),
    status: 200,
    tries: [200],
    away: ['CallFailed', 'unreachable'],
  })
}, 180_000)

it('says in a sentence what it can’t read', async () => {
  said.length = 0
  expect(await runSdk([join(scratch, 'none.yaml')], console)).toBe(2)
  expect(said.join()).toMatch(/^There is no file .+none\.yaml\.$/)
  expect(await runSdk([], console)).toBe(2)
})
