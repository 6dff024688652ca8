// The server as it is deployed: bundled, without a TypeScript loader. What a bundle could lose is tried once: the embedded database,
// migrations, contracts, catalogs, pictures, fonts, native and WebAssembly packages, and the processes that read files.
import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { productClient } from '#sdk/client.ts'
import { upload } from '../leads/imports/upload.ts'
import { filesOf, root } from '../support/files.ts'
import { freePort } from '../support/server.ts'

const out = mkdtempSync(join(root, 'node_modules', '.bundle-'))
const data_dir = mkdtempSync(join(tmpdir(), 'sunquill-bundle-'))
let server: ChildProcess | undefined
let said = ''
let address = ''

beforeAll(async () => {
  await build({ configFile: join(root, 'server/vite.config.ts'), logLevel: 'error', build: { outDir: out } })
  const port = await freePort()
  address = `http://localhost:${port}`
  server = spawn(process.execPath, [join(out, 'main.js')], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'development', PORT: String(port), DATA_DIR: data_dir },
  })
  server.stdout?.on('data', text => {
    said += text
  })
  server.stderr?.pipe(process.stderr)
  // It names who may sign in once it is ready.
  while (!said.includes('owner@example.com')) {
    if (server.exitCode !== null) throw new Error(`It ended: ${said}`)
    await new Promise(resolve => setTimeout(resolve, 100))
  }
}, 300_000)
afterAll(async () => {
  if (server?.exitCode === null) {
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
  for (const folder of [out, data_dir]) rmSync(folder, { recursive: true, force: true })
}, 60_000)

const client = (token: string | null) =>
  productClient({
    base_url: address,
    token: () => token,
    impersonated: () => null,
    idempotency_key: () => randomUUID(),
  })

async function signedIn() {
  const [, password = ''] = /the password (\S+)/.exec(said) ?? []
  const { data } = await client(null).POST('/v1/users/sessions', { body: { email: 'owner@example.com', password } })
  if (!data) throw new Error(`Nobody could sign in: ${said}`)
  return { password, call: client(data.token) }
}

it('holds every file that is read at run time', () => {
  const inBundle = new Set(readdirSync(out, { recursive: true, encoding: 'utf8' }))
  const wanted = [...filesOf(['server'], ['.sql', '.csv', '.json']), ...filesOf(['sdk'], ['.json'])]
  expect(wanted.length).toBeGreaterThan(80)
  expect(wanted.filter(file => !inBundle.has(file))).toEqual([])
})

it('makes the demo company: it imports files, writes and seals PDFs, and asks lenders, and nothing goes wrong', () => {
  // pino’s levels from error up; what draws proposals is loaded by now as well.
  expect(said.match(/.*"level":[56]0.*/g)).toBeNull()
})

it('answers, checks input by the contract, and knows leaked passwords', async () => {
  const { call, password } = await signedIn()
  const projects = await call.GET('/v3/projects.List', { params: { query: { limit: 5 } } })
  expect(projects.data?.projects.length).toBe(5)
  await expect(
    call.POST('/v3/leads.DiscardImport', { body: { import_id: 'nothing', version: 0 } }),
  ).rejects.toMatchObject({ status: 400, code: 'invalid_input' })
  const change = { current_password: password, new_password: '1q2w3e4r5t6y' }
  await expect(call.POST('/v3/users.ChangePassword', { body: change })).rejects.toMatchObject({
    fields: { new_password: expect.stringContaining('stolen') },
  })
})

it('reads an uploaded file in a process of its own', async () => {
  const { call } = await signedIn()
  const { counts } = await upload(call, 'First name,Last name,Email\nNora,Nobody,nora@example.com\n')
  expect(counts.rows).toBe(1)
})
