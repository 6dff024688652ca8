// All additions to the specification are listed, and nothing else.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { contractAt, PRODUCT } from '#openapi/contract.ts'
import { extensionsOf, inWords } from '#openapi/extensions.ts'
import { root } from '#tests/support/files.ts'

const specified = new Set(
  readFileSync(join(root, 'tests/contract/specification-paths.txt'), 'utf8').split('\n').filter(Boolean),
)
const contract = contractAt(PRODUCT)
const found = extensionsOf(contract, readFileSync(join(root, 'openapi/decisions.md'), 'utf8'))

it('an operation is marked as an extension exactly when the specification does not name its path', () => {
  const wrong = contract.operations.filter(({ path, extension }) => specified.has(path) === extension)
  expect(wrong.map(({ path }) => path)).toEqual([])
})

it('every path of the specification is in the contract', () => {
  const here = new Set(contract.operations.map(({ path }) => path))
  expect([...specified].filter(path => !here.has(path))).toEqual([])
})

it('the list names every extension with its summary under its feature, and every decision', () => {
  const words = inWords(found, contract.operations.length)
  const untold = found.operations.filter(({ path, summary }) => !words.includes(path) || !words.includes(summary))
  expect(untold).toEqual([])
  expect(found.decisions.map(({ title }) => title)).toContain('Idempotency')
  expect(found.decisions.filter(({ title, text }) => !title || text.length < 40 || !words.includes(title))).toEqual([])
  expect(words).toContain(
    `${found.operations.length} of ${contract.operations.length} operations go beyond the specification`,
  )
})
