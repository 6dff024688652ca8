// How long the flow documents are, how soon each flow comes to what it is about, and how much of them repeats. Fails with the
// figure; `FIGURES=1` prints all of them.
import { readdirSync, readFileSync } from 'node:fs'
import { parseYaml } from '@redocly/openapi-core'
import { expect, it } from 'vitest'
import { list, record, text } from '#openapi/json.ts'

const FLOWS = new URL('../../mocks/flows/', import.meta.url)
const documents = readdirSync(FLOWS)
  .filter(file => file.endsWith('.arazzo.yaml'))
  .map(file => ({ file, written: readFileSync(new URL(file, FLOWS), 'utf8') }))
const stepsIn = (written: string) =>
  list(record(parseYaml(written))['workflows']).flatMap(workflow => list(record(workflow)['steps']).map(record))
const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

const lines = documents.reduce((sum, { written }) => sum + written.split('\n').length - 1, 0)

/** From `workflowId` to the first step that is no call of a beginning. */
const ways = documents.flatMap(({ written }) =>
  written
    .split(/^ {2}- (?=workflowId: )/m)
    .slice(1)
    .map(workflow => {
      const steps = workflow.split(/^ {6}- (?=stepId: )/m)
      const own = steps.findIndex((step, nth) => nth > 0 && !/^ {8}workflowId: /m.test(step))
      return steps.slice(0, own).join('').split('\n').length
    }),
)

/** Besides its id, a step says the same as another of any document. */
const same = new Map<string, number>()
const steps = documents.flatMap(({ written }) => stepsIn(written)).map(({ stepId: _, ...step }) => JSON.stringify(step))
for (const step of steps) same.set(step, (same.get(step) ?? 0) + 1)
const repeated = steps.filter(step => (same.get(step) ?? 0) > 1).length / steps.length

if (process.env['FIGURES'])
  console.log({ lines, way: median(ways), longest: Math.max(...ways), steps: steps.length, repeated })

it('are at most 30,000 lines', () => {
  expect(lines).toBeLessThanOrEqual(30_000)
})

it('come to what they are about within 25 lines for half of the flows, and 40 for all', () => {
  expect(median(ways)).toBeLessThanOrEqual(25)
  expect(Math.max(...ways)).toBeLessThanOrEqual(40)
})

it('repeat at most 40% of their steps', () => {
  expect(repeated).toBeLessThanOrEqual(0.4)
})

it('name what each step does, and the beginnings they call', () => {
  const unnamed = documents.flatMap(({ file, written }) =>
    stepsIn(written)
      .filter(
        ({ stepId, description }) =>
          text(stepId) === '' || (file !== 'first-call.arazzo.yaml' && text(description) === ''),
      )
      .map(({ stepId }) => `${file}: ${stepId}`),
  )
  expect(unnamed).toEqual([])
})
