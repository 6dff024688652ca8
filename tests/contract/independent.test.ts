// Tools that others wrote read the bundled contracts as ours do: a validator by OpenAPI's own schema, and a generator of clients
// whose output the type checker accepts.
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createClient } from '@hey-api/openapi-ts'
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, it } from 'vitest'
import { lenderContracts, PRODUCT, SANDBOX } from '#openapi/contract.ts'
import { root } from '#tests/support/files.ts'

const run = promisify(execFile)
const product = { name: 'product', file: PRODUCT }
const CONTRACTS = [product, { name: 'sandbox', file: SANDBOX }, ...lenderContracts()]

/** Errors as the validator names them, and a reference that leads nowhere. */
async function faultsOf(document: Record<string, unknown>): Promise<unknown[]> {
  const validator = new Validator()
  const { valid, errors } = await validator.validate(document)
  if (!valid) return [errors].flat()
  try {
    validator.resolveRefs()
    return []
  } catch (error) {
    return [String(error)]
  }
}

it.each(CONTRACTS)('a validator finds nothing wrong with $name', async ({ file }) => {
  const text = readFileSync(file, 'utf8')
  expect(await faultsOf(JSON.parse(text))).toEqual([])
  expect(await faultsOf(JSON.parse(text.replace('"responses":', '"answers":')))).not.toEqual([])
  expect(await faultsOf(JSON.parse(text.replace('"#/components/schemas/', '"#/components/schemes/')))).not.toEqual([])
})

it('a generator makes clients of all of them, and the type checker accepts what it made', async () => {
  const scratch = mkdtempSync(join(tmpdir(), 'generated-'))
  try {
    for (const { name, file } of CONTRACTS)
      await createClient({ input: file, output: join(scratch, name), logs: { level: 'silent', file: false } })
    const options = {
      strict: true,
      skipLibCheck: true,
      noEmit: true,
      target: 'ES2023',
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      module: 'ESNext',
      moduleResolution: 'bundler',
      types: [],
    }
    writeFileSync(join(scratch, 'tsconfig.json'), JSON.stringify({ compilerOptions: options }))
    await run(process.execPath, [join(root, 'node_modules/typescript-native/bin/tsc'), '-p', scratch])
  } finally {
    rmSync(scratch, { recursive: true })
  }
})
