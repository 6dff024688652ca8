// Every test that takes turns runs within nine days, and its files exist.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { GROUPS, groupOn, groupsOf, isFreshDay, TODAY } from '#tests/support/turns.mjs'

const days = Array.from({ length: 70 }, (_, after) => TODAY + after)
/** A file's table of seconds with this name. */
const tableIn = (file: string, name: string): Record<string, number> =>
  Object.fromEntries(
    [
      ...(new RegExp(`const ${name}.* = \\{([^}]*)`).exec(readFileSync(file, 'utf8'))?.[1] ?? '').matchAll(
        /'(.+)': (\d+)/g,
      ),
    ].map(([, test = '', seconds]) => [test, Number(seconds)]),
  )
const TABLES = [
  ['tests/vitest.config.ts', 'LONG', '.test.ts'],
  ['tests/playwright.config.ts', 'SECONDS', '.e2e.ts'],
] as const

it('the fresh clone comes once in any seven days, each group in any nine, on other weekdays each time', () => {
  const daysFrom = (first: number, length: number) => Array.from({ length }, (_, nth) => first + nth)
  for (const first of days) {
    expect(daysFrom(first, 7).filter(day => isFreshDay(day))).toHaveLength(1)
    expect(new Set(daysFrom(first, 9).map(groupOn))).toEqual(new Set([...Array(GROUPS).keys(), undefined]))
  }
  for (let group = 0; group < GROUPS; group++)
    expect(new Set(days.filter(day => groupOn(day) === group).map(day => day % 7)).size).toBe(6)
})

it.each(TABLES)(
  '%s puts each file it names into one group, and the groups take about as long',
  (file, name, ending) => {
    const table = tableIn(file, name)
    const groups = groupsOf(table)
    expect(groups.flatMap(({ names }) => names).toSorted()).toEqual(Object.keys(table).toSorted())
    expect(Object.keys(table).filter(test => !existsSync(`tests/${test}${ending}`))).toEqual([])
    const times = groups.map(({ seconds }) => seconds)
    expect(Math.max(...times) - Math.min(...times)).toBeLessThan(30)
  },
)

it('what runs on PostgreSQL is there', () => {
  const text = readFileSync('tests/run.mjs', 'utf8')
  const always = /const always = \[([^\]]*)\]/.exec(text)?.[1] ?? ''
  const table = /const ON_POSTGRES = \{([^}]*)\}/.exec(text)?.[1] ?? ''
  const names = [...`${always}${table}`.matchAll(/'([^']+)'/g)].map(([, name = '']) => name)
  expect(names.length).toBeGreaterThan(20)
  const files = readdirSync('tests', { recursive: true, encoding: 'utf8' }).map(file => file.replaceAll('\\', '/'))
  expect(names.filter(name => !files.some(file => file.startsWith(name) && file.endsWith('.test.ts')))).toEqual([])
})
