// Makes the SDK's generated files from the contract, and the tables of lenders from their folders: `npm run sdk`. tests/house
// compares them with a fresh generation.

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createClient } from '@hey-api/openapi-ts'
import openapiTS, { astToString } from 'openapi-typescript'
import { answerHelp } from '../openapi/answer-help.ts'
import { bundled } from '../openapi/bundle.ts'
import { USAGE } from './foreign.ts'

type Operation = {
  operationId: string
  tags: [string]
  'x-permission': string | string[]
  'x-body-limit-bytes'?: number
  'x-one-time-answer'?: boolean
  'x-step-up'?: boolean
  'x-impersonation'?: 'allowed' | 'refused'
  'x-safe'?: boolean
  requestBody?: { content: Record<string, unknown> }
}
type Contract = {
  tags: { name: string; 'x-subject'?: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, { pattern?: string }> }
}

const root = fileURLToPath(new URL('..', import.meta.url))
const made = '// Made by sdk/generate.ts from openapi/. Change the contract, then run `npm run sdk`.\n'

/** Writes every generated file to its place under `place`, which is the project's root or empty. */
export async function generate(place: string) {
  for (const [file, text] of Object.entries(lenderTables())) {
    mkdirSync(join(place, dirname(file)), { recursive: true })
    writeFileSync(join(place, file), text)
  }
  const directory = join(place, 'sdk')
  const lenders = readdirSync(join(root, 'openapi/lenders')).sort()
  const bundles = bundled([
    'openapi/openapi.yaml',
    'openapi/sandbox.yaml',
    ...lenders.map(name => `openapi/lenders/${name}`),
  ])
  mkdirSync(join(directory, 'lenders'), { recursive: true })
  const contractFile = join(directory, 'contract.gen.json')
  writeFileSync(contractFile, bundles('openapi'))
  // For the mocks, which wait for no bundler.
  writeFileSync(join(directory, 'sandbox.contract.gen.json'), bundles('sandbox'))
  const contract: Contract = JSON.parse(bundles('openapi'))
  writeFileSync(join(directory, 'product.gen.ts'), made + (await typesOf(contractFile)))
  writeFileSync(join(directory, 'operations.gen.ts'), made + operationTable(contract))
  writeFileSync(join(directory, 'subjects.gen.ts'), made + subjectTable(contract))
  writeFileSync(join(directory, 'patterns.gen.ts'), made + patternTable(contract))
  writeFileSync(join(directory, 'forms.gen.ts'), made + (await formSchemas(contract)))
  for (const file of lenders) {
    const name = file.replace('.yaml', '')
    await writeLender(join(directory, 'lenders'), name, bundles(name))
  }
}

/** A lender's types, a client typed by them, and its bundled contract, which the gateway checks by. */
async function writeLender(directory: string, name: string, contract: string) {
  const contractFile = join(directory, `${name}.contract.gen.json`)
  writeFileSync(contractFile, contract)
  const imports =
    "import type { ClientOptions } from '../client.ts'\nimport { type LenderClient, lenderClient } from '../lender-client.ts'\n\n"
  const client = `\nexport const client = (options: ClientOptions): LenderClient<paths> => lenderClient<paths>('${name}', options)\n`
  writeFileSync(join(directory, `${name}.gen.ts`), made + imports + (await typesOf(contractFile)) + client)
}

const typesOf = async (contractFile: string) =>
  astToString(await openapiTS(new URL(`file://${contractFile}`), { defaultNonNullable: false }))

function operationTable({ paths }: Contract) {
  const rows = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const permission = [operation['x-permission']].flat()
      const row = {
        id: operation.operationId,
        method,
        feature: operation.tags[0],
        permission,
        ...(operation['x-body-limit-bytes'] ? { body_limit_bytes: operation['x-body-limit-bytes'] } : {}),
        ...(operation['x-one-time-answer'] ? { one_time_answer: true } : {}),
        ...(operation['x-step-up'] ? { step_up: true } : {}),
        ...(operation['x-impersonation'] ? { impersonation: operation['x-impersonation'] } : {}),
        ...(method === 'post' && !operation.requestBody ? { bodiless: true } : {}),
        ...(operation.requestBody?.content['multipart/form-data'] ? { multipart: true } : {}),
      }
      return `  ${JSON.stringify(path)}: ${JSON.stringify(row)},`
    }),
  )
  const uploads = rows.filter(row => row.includes('"multipart":true')).map(row => row.slice(0, row.indexOf('": ') + 1))
  return [
    `export const operations = {\n${rows.join('\n')}\n} as const\n`,
    '/** Those that take a form. All the browser needs of the table, which it does not load. */',
    `export const uploads: readonly string[] = [\n${uploads.join(',\n')},\n]\n`,
  ].join('\n')
}

