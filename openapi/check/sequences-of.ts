// The sequences a contract names in `x-sequences`, with the steps of those they follow.
import { list, record, text, texts } from '../json.ts'
import { perContract } from '../per-contract.ts'
import type { Step } from './inputs/step-input.ts'

type Sequence = { name: string; steps: Step[] }

/** Those that are no part of others, each with the steps of those it follows in place of their names. */
export const sequencesOf = perContract(({ document }): Sequence[] => {
  const all = list(document['x-sequences']).map(record)
  const followed = new Set(all.flatMap(({ steps }) => list(steps).map(step => record(step)['follow'])))
  const stepsOf = (one: Record<string, unknown> | undefined): Step[] =>
    list(one?.['steps']).flatMap(step => {
      const { follow } = record(step)
      return follow === undefined ? [stepOf(step)] : stepsOf(all.find(({ name }) => name === follow))
    })
  return all.filter(({ name }) => !followed.has(name)).map(one => ({ name: text(one['name']), steps: stepsOf(one) }))
})

function stepOf(part: unknown): Step {
  if (typeof part === 'string') return { call: part }
  const { call, example, with: given, without, optional, until, as, refused } = record(part)
  return {
    call: text(call),
    ...(typeof example === 'string' ? { example } : {}),
    with: record(given),
    without: texts(without),
    optional: optional === true,
    ...(typeof refused === 'string' ? { refused } : {}),
    until: record(until),
    as: text(as),
  }
}
