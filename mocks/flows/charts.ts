// The statecharts and tables as the reference and the mocks draw them: ELK lays each out, once for both.
import ELK, { type ElkNode } from 'elkjs/lib/elk.bundled.js'
import { GESTURES, type GestureEvent, gestureMachine } from '#machines/design/gesture.machine.ts'
import { CHARACTER, type Chart, type ChartEvent, type ChartMove, LINE } from '#openapi/docs/page/charts.ts'
import type { Flows, Step } from './arazzo.ts'
import { type Move, moveOf, movesOf, said } from './chart-paths.ts'

/** Where the transitions of each chart are defined. */
export const SOURCES: Record<string, string> = {
  session: 'machines/company/session/session.machine.ts',
  'project status': 'machines/projects/project-status.machine.ts',
  saving: 'machines/projects/saving.machine.ts',
  agreement: 'machines/agreements/agreement-transaction.machine.ts',
  signing: 'machines/agreements/signing.machine.ts',
  'lender application': 'machines/applications/lenders/application.machine.ts',
  applying: 'machines/applications/lenders/applying.machine.ts',
  invoice: 'mocks/flows/machines/money/invoices.ts',
  'unapplied cash': 'mocks/flows/machines/money/unapplied-cash.ts',
  'remittance line': 'mocks/flows/machines/money/remittances.ts',
  task: 'mocks/flows/machines/work/tasks.ts',
  approval: 'mocks/flows/machines/work/approvals.ts',
}

/** Charts that ask the server nothing. */
export const WITHOUT_FLOWS: readonly { chart: string; source: string; reason: string; moves: () => Move[] }[] = [
  {
    chart: 'gesture',
    source: 'machines/design/gesture.machine.ts',
    reason: 'Pointers on a canvas ask the server nothing, so there are no flows. All gestures move like panning.',
    moves: gestureMoves,
  },
]

function gestureMoves(): Move[] {
  const [at, there] = [
    [100, 100],
    [140, 100],
  ] as const
  const does = GESTURES[0]
  const events: GestureEvent[] = [
    { type: 'hand.pressed', hand: 1, at, does },
    { type: 'hand.pressed', hand: 2, at: there, does },
    ...[1, 2].flatMap((hand): GestureEvent[] => [
      { type: 'hand.moved', hand, at: there },
      { type: 'hand.lifted', hand, at: there },
      { type: 'hand.lost', hand },
    ]),
    { type: 'gesture.stopped' },
  ]
  return movesOf(gestureMachine, {
    events,
    nameOf: ({ value }) => (typeof value === 'string' ? value : Object.entries(value).flat().join('.')),
    serializeState: ({ value, context }) => JSON.stringify([value, [...context.hands.keys()]]),
  })
}

/** Of each chart, its moves with the flows that take them. */
type Taken = Map<string, Map<string, Omit<ChartMove, 'move'>>>

function movesTaken(documents: Readonly<Record<string, Flows>>): Taken {
  const taken: Taken = new Map()
  const note = (chart: string, move: string, flow: string | undefined, unseen?: string) => {
    const moves = taken.get(chart) ?? new Map()
    taken.set(chart, moves)
    const { flows = [], ...rest } = moves.get(move) ?? {}
    moves.set(move, {
      flows: flow === undefined || flows.includes(flow) ? flows : [...flows, flow],
      ...rest,
      ...(unseen && { unseen }),
    })
  }
  const walk = (steps: readonly Step[], chart: string, flow: string) => {
    for (const step of steps) {
      for (const move of step.moves ?? []) note(chart, move, flow)
      if (!('scene' in step)) continue
      const { scene } = step
      const own = scene.chart ?? chart
      walk(scene.steps, own, flow)
      for (const [move, why] of Object.entries(scene.unseen ?? {})) note(own, move, undefined, why)
    }
  }
  for (const [name, { chart = '', workflows }] of Object.entries(documents))
    for (const { workflowId, steps, unseen = {}, ...workflow } of workflows) {
      const own = workflow.chart ?? chart
      walk(steps, own, workflowId === name ? name : `${name}/${workflowId}`)
      for (const [move, why] of Object.entries(unseen)) note(own, move, undefined, why)
    }
  return taken
}

