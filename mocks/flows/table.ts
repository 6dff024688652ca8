// Flows of what has a status but no statechart: its moves in a table, how each is requested, and what is refused in which
// state. Each move is a scene that goes on from the move before it; a flow makes one move after another, so that all pairs
// are taken, or asks for what a state refuses. Flows are named for that: without a move, the others keep their names.
import type { Call, Check, Step, Workflow } from './arazzo.ts'
import { eachPair, type Move, moveOf, said, usualMoves, wayTo } from './chart-paths.ts'
import { asked } from './sale-steps.ts'
import { scene, slug } from './steps.ts'

/** The output that the latest step had under a name, as Arazzo writes it. */
export type Of = (output: string) => string
type Request = Pick<Call, 'operation' | 'body' | 'query' | 'form'>

export type Act = {
  /** A sentence: who does what. */
  description: string
  call: (of: Of, move: Move) => Request
  /** Steps that must come first. */
  before?: readonly ((of: Of) => Step)[]
  /** Of the response, or of what comes before the nth move. */
  outputs?: Record<string, string> | ((move: Move, path: readonly Move[]) => Record<string, string>)
  /** True if its response is the subject itself, so that no other request needs to show the new state. */
  shows?: boolean
  /** The example a mock answers with, where it isn't the first. */
  example?: string
  checks?: readonly Check[]
  /** In a summary: “Created, issued, paid in full”. */
  words: string
}

/** Refusals with status 409 whose examples have the names of their codes. */
export const conflicts = (...codes: string[]): Record<string, Refusal> =>
  Object.fromEntries(codes.map(code => [code, { status: 409, code, example: code }]))

type Refusal = { status: number; code: string; example: string }

export type Table = {
  /** What its scenes' names start with. */
  id: string
  /** What its summaries start with, such as “An invoice”. */
  subject: string
  start: string
  begin: readonly Step[]
  /** Beginning takes long, so no flow for a pair that another has on its way. */
  sparing?: boolean
  /** Each state's status in the contract, or null, and where the contract's schemas list them all: a test compares the two. */
  statuses?: { schema: string; of: Record<string, string | null> }
  /** `from | event | to` */
  moves: readonly string[]
  acts: Record<string, Act>
  /** `state | event | refusal` */
  refused: readonly string[]
  refusals: Record<string, Refusal>
  /** A request that shows the state. */
  look: {
    call: (of: Of, state: string) => Request
    outputs?: Record<string, string> | ((state: string) => Record<string, string>)
    description?: string
  }
  /** The expected result: the example, and the answer's status if not 200. */
  shows: (state: string) => { checks?: readonly Check[]; example?: string; status?: number }
}

export const tableMoves = ({ moves }: Pick<Table, 'moves'>): Move[] => moves.map(moveOf)

export function tableFlows(table: Table): Workflow[] {
  const moves = tableMoves(table)
  const paths = eachPair(moves, table.start, table)
  const refused = new Set<string>()
  function refuse(state: string, of: Of, add: (step: Step) => void) {
    const lines = refused.has(state) ? [] : table.refused.filter(line => moveOf(line).from === state)
    refused.add(state)
    for (const line of lines) {
      for (const before of actOf(table, moveOf(line).event).before ?? []) add(before(of))
      add(refusedStep(table, line, of))
    }
  }
  const flows = paths.map((path): Workflow => {
    const named = path.slice(-2).map((move, at) => (at === 0 ? nameOf(table, move) : wordsOf(table, move)))
    return {
      workflowId: slug(named.join(' then ')),
      summary: `${table.subject}: ${path.map(move => wordsOf(table, move)).join(', ')}.`,
      steps: steps(table, path, refuse),
    }
  })
  const lacking = [...new Set(table.refused.map(line => moveOf(line).from))].filter(state => !refused.has(state))
  const refusing = lacking.map((state): Workflow => {
    const way = wayTo(moves, table.start, state) ?? []
    const summary = `${[table.subject, ...way.map(move => wordsOf(table, move))].join(', ')}: what is refused then.`
    return { workflowId: slug(`refused when ${state}`), summary, steps: steps(table, way, refuse, way.length) }
  })
  return [...flows, ...refusing]
}

