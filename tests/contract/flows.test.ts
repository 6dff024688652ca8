// The flows that are made: as committed, and naming every move of their charts and no other.
import { readFileSync } from 'node:fs'
import { parseYaml } from '@redocly/openapi-core'
import { describe, expect, it } from 'vitest'
import { arazzoOf, movesNamed } from '#mocks/flows/arazzo.ts'
import { coveringPaths, type Move, said } from '#mocks/flows/chart-paths.ts'
import { fileOf, MADE } from '#mocks/flows/generate.ts'
import { sessionFlows, sessionMoves } from '#mocks/flows/machines/session.ts'

const committed = (name: string) => readFileSync(new URL(`../../mocks/flows/${fileOf(name)}`, import.meta.url), 'utf8')

describe('the flows of the machines', () => {
  it('are what the charts make today', () => {
    const stale = Object.entries(MADE).filter(([name, flows]) => arazzoOf(flows()) !== committed(name))
    expect(
      stale.map(([name]) => name),
      'run `npm run flows` and commit what it changes',
    ).toEqual([])
  })

  it.each([['a session', sessionFlows, sessionMoves]])(
    'of %s name every move of its chart and no other',
    (_, flows, moves) => {
      const named = flows().workflows.flatMap(movesNamed)
      expect([...new Set(named)].sort()).toEqual(moves().map(said).sort())
    },
  )

  it('name each workflow, and each step of a workflow, once', () => {
    for (const name of Object.keys(MADE)) {
      const { workflows } = Object(parseYaml(committed(name)))
      const ids: string[] = workflows.map(({ workflowId }: { workflowId: string }) => workflowId)
      expect(new Set(ids).size, name).toBe(ids.length)
      for (const { workflowId, steps } of workflows) {
        const stepIds = steps.map(({ stepId }: { stepId: string }) => stepId)
        expect(new Set(stepIds).size, workflowId).toBe(stepIds.length)
      }
    }
  })
})

describe('paths through a chart', () => {
  const move = (from: string, event: string, to: string): Move => ({ from, event, to })
  const loop = [move('a', 'on', 'b'), move('b', 'on', 'c'), move('b', 'back', 'a'), move('c', 'stays', 'c')]

  it('take every move, and go on while they find another', () => {
    expect(coveringPaths(loop, 'a').map(path => path.map(({ event }) => event))).toEqual([
      ['on', 'on', 'stays'],
      ['on', 'back'],
    ])
  })

  it('end where they are told to, and pass through there only for a move that leads on', () => {
    expect(
      coveringPaths(loop, 'a', { ends: ({ to }) => to === 'c' }).map(path => path.map(({ event }) => event)),
    ).toEqual([
      ['on', 'on'],
      ['on', 'back'],
      ['on', 'on', 'stays'],
    ])
  })

  it('say which move nothing leads to', () => {
    expect(() => coveringPaths([...loop, move('nowhere', 'on', 'a')], 'a')).toThrow('nowhere | on | a')
  })
})