/** Determines the reads a write makes outdated. */
function subjectTable({ tags, paths }: Contract) {
  const all = Object.entries(paths).flatMap(([path, methods]) => Object.values(methods).map(one => ({ ...one, path })))
  const safe = all.filter(one => one['x-safe']).map(({ path }) => `  '${path}',\n`)
  const subjects = all.flatMap(({ path, tags: [tag] }) => {
    const subject = tags.find(({ name }) => name === tag)?.['x-subject']
    return subject ? [`  ${path.split(/[/.]/)[2]}: '${subject}',\n`] : []
  })
  return [
    '/** Operations that are sent as writes and only calculate (`x-safe`). */',
    `export const safe: readonly string[] = [\n${safe.join('')}]\n`,
    '/** What operations are about by the first part of their names, where it is not a project (`x-subject`). */',
    `export const subjects: Readonly<Record<string, 'company' | 'user'>> = {\n${[...new Set(subjects)].join('')}}\n`,
  ].join('\n')
}

/** Patterns of texts that have a name in the contract: `UsPhone` is US_PHONE. Shared with the browser, no package. */
const patternTable = ({ components }: Contract) =>
  Object.entries(components.schemas)
    .flatMap(([name, { pattern }]) => {
      const upper = name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase()
      return pattern === undefined ? [] : [`export const ${upper} = ${new RegExp(pattern)}\n`]
    })
    .join('')

/** zod schemas of request bodies. Each is wrapped so that a bundler drops those no screen imports. */
async function formSchemas(contract: Contract) {
  const out = mkdtempSync(join(tmpdir(), 'forms-'))
  const input = join(out, 'bodies.json')
  const unread = (name: string, value: unknown) => (name === 'examples' ? undefined : value)
  writeFileSync(input, JSON.stringify(bodiesOf(contract), unread))
  await createClient({
    input,
    output: { path: out },
    logs: { level: 'silent', file: false },
    plugins: [{ name: 'zod', compatibilityVersion: 'mini', dates: { offset: true }, responses: false }],
  })
  const text = readFileSync(join(out, 'zod.gen.ts'), 'utf8')
  rmSync(out, { recursive: true })
  return (
    text
      .replace(/^\/\/ This file is auto-generated.*\n/m, '')
      // The generator writes these out, and a regular expression ends at the end of its line.
      .replaceAll('\u2028', '\\u2028')
      .replaceAll('\u2029', '\\u2029')
      .replace(/^export const (\w+) = ([\s\S]*?);\n(?=\n|$)/gm, 'export const $1 = /*#__PURE__*/ (() => $2)();\n')
  )
}

/** An answer that comes back as a file, years later perhaps. */
const READ_BACK = ['Receipt']

/** The contract with only request body schemas: response schemas are the larger half, and no form has their shape. */
function bodiesOf({ paths, components, ...rest }: Contract) {
  const schemas: Contract['components']['schemas'] = {}
  const keepNamed = (part: unknown) => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      const schema = components.schemas[name]
      if (!schema || schemas[name]) continue
      schemas[name] = schema
      keepNamed(schema)
    }
  }
  keepNamed(READ_BACK.map(name => ({ $ref: `#/components/schemas/${name}` })))
  const bodies = Object.entries(paths).flatMap(([path, { post }]) => {
    if (!post?.requestBody) return []
    const { operationId, requestBody } = post
    keepNamed(requestBody)
    return [[path, { post: { operationId, requestBody, responses: { 200: { description: 'Not looked at.' } } } }]]
  })
  return { ...rest, paths: Object.fromEntries(bodies), components: { schemas } }
}

/** By path from the project's root: who is in machines/applications/lenders/each, how they are spoken to, and how the sandbox plays them. */
function lenderTables(): Record<string, string> {
  const folder = 'machines/applications/lenders/each'
  const codes = readdirSync(join(root, folder), { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
  const head = '// Made by sdk/generate.ts from the folders of lenders. Run `npm run sdk`.\n'
  const imports = (what: string, from: (code: string) => string) =>
    codes.map(code => `import { ${what} as ${named(code)} } from '${from(code)}'\n`).join('')
  const list = codes.map(named).join(', ')
  const byCode = codes.map(code => `  '${code}': ${named(code)},\n`).join('')
  return {
    [`${folder}/table.gen.ts`]: `${head}${imports('lender', code => `./${code}/lender.ts`)}\nexport const TABLE = [${list}] as const\n`,
    [`${folder}/speech.gen.ts`]: `${head}${imports('speech', code => `./${code}/speech.ts`)}\nexport const SPEECH = {\n${byCode}}\n`,
    'mocks/lenders/voices.gen.ts': `${head}${imports('voice', code => `./voices/${code}.ts`)}\nexport const VOICES = [${list}]\n`,
  }
}
const named = (code: string) => code.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  // With a contract, a client for that one; --help is about both.
  if (process.argv.length > 2 && !process.argv.includes('--help')) await import('./foreign-main.ts')
  else {
    answerHelp(
      `npm run sdk\n\nGenerates the SDK from the contract in openapi/ and the tables of lenders from their folders.\n\n${USAGE}`,
    )
    await generate(root)
  }
}