async function chartsOf(documents: Readonly<Record<string, Flows>>): Promise<Chart[]> {
  const taken = movesTaken(documents)
  const charts = Object.entries(SOURCES).map(([chart, source]) => ({
    chart,
    source,
    moves: [...(taken.get(chart) ?? [])].map(([move, of]) => ({ move, ...of })),
  }))
  const idle = WITHOUT_FLOWS.map(({ moves, ...rest }) => ({
    ...rest,
    moves: moves().map(move => ({ move: said(move), flows: [] })),
  }))
  const drawn: Chart[] = []
  for (const { chart, moves, ...rest } of [...charts, ...idle])
    drawn.push({ title: chart.charAt(0).toUpperCase() + chart.slice(1), ...rest, ...(await laidOut(moves)) })
  return drawn
}

export const chartsText = async (documents: Readonly<Record<string, Flows>>) =>
  `[\n${(await chartsOf(documents)).map(chart => JSON.stringify(chart)).join(',\n')}\n]\n`

const OPTIONS = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.edgeRouting': 'POLYLINE',
  'elk.spacing.nodeNode': '32',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeLabel': '4',
  'elk.layered.spacing.nodeNodeBetweenLayers': '36',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.edgeLabels.inline': 'false',
}
const STATE_HEIGHT = 32
/** Characters for the sign of the last replay. */
const MARK = 2

/** Drawn once where so many states have it: most states of a chart can end alike. */
const SHARED_BY = 4

type Drawn = Pick<Chart, 'width' | 'height' | 'states' | 'edges'>
type Edge = { from: string; to: string; events: ChartEvent[] }

/** One edge for each pair of states; what many states have in common comes from one box of its own. */
function edgesOf(moves: readonly ChartMove[]): { edges: Edge[]; shared: Map<string, string[]> } {
  const edges = new Map<string, Edge>()
  const shared = new Map<string, string[]>()
  const names = new Map<string, string>()
  const alike = new Map<string, ChartMove[]>()
  for (const one of moves) {
    const { event, to } = moveOf(one.move)
    alike.set(`${event} | ${to}`, [...(alike.get(`${event} | ${to}`) ?? []), one])
  }
  const add = (from: string, to: string, event: ChartEvent) => {
    const edge = edges.get(`${from} | ${to}`) ?? { from, to, events: [] }
    edges.set(`${from} | ${to}`, { ...edge, events: [...edge.events, event] })
  }
  for (const those of alike.values()) {
    const states = [...new Set(those.map(({ move }) => moveOf(move).from))].sort()
    const { event, to } = moveOf(those[0]?.move ?? '')
    if (states.length < SHARED_BY) {
      for (const one of those) add(moveOf(one.move).from, to, { name: event, moves: [one] })
      continue
    }
    const name = names.get(states.join()) ?? `${states.length} states${' '.repeat(names.size)}`
    names.set(states.join(), name)
    shared.set(name, states)
    add(name, to, { name: event, moves: those })
  }
  return { edges: [...edges.values()], shared }
}

async function laidOut(moves: readonly ChartMove[]): Promise<Drawn> {
  const { edges, shared } = edgesOf(moves)
  const names = [...new Set([...moves.flatMap(({ move }) => [moveOf(move).from, moveOf(move).to]), ...shared.keys()])]
  const widthOf = (name: string) => Math.ceil(name.trim().length * (CHARACTER + 0.2)) + 24
  const graph: ElkNode = {
    id: 'chart',
    layoutOptions: OPTIONS,
    children: names.map((name, nth) => ({
      id: name,
      width: widthOf(name),
      height: STATE_HEIGHT,
      ...(nth === 0 && { layoutOptions: { 'elk.layered.layering.layerConstraint': 'FIRST' } }),
    })),
    edges: edges.map(({ from, to, events }, nth) => ({
      id: `${nth}`,
      sources: [from],
      targets: [to],
      labels: [
        {
          text: `${nth}`,
          width: Math.ceil((Math.max(...events.map(({ name }) => name.length)) + MARK) * CHARACTER),
          height: LINE * events.length,
        },
      ],
    })),
  }
  const { children = [], edges: lines = [], width = 0, height = 0 } = await new ELK().layout(graph)
  return {
    width: Math.ceil(width),
    height: Math.ceil(height),
    states: children.map(({ id, x, y, width, height }) => ({
      name: id.trim(),
      x: round(x),
      y: round(y),
      width: round(width),
      height: round(height),
      ...(shared.has(id) && { stands_for: shared.get(id) ?? [] }),
    })),
    edges: edges.map(({ events }, nth) => {
      const { sections = [], labels = [] } = lines[nth] ?? {}
      const points = sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [
        startPoint,
        ...bendPoints,
        endPoint,
      ])
      return {
        path: `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}`,
        x: round(labels[0]?.x),
        y: round(labels[0]?.y),
        events,
      }
    }),
  }
}

const round = (value = 0) => Math.round(value)
