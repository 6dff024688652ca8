import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { generate } from '#sdk/generate.ts'
import { filesOf, root } from '#tests/support/files.ts'

it('every generated file is what the contract and the folders of lenders make today', async () => {
  const fresh = mkdtempSync(join(tmpdir(), 'generated-'))
  await generate(fresh)
  const names = readdirSync(fresh, { recursive: true, encoding: 'utf8' }).filter(name => name.includes('.gen.'))
  expect(names.sort()).toEqual(
    filesOf(['machines/applications/lenders', 'mocks/lenders', 'sdk'], ['.gen.ts', '.gen.json']),
  )
  // Compared as a whole rather than by diff: the message is the command to run.
  const stale = names.filter(name => readFileSync(join(fresh, name), 'utf8') !== readFileSync(join(root, name), 'utf8'))
  rmSync(fresh, { recursive: true })
  expect(stale, 'run `npm run sdk` and commit what it changes').toEqual([])
})
