// Properties of any two schemas: nothing differs from itself, reversed comparisons mirror each other, and if a change
// isn't called breaking, every value of one side fits the other. DIFF_RUNS and DIFF_SEED run more, and others.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { contractOf } from '#openapi/contract.ts'
import { diffContracts } from '#openapi/diff/diff.ts'
import type { Change, Direction } from '#openapi/diff/report.ts'
import { contract, sending } from './corpus/pair.ts'
import { remarked, type Schema, schemaPair, VALUES } from './random-schemas.ts'

const runs = { numRuns: Number(process.env['DIFF_RUNS'] ?? 30), seed: Number(process.env['DIFF_SEED'] ?? 20) }

/** More runs take minutes. */
const LONG = 3_600_000

const NODE = {
  type: 'object',
  properties: { a: { type: 'string' }, b: { $ref: '#/components/schemas/Node' } },
  additionalProperties: false,
}
const sent = (schema: Schema) => sending(schema, { Node: NODE })
const sentAndAnswered = (schema: Schema) => {
  const content = { 'application/json': { schema } }
  const operation = { requestBody: { content }, responses: { '200': { description: 'Found.', content } } }
  return contract(operation, { components: { schemas: { Node: NODE } } })
}
const fits = (schema: Schema) => {
  const validate = contractOf(sent(schema)).validator(
    typeof schema === 'boolean' ? (schema ? {} : { not: {} }) : schema,
  )
  return (value: unknown) => validate(value) === true
}

it(
  'nothing differs from itself, however it is remarked upon',
  () => {
    fc.assert(
      fc.property(schemaPair, ([schema]) => {
        expect(diffContracts(sent(schema), sent(remarked(schema))).changes).toEqual([])
      }),
      runs,
    )
  },
  LONG,
)

it(
  'back is the mirror of there',
  () => {
    fc.assert(
      fc.property(schemaPair, ([one, other]) => {
        const there = diffContracts(sent(one), sent(other)).changes.map(({ rule }) => mirrored(rule))
        const back = diffContracts(sent(other), sent(one)).changes.map(({ rule }) => rule)
        // Two fields that one place limits read the same from one side.
        expect([...new Set(there)].sort()).toEqual([...new Set(back)].sort())
      }),
      runs,
    )
  },
  LONG,
)

it(
  'what is called not breaking is not: values of the one fit the other',
  () => {
    let proven = 0
    fc.assert(
      fc.property(schemaPair, ([one, other]) => {
        const { changes } = diffContracts(sentAndAnswered(one), sentAndAnswered(other))
        const [before, after] = [fits(one), fits(other)]
        if (isHarmless(changes, 'request')) expect(VALUES.filter(value => before(value) && !after(value))).toEqual([])
        if (isHarmless(changes, 'response')) expect(VALUES.filter(value => after(value) && !before(value))).toEqual([])
        if (isHarmless(changes, 'request')) proven += 1
      }),
      { ...runs, numRuns: runs.numRuns * 3 },
    )
    expect(proven).toBeGreaterThan(runs.numRuns / 2)
  },
  LONG,
)

/** A field that an open object begins or ceases to name may have held anything before: that much is taken on trust. */
const isHarmless = (changes: Change[], sense: Direction) =>
  changes
    .filter(({ direction }) => direction === sense)
    .every(({ rule, severity }) => ['note', 'words'].includes(severity) && !/-property-(added|removed)-/.test(rule))

const MIRROR: Record<string, string> = { narrowed: 'widened', widened: 'narrowed', added: 'removed', removed: 'added' }
const mirrored = (rule: string) => rule.replace(/narrowed|widened|added|removed/, word => MIRROR[word] ?? word)
