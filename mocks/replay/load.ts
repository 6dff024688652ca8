// Load tests with flows: each user has their own runner and replays all of them, round after round, in parallel.
import type { Flow } from './documents.ts'
import { type Options, replay } from './replay.ts'
import type { Load } from './result.ts'
import { Unusable } from './targets.ts'

export const oneClock = (name: string) =>
  `--users doesn't work with ${name}: it has one clock, which users would move for each other. Use mocks or another server.`

export async function replayAsLoad(flows: readonly Flow[], load: Load, options: Options): ReturnType<typeof replay> {
  const { target } = options
  if (target.one_clock) throw new Unusable(oneClock(target.name))
  const started_at = new Date()
  const taken = flows.filter(flow => target.refuses(flow) === undefined)
  const refused = flows.filter(flow => !taken.includes(flow))
  const alone = { ...options, target: { ...target, lanes: 1 } }
  const parts = await Promise.all([
    replay(refused, options),
    ...numbers(load.users).map(user => replay(turnsOf(taken, user, load), alone)),
  ])
  return {
    against: target.name,
    run: options.run,
    started_at,
    ms: Date.now() - started_at.getTime(),
    load,
    results: parts.flatMap(({ results }) => results),
    entries: parts.flatMap(({ entries }) => entries).sort((a, b) => a.startedDateTime.localeCompare(b.startedDateTime)),
  }
}

const turnsOf = (flows: readonly Flow[], user: number, { rounds }: Load): Flow[] =>
  numbers(rounds).flatMap(round => {
    const turn = `u${user}r${round}`
    return flows.map(flow => ({ ...flow, turn, name: `${flow.name}/${turn}` }))
  })

const numbers = (last: number) => Array.from({ length: last }, (_, nth) => nth + 1)
