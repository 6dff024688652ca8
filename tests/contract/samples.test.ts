// The samples of the reference: curl commands as a shell reads them ask what the contract allows, and SDK calls compile.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { mediaOf } from '#openapi/check/inputs/inputs.ts'
import type { Operation } from '#openapi/contract.ts'
import { curlSample } from '#openapi/docs/samples/curl.ts'
import { sdkSample } from '#openapi/docs/samples/sdk.ts'
import { type Api, readApis } from '#openapi/docs/sites.ts'
import { signedIn } from '#tests/support/app.ts'
import { root } from '#tests/support/files.ts'

const apis = readApis()
const all = apis.flatMap(api => api.contract.operations.map(operation => ({ api, operation })))
const BASE = 'http://localhost:4710'

/** The arguments curl would get, of each command: a shell runs them all with a curl that writes them down. */
function argumentsOf(commands: string[]): string[][] {
  const curl = `curl() { printf '%s\\0' "$@"; printf '\\1'; }; uuidgen() { echo 0198f7a2-0000-7000-8000-00000000ffff; }`
  const env = { BASE, TOKEN: 'one', SIGNING_TOKEN: 'two' }
  const said = execFileSync('sh', ['-eu'], { input: [curl, ...commands].join('\n'), env, encoding: 'utf8' })
  return said
    .split('\u0001')
    .slice(0, -1)
    .map(one => one.split('\0').slice(0, -1))
}

type Asked = { method: string; url: URL; headers: Headers; body: unknown }

function requestOf(given: string[]): Asked {
  const after = (option: string) => given.filter((_, at) => given[at - 1] === option)
  const headers = new Headers(
    after('-H').map((line): [string, string] => [line.split(': ')[0] ?? '', line.split(': ')[1] ?? '']),
  )
  const fields = [...after('-F'), ...after('--data-urlencode')].map(field => field.split(/=(.*)/s).slice(0, 2))
  const [json] = after('-d')
  const body = json === undefined ? (fields.length > 0 ? Object.fromEntries(fields) : undefined) : JSON.parse(json)
  const method = after('-X')[0] ?? (body === undefined ? 'GET' : 'POST')
  return { method, url: new URL(given.find(one => one.startsWith(BASE)) ?? ''), headers, body }
}

/** Parts of a request the contract doesn't allow. */
function faultsOf({ contract, base }: Api, operation: Operation, { method, url, headers, body }: Asked): string[] {
  const path = new RegExp(`^${(base + operation.path).replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`)
  const given = (name: string, place: string) => (place === 'query' ? url.searchParams.get(name) : headers.get(name))
  const wrong = operation.parameters
    .filter(one => one.in === 'query' || one.in === 'header')
    .filter(({ name, in: place, required, schema }) => {
      const value = given(name, place)
      if (value === null) return required
      const fits = contract.validator(schema)
      return !fits(value) && !fits(/^(true|false|-?[\d.]+)$/.test(value) ? JSON.parse(value) : value)
    })
  const known = operation.parameters.map(({ name }) => name)
  const schema = mediaOf(operation)?.media.schema
  return [
    ...(method.toLowerCase() === operation.method ? [] : [`is ${method}`]),
    ...(path.test(url.pathname) ? [] : [`goes to ${url.pathname}`]),
    ...wrong.map(({ name }) => `has no right ${name}`),
    ...[...url.searchParams.keys()].filter(name => !known.includes(name)).map(name => `has a strange ${name}`),
    ...(schema && !contract.validator(schema)(body) ? ['has a wrong body'] : []),
  ]
}

const requests = argumentsOf(all.map(({ api, operation }) => curlSample(api, operation))).map(requestOf)

it('every curl command is read by a shell, and asks what the contract allows', () => {
  expect(requests).toHaveLength(all.length)
  const faults = all.flatMap(({ api, operation }, at) => {
    const asked = requests[at]
    return asked ? faultsOf(api, operation, asked).map(fault => `${operation.id} ${fault}`) : [operation.id]
  })
  expect(faults).toEqual([])
})

/** Messages of the type checker about a program of all samples, each in a scope of its own. */
function compiled(samples: { api: Api; sample: string }[]): string {
  const scratch = mkdtempSync(join(tmpdir(), 'samples-'))
  const parts = samples.map(({ sample }) => sample.split('\n'))
  const isImport = (line: string) => line.startsWith('import ')
  const setups = apis.flatMap(
    ({ sdk }) =>
      sdk?.setup
        .replaceAll(/import \{ client \}/g, `import { client as make_${sdk.client} }`)
        .replace('= client(', `= make_${sdk.client}(`) ?? [],
  )
  const [start = ''] = /(?<=^```ts\n)[^`]+/m.exec(readFileSync(join(root, 'openapi/docs/start.md'), 'utf8')) ?? []
  const lines = [...setups.join('\n').split('\n'), ...parts.flat()]
  writeFileSync(
    join(scratch, 'samples.ts'),
    [
      ...new Set(lines.filter(isImport)),
      `declare const base_url: string, token: string, signing_token: string, file: File`,
      ...setups
        .join('\n')
        .split('\n')
        .filter(line => !isImport(line)),
      ...parts.map(one => `{\n${one.filter(line => !isImport(line)).join('\n')}\n}`),
    ].join('\n'),
  )
  writeFileSync(join(scratch, 'start.ts'), start)
  const compilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: true,
    noEmit: true,
    target: 'ES2023',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    allowImportingTsExtensions: true,
    types: [],
    paths: {
      '@sunquill/sdk': [join(root, 'sdk/sdk.ts')],
      '@sunquill/sdk/lenders/*': [join(root, 'sdk/lenders/*.gen.ts')],
    },
  }
  writeFileSync(join(scratch, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['samples.ts', 'start.ts'] }))
  const tsc = join(root, 'node_modules/typescript-native/bin/tsc')
  const { stdout, stderr } = spawnSync(process.execPath, [tsc, '-p', scratch], { encoding: 'utf8' })
  rmSync(scratch, { recursive: true })
  return stdout + stderr
}

it('every SDK call compiles strictly, and so does the start', { timeout: 120_000 }, () => {
  const samples = all.flatMap(({ api, operation }) => {
    const sample = sdkSample(api, operation)
    return sample === undefined ? [] : [{ api, sample }]
  })
  expect(samples.length).toBeGreaterThan(480)
  expect(compiled(samples)).toBe('')
})

it('commands that name no row of a company work against a server as they are', { timeout: 120_000 }, async () => {
  const { app, token } = await signedIn()
  for (const id of ['user.Get', 'projects.List', 'company.Get', 'roles.ListPermissions', 'lead.Create']) {
    const asked = requests[all.findIndex(({ operation }) => operation.id === id)]
    if (!asked) throw new Error(`${id} is no operation`)
    const { method, url, headers, body } = asked
    headers.set('Authorization', `Bearer ${token}`)
    const sent = body === undefined ? {} : { body: JSON.stringify(body) }
    const answer = await app.request(url.pathname + url.search, { method, headers, ...sent })
    expect([id, answer.status, await answer.text()]).toEqual([id, 200, expect.anything()])
  }
})
