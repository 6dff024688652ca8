import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { generate } from '#sdk/generate.ts'

it('every generated file of the SDK is what the contract makes today', async () => {
  const fresh = mkdtempSync(join(tmpdir(), 'sdk-'))
  await generate(fresh)
  const committed = fileURLToPath(new URL('../../sdk/', import.meta.url))
  const generated = (directory: string) =>
    readdirSync(directory, { recursive: true, encoding: 'utf8' })
      .filter(name => name.includes('.gen.'))
      .sort()
  const names = generated(fresh)
  expect(names).toEqual(generated(committed))
  // Compared as a whole rather than by diff: the message is the command to run.
  const stale = names.filter(
    name => readFileSync(join(fresh, name), 'utf8') !== readFileSync(join(committed, name), 'utf8'),
  )
  rmSync(fresh, { recursive: true })
  expect(stale, 'run `npm run sdk` and commit what it changes').toEqual([])
})
