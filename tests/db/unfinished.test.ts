// A first start that is cut short leaves a database with half a demo company: the next start makes it again, and no other.
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { markFinished, markUnfinished } from '#server/db/embedded/unfinished.ts'

function dataDirectory() {
  const data_dir = mkdtempSync(join(tmpdir(), 'sunquill-unfinished-'))
  onTestFinished(() => rmSync(data_dir, { recursive: true }))
  const database = join(data_dir, 'database')
  return { data_dir, make: () => mkdirSync(database, { recursive: true }), isThere: () => existsSync(database) }
}

it('an unfinished database is created again', () => {
  const { data_dir, make, isThere } = dataDirectory()
  expect(markUnfinished(data_dir)).toBe(true)
  make()
  markUnfinished(data_dir)
  expect(isThere()).toBe(false)
  make()
  markFinished(data_dir)
  markUnfinished(data_dir)
  expect(isThere()).toBe(true)
})

it('a used database stays, however often a start is cut short', () => {
  const { data_dir, make, isThere } = dataDirectory()
  make()
  for (let start = 0; start < 3; start++) expect(markUnfinished(data_dir)).toBe(false)
  expect(isThere()).toBe(true)
})
