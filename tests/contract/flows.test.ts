// The flows that are made: as committed, naming every move of their charts and no other, and asking for examples there are.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Call, everyStep, type Flows, movesNamed } from '#mocks/flows/arazzo.ts'
import {
  coveringPairs,
  coveringPaths,
  eachPair,
  type Move,
  moveOf,
  newPairs,
  said,
  usualMoves,
} from '#mocks/flows/chart-paths.ts'
import { EXAMPLES, fileOf, MADE, textsOf } from '#mocks/flows/generate.ts'
import { agreementFlows, agreementMoves } from '#mocks/flows/machines/agreement.ts'
import { applyingFlows, applyingMoves } from '#mocks/flows/machines/applying.ts'
import { lenderFlows } from '#mocks/flows/machines/lender-application.ts'
import { applicationMoves } from '#mocks/flows/machines/lender-chart.ts'
import { projectFlows, projectMoves } from '#mocks/flows/machines/project-status.ts'
import { savingFlows, savingMoves } from '#mocks/flows/machines/saving.ts'
import { sessionFlows, sessionMoves } from '#mocks/flows/machines/session.ts'
import { signingFlows } from '#mocks/flows/machines/signing.ts'
import { signingMoves } from '#mocks/flows/machines/signing-moves.ts'
import { STAGES } from '#mocks/flows/machines/signing-stages.ts'
import { TABLES } from '#mocks/flows/machines/tables.ts'
import { BEGINNINGS, staged } from '#mocks/flows/scenes.ts'
import { type Table, tableFlows, tableMoves } from '#mocks/flows/table.ts'
import { contractAt, PRODUCT } from '#openapi/contract.ts'
import { valueAt } from '#openapi/json.ts'

const MACHINES: [string, () => Flows, () => Move[]][] = [
  ['a session', sessionFlows, sessionMoves],
  ['a project’s status', projectFlows, projectMoves],
  ['saving', savingFlows, savingMoves],
  ['a homeowner’s application', applyingFlows, applyingMoves],
  ['an agreement', agreementFlows, agreementMoves],
  ['the signing', signingAndStages, signingMoves],
  ...Object.entries(TABLES).map(([name, { flows, tables }]): [string, () => Flows, () => Move[]] => [
    name,
    flows,
    () => tables.flatMap(tableMoves),
  ]),
]
/** Stages are workflows of the shared document. */
function signingAndStages(): Flows {
  const stages = Object.values(STAGES).map(({ workflow: { stepId, scene } }) => ({ workflowId: stepId, ...scene }))
  const flows = signingFlows()
  return { ...flows, workflows: [...flows.workflows, ...stages] }
}
const documents = staged(Object.fromEntries(Object.entries(MADE).map(([name, flows]) => [name, flows()])))
/** True if every move can be made. */
function isReachable(moves: readonly Move[], start: string): boolean {
  const states = new Set([start])
  for (const state of states) for (const { from, to } of moves) if (from === state) states.add(to)
  return moves.every(({ from }) => states.has(from))
}
const committed = (name: string) => readFileSync(new URL(`../../mocks/flows/${fileOf(name)}`, import.meta.url), 'utf8')
const tables = Object.values(TABLES).flatMap(({ tables }) => tables.map((table): [string, Table] => [table.id, table]))
const { schemas } = Object(contractAt(PRODUCT).document).components
const twice = (names: string[]) => names.filter((name, index) => names.indexOf(name) !== index)

