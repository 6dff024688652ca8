// A client for any contract, in two files of TypeScript: its types, and what the SDK's runtime does for each call. Called by
// foreign-main.ts and the tests.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { documentAt } from '../openapi/bundle.ts'
import { commandLine } from '../openapi/command-line.ts'
import { list, record, text } from '../openapi/json.ts'
import { neededFile } from '../openapi/needed.ts'
import { standing } from '../openapi/standing.ts'

export const USAGE = `Usage: ${commandLine('sdk')} openapi.yaml [--out sdk]

Writes types.ts and client.ts, a typed client for Node 20.19 or later and browsers: retries, time-outs, answers read by their type,
paging, upload progress and webhooks. Needs openapi-typescript to generate and openapi-fetch to run.

Exits with 0 if it wrote them, 2 if the contract can't be read.`

/** What it is built on. At the same relative path in this project and in openapi/package. */
const RUNTIME = new URL('../sdk/runtime/', import.meta.url)
const PARTS = ['failures', 'read-by-type', 'resilient', 'paged', 'upload', 'webhooks', 'api-client']

type Types = typeof import('openapi-typescript')

/** Returns the exit code. */
export async function runSdk(args: string[], console: { say(text: string): void; complain(text: string): void }) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { out: { type: 'string', default: 'sdk' } },
    })
    const [file] = positionals
    if (file === undefined || positionals.length > 1) throw new Error(USAGE)
    const folder = standing(values.out)
    await writeClient(documentAt(file), folder)
    console.say(`Wrote ${join(values.out, 'types.ts')} and ${join(values.out, 'client.ts')}. Add what they run on:`)
    console.say('npm install openapi-fetch@0.17.0')
    return 0
  } catch (error) {
    console.complain(error instanceof Error ? error.message : String(error))
    return 2
  }
}

async function writeClient(document: Record<string, unknown>, folder: string) {
  const require = createRequire(import.meta.url)
  const { default: openapiTS, astToString }: Types = require(neededFile('Generating a client', 'openapi-typescript'))
  const info = record(document['info'])
  const made = `// Made from ${text(info['title'])} ${text(info['version'])} by \`sunquill-contract sdk\`. Generate it again rather than edit it.\n`
  const types = astToString(await openapiTS(inFull(document), { defaultNonNullable: false, silent: true }))
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'types.ts'), made + types)
  writeFileSync(join(folder, 'client.ts'), made + clientText(document))
}

/** A discriminator may name schemas by their names alone, which openapi-typescript takes for files. */
function inFull(document: Record<string, unknown>): string {
  const schemas = record(record(document['components'])['schemas'])
  const named = (to: unknown) =>
    typeof to === 'string' && Object.hasOwn(schemas, to) ? `#/components/schemas/${to}` : to
  return JSON.stringify(document, (key, value) => {
    if (key !== 'mapping' || value === null || typeof value !== 'object' || Array.isArray(value)) return value
    return Object.fromEntries(Object.entries(record(value)).map(([name, to]) => [name, named(to)]))
  })
}

function clientText(document: Record<string, unknown>): string {
  const runtime = PARTS.map(name => readFileSync(new URL(`${name}.ts`, RUNTIME), 'utf8').replaceAll(IMPORTS, ''))
  const [server] = list(document['servers']).map(one => text(record(one)['url']))
  const address = server !== undefined && /^https?:\/\/[^{]+$/.test(server) ? server.replace(/\/$/, '') : undefined
  const given = address === undefined ? 'options' : `{ base_url: '${address}', ...options }`
  const options =
    address === undefined ? 'ApiOptions' : "Partial<Pick<ApiOptions, 'base_url'>> & Omit<ApiOptions, 'base_url'>"
  return [
    "import createClient, { type Client, type Middleware } from 'openapi-fetch'\nimport type { paths } from './types.js'\n",
    `/** Call operations by their path: \`const { data, error } = await client(…).GET('/…')\`. */`,
    `export const client = (options: ${options}${address === undefined ? '' : ' = {}'}): Client<paths> => apiClient<paths>(${given})\n`,
    ...runtime,
  ].join('\n')
}

const IMPORTS = /^import [^']*'(\.\/|openapi-fetch)[^']*'\n/gm
