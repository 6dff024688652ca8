// A literal is written out: one spread into another hides its keys from readers and search.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { filesOf, root } from '#tests/support/files.ts'

const SPREAD = /\.{3}\{/

it('no literal is spread into another', () => {
  const files = filesOf(['machines', 'sdk', 'openapi', 'web', 'server', 'mocks', 'tests'], ['.ts', '.tsx'])
  const found = files.flatMap(file =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, at) => (SPREAD.test(line) ? [`${file}:${at + 1}`] : [])),
  )
  expect(found).toEqual([])
})