describe('the flows of the machines', () => {
  it('are what the charts make today', () => {
    const stale = [...textsOf()].filter(([name, text]) => text !== committed(name))
    expect(
      stale.map(([name]) => name),
      'run `npm run flows` and commit what it changes',
    ).toEqual([])
  })

  it.each(MACHINES)('of %s name every move of its chart and no other', (_, flows, moves) => {
    const named = flows().workflows.flatMap(movesNamed)
    expect([...new Set(named)].sort()).toEqual(moves().map(said).sort())
  })

  it('of lender applications name every move of their chart and no other', () => {
    const { decisions, applications } = lenderFlows()
    const named = [decisions, applications].flatMap(({ workflows }) => workflows.flatMap(movesNamed))
    expect([...new Set(named)].sort()).toEqual(applicationMoves())
  })

  it('of lender applications are answered by examples made with them', () => {
    const message = 'run `npm run flows`, then `npm run sdk`, and commit what they change'
    expect(readFileSync(EXAMPLES.file, 'utf8') === EXAMPLES.text(), message).toBe(true)
  })

  it('of the signing name the moves that the chart’s own test lists', () => {
    const listed = readFileSync(new URL('../machines/signing-moves.txt', import.meta.url), 'utf8')
    const named = signingAndStages().workflows.flatMap(movesNamed)
    expect([...new Set(named)].sort()).toEqual(listed.trim().split('\n').sort())
  })

  it.each(tables.filter(([, { statuses }]) => statuses))(
    'of %s know every status that the contract has',
    (_, { statuses }) => {
      const listed: string[] = Object(valueAt(schemas, `/${statuses?.schema}`)).enum ?? []
      const known = Object.values(statuses?.of ?? {})
      expect([...new Set(known)].filter(status => status !== null).sort()).toEqual([...listed].sort())
    },
  )

  it.each(tables)('of %s request what each state refuses', (_, table) => {
    const { id, moves, refused, acts, refusals } = table
    const states = new Set(moves.map(moveOf).flatMap(({ from, to }) => [from, to]))
    const unknown = refused
      .map(moveOf)
      .filter(({ from, event, to }) => !states.has(from) || !acts[event] || !refusals[to])
    expect(unknown, id).toEqual([])
    const idle = Object.keys(acts).filter(event => ![...moves, ...refused].some(line => moveOf(line).event === event))
    expect(idle, id).toEqual([])
    expect(twice([...refused]), id).toEqual([])
    const steps = tableFlows(table).flatMap(({ steps }) => steps.filter(({ stepId }) => stepId.startsWith('refused-')))
    expect(steps.length, id).toBe(refused.length)
    const taken = moves.map(moveOf).map(({ from, event }) => `${from} | ${event}`)
    expect(
      refused.filter(line => taken.some(one => line.startsWith(`${one} | `))),
      id,
    ).toEqual([])
  })

  it('name each workflow, and each step of a workflow, once, and call only workflows there are', () => {
    const idsIn = ({ workflows }: Flows) => workflows.map(({ workflowId }) => workflowId)
    const beginnings = idsIn(documents[BEGINNINGS] ?? expect.fail())
    for (const [name, flows] of Object.entries(documents)) {
      expect(twice(idsIn(flows)), name).toEqual([])
      for (const { workflowId, steps } of flows.workflows) {
        expect(twice(steps.map(({ stepId }) => stepId)), workflowId).toEqual([])
        const called = steps.filter(step => 'workflow' in step)
        const lost = called.filter(({ shared, workflow }) => !(shared ? beginnings : idsIn(flows)).includes(workflow))
        expect(lost, workflowId).toEqual([])
      }
    }
  })

  it('run by themselves, so that any runner takes a whole document with `run` alone', () => {
    const needing = Object.values(documents).flatMap(({ workflows }) =>
      workflows.filter(({ inputs = {} }) => Object.values(inputs).some(one => one.default === undefined)),
    )
    expect(needing.map(({ workflowId }) => workflowId)).toEqual([])
  })

  it.each(tables)('of %s keep their names when a move is taken out', (_, table) => {
    const storiesOf = (moves: readonly string[]) =>
      new Map(tableFlows({ ...table, moves }).map(({ workflowId, summary }) => [workflowId, summary]))
    const before = storiesOf(table.moves)
    for (const out of table.moves) {
      const moves = table.moves.filter(move => move !== out)
      if (!isReachable(moves.map(moveOf), table.start)) continue
      const after = storiesOf(moves)
      const told = new Map([...before].map(([name, summary]) => [summary, name]))
      const renamed = [...after].filter(([name, summary]) => (told.get(summary) ?? name) !== name)
      expect(renamed, `without ${out}`).toEqual([])
      // A sparing table tells a pair by itself once no other flow has it on its way.
      const fresh = [...after.keys()].filter(name => !before.has(name))
      if (!table.sparing) expect(fresh.length, `without ${out}: ${fresh.join(', ')}`).toBeLessThanOrEqual(2)
    }
  })

  it('ask a mock only for examples that the contract has', () => {
    const answers = new Map(
      contractAt(PRODUCT).operations.map(({ method, path, answers }) => [`${method.toUpperCase()} ${path}`, answers]),
    )
    const missing = ({ operation, status, example, source = 'product' }: Call) => {
      const answer = answers.get(operation)?.[status]
      const examples = Object.keys(answer?.media['application/json']?.examples ?? {})
      return source === 'product' && (!answer || (example !== undefined && !examples.includes(example)))
    }
    const calls = MACHINES.flatMap(([, flows]) =>
      flows().workflows.flatMap(({ steps }) => everyStep(steps).flatMap(step => ('call' in step ? [step.call] : []))),
    )
    const lacking = calls.filter(missing).map(({ operation, status, example }) => `${operation} ${status} ${example}`)
    expect([...new Set(lacking)]).toEqual([])
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

  it('end at the given moves, and pass through there only for a move that leads on', () => {
    expect(
      coveringPaths(loop, 'a', { ends: ({ to }) => to === 'c' }).map(path => path.map(({ event }) => event)),
    ).toEqual([
      ['on', 'on'],
      ['on', 'back'],
      ['on', 'on', 'stays'],
    ])
  })

  it('take every move after every other, once each where that is possible, and none after an end', () => {
    const events = (path: Move[]) => path.map(({ event }) => event)
    expect(coveringPairs(loop, 'a').map(events)).toEqual([
      ['on', 'on', 'stays', 'stays'],
      ['on', 'back', 'on'],
    ])
    expect(coveringPairs(loop, 'a', { ends: ({ event }) => event === 'back' }).map(events)).toEqual([
      ['on', 'on', 'stays', 'stays'],
      ['on', 'back'],
    ])
  })

  it('take each pair by the shortest way, sparingly none that is on the way of another', () => {
    const paths = eachPair(loop, 'a')
    const events = (those: Move[][]) => those.map(path => path.map(({ event }) => event).join(' '))
    expect(events(paths)).toEqual(['on back on', 'on on', 'on back', 'on on stays', 'on on stays stays'])
    expect(paths.map(path => usualMoves(loop, 'a', path))).toEqual([2, 1, 1, 2, 3])
    expect(events(eachPair(loop, 'a', { sparing: true }))).toEqual(['on back on', 'on on stays stays'])
  })

  it('are there for the first pair that none before takes', () => {
    const about = newPairs(coveringPairs(loop, 'a')).map(pair => pair.map(({ event }) => event).join(' '))
    expect(about).toEqual(['on on', 'on back'])
  })

  it('say which move nothing leads to', () => {
    expect(() => coveringPaths([...loop, move('nowhere', 'on', 'a')], 'a')).toThrow('nowhere | on | a')
  })
})
