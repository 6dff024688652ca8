// The SDK as its users get it: packed, installed outside this project, compiled strictly and run against a server.
import { execFile, execFileSync, spawnSync } from 'node:child_process'
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listen } from '#mocks/listening.ts'
import { buildPackage } from '#sdk/build.ts'
import { untar } from '#server/db/embedded/tar.ts'
import { npmCommand } from '#server/start/npm.mjs'
import { emailOf, PASSWORD, testApp } from '#tests/support/app.ts'
import { root } from '#tests/support/files.ts'

const scratch = mkdtempSync(join(tmpdir(), 'sdk-elsewhere-'))
const installed = join(scratch, 'node_modules/@sunquill/sdk')
const sdk = join(root, 'sdk')

beforeAll(async () => {
  // npm's steps around `npm pack`, without repeating what runs here anyway.
  buildPackage()
  execFileSync(...npmCommand(['pack', '--silent', '--ignore-scripts', '--pack-destination', scratch]), { cwd: sdk })
  rmSync(join(sdk, 'dist'), { recursive: true })
  const [tarball = ''] = readdirSync(scratch).filter(name => name.endsWith('.tgz'))
  // As npm installs it, without asking a registry for the one dependency.
  mkdirSync(installed, { recursive: true })
  untar(gunzipSync(readFileSync(join(scratch, tarball))), installed, 1)
  for (const name of ['openapi-fetch', 'openapi-typescript-helpers', '@types', 'undici-types'])
    symlinkSync(join(root, 'node_modules', name), join(scratch, 'node_modules', name))
}, 180_000)
afterAll(() => {
  rmSync(scratch, { recursive: true })
})

const run = promisify(execFile)

/** A program's output, run by Node alone. */
const said = async (file: string, env: Record<string, string>) => {
  const { stdout } = await run(process.execPath, [join(scratch, file)], { env: { ...process.env, ...env } })
  return stdout.trim()
}

function compiled(): Promise<unknown> {
  const options = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: true,
    target: 'ES2023',
    module: 'NodeNext',
    types: ['node'],
    outDir: scratch,
  }
  const files = ['readme.ts', 'first-project.ts', 'lender-products.ts']
  for (const name of files.slice(1)) copyFileSync(join(installed, 'examples', name), join(scratch, name))
  const samples = readFileSync(join(installed, 'README.md'), 'utf8').matchAll(/^```ts\n([^`]+)```/gm)
  writeFileSync(join(scratch, 'readme.ts'), [...samples].map(([, sample]) => sample).join('\n'))
  writeFileSync(join(scratch, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(scratch, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files }))
  return run(process.execPath, [join(root, 'node_modules/typescript-native/bin/tsc'), '-p', scratch])
}

it('its examples and its README’s samples compile strictly elsewhere, and the examples do what they say', async () => {
  const [test] = await Promise.all([testApp(), compiled()])
  const { token } = await test.signIn(emailOf('Owner'))
  const { url: BASE_URL, close } = await listen(test.app.fetch)
  const [project, lender] = await Promise.all([
    said('first-project.js', { BASE_URL, EMAIL: emailOf('Owner'), PASSWORD }),
    said('lender-products.js', { BASE_URL, TOKEN: token }),
  ]).finally(close)
  expect(project.split('\n')).toEqual([
    'started once: true',
    expect.stringMatching(/^projects: [1-9]/),
    'refused: 404 no_such_project: Project not found.',
  ])
  expect(lender).toBe('gateway: 409 lender_not_connected')
}, 180_000)

it('leaves nothing for git to see', () => {
  const { name, version }: { name: string; version: string } = JSON.parse(
    readFileSync(join(sdk, 'package.json'), 'utf8'),
  )
  const packed = ['sdk/dist/sdk.js', `sdk/${name.slice(1).replace('/', '-')}-${version}.tgz`]
  const { stdout } = spawnSync('git', ['check-ignore', ...packed], { cwd: root, encoding: 'utf8' })
  expect(stdout.trim().split('\n')).toEqual(packed)
})

it('carries no name of this project’s own rooms and no source', () => {
  const files = readdirSync(installed, { recursive: true, encoding: 'utf8' })
  expect(files).toContain('README.md')
  expect(files).toContain('dist/lenders/goodleap.gen.d.ts')
  const sources = files.filter(name => name.endsWith('.ts') && !name.endsWith('.d.ts') && !name.startsWith('examples/'))
  expect(sources).toEqual([])
  const found = files
    .filter(name => /\.(js|d\.ts)$/.test(name))
    .filter(name => /from\s+['"](#|[^'"]+\.ts['"])/.test(readFileSync(join(installed, name), 'utf8')))
  expect(found).toEqual([])
})
