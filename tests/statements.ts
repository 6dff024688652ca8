// npm run statements: how many statements each operation sends, over all API tests or those named, and what it reads again because it
// locked or wrote in between. Those of the embedded database; on PostgreSQL the same transactions send the same.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { operations } from '#sdk/operations.gen.ts'

type Line = { operation: string; sent: number; again: string[] }

const folder = mkdtempSync(join(tmpdir(), 'sunquill-statements-'))
const file = join(folder, 'statements')
const named = process.argv.slice(2)
const files = named.length > 0 ? named : ['.api.test']
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts', ...files]
const { status } = spawnSync(process.execPath, vitest, {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, STATEMENTS: file, TURNS: 'all' },
})
const lines: Line[] = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map(text => JSON.parse(text))
rmSync(folder, { recursive: true })

const ids = Object.values(operations).map(({ id }) => id)
const rows = ids.flatMap(operation => {
  const all = lines.filter(line => line.operation === operation).sort((a, b) => a.sent - b.sent)
  const again = [...new Set(all.flatMap(line => line.again))]
  const median = all[Math.floor(all.length / 2)]?.sent
  return median === undefined ? [] : [{ operation, requests: all.length, median, most: all.at(-1)?.sent ?? 0, again }]
})
rows.sort((one, other) => other.most - one.most)
console.table(rows.map(({ again, ...row }) => ({ ...row, 'read again': again.length })))
for (const { operation, again } of rows)
  if (again.length > 0) console.log(`${operation} reads again:\n  ${again.join('\n  ')}`)
const missing = ids.filter(id => !rows.some(({ operation }) => operation === id))
console.log(`${rows.length} of ${ids.length} operations were asked; not ${missing.join(', ') || 'one is missing'}.`)
process.exitCode = status ?? 1
