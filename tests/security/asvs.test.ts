// The table of security requirements: each row has a state, and what is named as holding one exists.
import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const table = readFileSync('server/security/asvs.md', 'utf8')
const rows = table
  .split('\n')
  .filter(
    line =>
      line.startsWith('| ') && !line.startsWith('| Id') && !line.startsWith('| ---') && !line.startsWith('| Attack'),
  )
  .map(line => line.slice(2, -2).split(' | '))
const stateOf = (row: readonly string[]) => row.at(-2) ?? ''
const whereOf = (row: readonly string[]) => row.at(-1) ?? ''

it('lists each requirement once, as held, as none of ours with the reason, or as open with what is missing', () => {
  expect(rows.length).toBeGreaterThan(60)
  const ids = rows.map(([id = '']) => id)
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  expect(rows.filter(row => !['held', 'none', 'open'].includes(stateOf(row)) || whereOf(row).length < 9)).toEqual([])
})

it('names only files that exist, and the titles and lines in them', () => {
  const wrong = rows.flatMap(row => {
    const [path = '', text] = whereOf(row).split(' › ')
    const files = [...path.matchAll(/`([^`]+\.(?:ts|tsx|yaml|md))`/g)].map(([, name = '']) => name)
    if (stateOf(row) === 'held' && files.length === 0) return [row[0]]
    return files.filter(file => !existsSync(file) || (text !== undefined && !readFileSync(file, 'utf8').includes(text)))
  })
  expect(wrong).toEqual([])
})
