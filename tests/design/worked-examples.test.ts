// Worked examples from public permit plans and manuals, where the folder with them is at hand; the same rules with figures carried
// over are in code-rules.test.ts.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { KINDS } from './worked-kinds.ts'

const FOLDER = process.env['WORKED_EXAMPLES'] ?? '/work/shared/site/worked'
type Json = Record<string, unknown>
type Case = { name: string; inputs: Json; expected: Json; relative_tolerance: number }
type Kind = { kind: string; cases: Case[] }

const files = existsSync(FOLDER) ? readdirSync(FOLDER).filter(name => name.endsWith('.json')) : []

function near(actual: unknown, expected: unknown, tolerance: number, path: string) {
  if (typeof expected === 'number') {
    expect(actual, path).toBeTypeOf('number')
    // Printed figures are rounded at their last digit, whatever the tolerance.
    const slack = Math.max(Math.abs(expected) * tolerance, 1e-9)
    expect(Math.abs(Number(actual) - expected), `${path}: ${String(actual)} for ${expected}`).toBeLessThanOrEqual(slack)
  } else if (Array.isArray(expected)) {
    expect(actual, path).toHaveLength(expected.length)
    for (const [index, item] of expected.entries())
      near(Array.isArray(actual) ? actual[index] : undefined, item, tolerance, `${path}.${index}`)
  } else expect(actual, path).toEqual(expected)
}

describe.skipIf(files.length === 0)('worked examples', () => {
  for (const file of files) {
    const { cases }: Kind = JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8'))
    const solve = KINDS[file.replace('.json', '')]
    test.skipIf(!solve).each(cases.map(one => [one.name, one] as const))(`${file}: %s`, (_, one) => {
      const actual = solve?.(one.inputs) ?? {}
      for (const [field, expected] of Object.entries(one.expected))
        near(actual[field], expected, one.relative_tolerance, field)
    })
  }
})
