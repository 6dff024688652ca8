// The cost of every list in a company with a thousand rows and one with a million, in one database and in turn: `node
// --import tsx tests/bench/lists.ts [--rows 1000000] [--only projects.List …]`. Target: with a million rows a page
// takes at most one and a half times as long. Needs a PostgreSQL; 1,000,000 rows take half an hour and 3 GB.
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { withPostgres } from '../support/postgres.mjs'
import { listPaths } from './lists/list-paths.ts'
import { type Measured, measureList } from './lists/measure.ts'
import { LISTS_OF_CATALOGUE } from './lists/of-catalogue.ts'
import { LISTS_OF_COMPANY } from './lists/of-company.ts'
import { LISTS_OF_SALE } from './lists/of-sale.ts'
import type { List, ListPath } from './lists/place.ts'

const { values: options } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000000' },
    only: { type: 'string', multiple: true, default: [] },
  },
})
const MANY = Number(options.rows)
const ONLY = options.only
const ALLOWED = 1.5

/** Each with the types of its own operation; here they are only asked. */
const LISTS = new Map<string, List<ListPath>>(
  Object.entries({ ...LISTS_OF_SALE, ...LISTS_OF_CATALOGUE, ...LISTS_OF_COMPANY }),
)

if (process.env['DATABASE_URL_FOR_TESTS']) process.exitCode = await measureAll()
else
  withPostgres((address: string) => {
    const env = { ...process.env, DATABASE_URL_FOR_TESTS: address }
    const again = [...process.execArgv, ...process.argv.slice(1)]
    process.exitCode = spawnSync(process.execPath, again, { env, stdio: 'inherit' }).status ?? 1
  })

async function measureAll(): Promise<number> {
  const paths = listPaths()
  const missing = paths.filter(path => !LISTS.has(path))
  for (const path of missing)
    console.log(`${path} has no rows to be measured with: add it to a file of tests/bench/lists.`)
  const measured: Measured[] = []
  for (const path of paths.filter(one => ONLY.length === 0 || ONLY.some(part => one.includes(part)))) {
    const list = LISTS.get(path)
    if (!list) continue
    const began = Date.now()
    const found = await measureList(path, list, MANY)
    console.log(`${path} (${Math.round((Date.now() - began) / 1000)} s)`)
    for (const one of found) console.log(lineOf(one))
    measured.push(...found)
  }
  printTable(measured)
  const slower = measured.filter(isSlower)
  const quick = measured.length - slower.length
  const rows = MANY.toLocaleString('en-US')
  console.log(`\n${quick} of ${measured.length} questions cost at most ${ALLOWED} times as much with ${rows} rows.`)
  for (const { path, ask } of slower) console.log(`Not so: ${path}, ${ask}.`)
  return slower.length + missing.length > 0 ? 1 : 0
}

function isSlower({ few_ms, many_ms }: Measured) {
  return many_ms / few_ms > ALLOWED
}
function inMs(ms: number) {
  return ms.toFixed(1)
}
function lineOf({ ask, few_ms, many_ms }: Measured) {
  const ratio = many_ms / few_ms
  return `  ${inMs(few_ms).padStart(8)} → ${inMs(many_ms).padStart(8)} ms  × ${ratio.toFixed(2)}${ratio > ALLOWED ? ' !' : '  '}  ${ask}`
}

function printTable(measured: readonly Measured[]) {
  console.log(`\n| List | Asked for | 1,000 rows | ${MANY.toLocaleString('en-US')} rows | | |`)
  console.log('| --- | --- | ---: | ---: | ---: | --- |')
  for (const one of measured) {
    const { path, ask, few_ms, many_ms } = one
    const times = `× ${(many_ms / few_ms).toFixed(2)}`
    const cells = [path.slice(4), ask, `${inMs(few_ms)} ms`, `${inMs(many_ms)} ms`, times, isSlower(one) ? 'above' : '']
    console.log(`| ${cells.join(' | ')} |`)
  }
}