const wordsOf = (table: Table, { event }: Move) => actOf(table, event).words
/** With where it comes from: two payments of a half have the same words. */
const nameOf = (table: Table, move: Move) => `${move.from === table.start ? '' : move.from} ${wordsOf(table, move)}`

type Refuse = (state: string, of: Of, add: (step: Step) => void) => void

/** Steps of a path after the scene of what it begins with. */
function steps(
  table: Table,
  path: readonly Move[],
  refuse: Refuse,
  usual = usualMoves(tableMoves(table), table.start, path),
): Step[] {
  const before = sceneOf(table, path.slice(0, usual))
  const made: Step[] = before ? [before] : [...table.begin]
  const of: Of = output => {
    const step = made.findLast(step => has([step], output))
    if (!step) throw new Error(`${table.id}: no step before has ${output}`)
    return `$steps.${step.stepId}.outputs.${output}`
  }
  function add(step: Step) {
    const taken = made.filter(({ stepId }) => stepId.replace(/-\d+$/, '') === step.stepId).length
    made.push(taken === 0 ? step : { ...step, stepId: `${step.stepId}-${taken + 1}` })
  }
  refuse(path[usual]?.from ?? path.at(-1)?.to ?? table.start, of, add)
  path.slice(usual).forEach((move, nth) => {
    const act = actOf(table, move.event)
    for (const step of act.before ?? []) add(step(of))
    add(actStep(table, act, move, path.slice(0, usual + nth), of))
    if (!act.shows) add(lookStep(table, move.to, of))
    refuse(move.to, of, add)
  })
  return made
}

const has = (steps: readonly Step[], output: string): boolean =>
  steps.some(step => (step.outputs && output in step.outputs) || ('scene' in step && has(step.scene.steps, output)))

function sceneOf(table: Table, way: readonly Move[]): Step | undefined {
  const move = way.at(-1)
  if (!move) return undefined
  const summary = `${table.subject}: ${way.map(one => wordsOf(table, one)).join(', ')}.`
  return scene(
    `${table.id}-${slug(nameOf(table, move))}`,
    summary,
    steps(table, way, () => undefined),
  )
}

function actOf({ acts }: Table, event: string): Act {
  const act = acts[event]
  if (!act) throw new Error(`Nothing says how ${event} is requested`)
  return act
}

function actStep(table: Table, act: Act, move: Move, path: readonly Move[], of: Of): Step {
  const { description, example, checks = [] } = act
  const outputs = typeof act.outputs === 'function' ? act.outputs(move, path) : act.outputs
  const shown = act.shows ? table.shows(move.to) : {}
  const named = shown.example ?? example
  const call: Call = {
    ...act.call(of, move),
    status: 200,
    ...(named ? { example: named } : {}),
    checks: [...(shown.checks ?? []), ...checks],
  }
  return { ...asked(slug(move.event), description, call, outputs), moves: [said(move)] }
}

function lookStep({ look, shows }: Table, state: string, of: Of): Step {
  const { checks = [], example, status = 200 } = shows(state)
  const call = { ...look.call(of, state), status, checks, ...(example ? { example } : {}) }
  const outputs = typeof look.outputs === 'function' ? look.outputs(state) : look.outputs
  const description = look.description ?? 'As the product shows it now.'
  return asked('look', description, call, status === 200 ? outputs : undefined)
}

function refusedStep(table: Table, line: string, of: Of): Step {
  const { from: state, event, to: name } = moveOf(line)
  const act = actOf(table, event)
  const refusal = table.refusals[name]
  if (!refusal) throw new Error(`“${line}” names no refusal`)
  const { status, code, example } = refusal
  const call = {
    ...act.call(of, { from: state, event, to: state }),
    status,
    example,
    checks: [`$response.body#/code == '${code}'`],
  }
  return asked(`refused-${slug(event)}`, `Refused: ${act.description}`, call)
}
