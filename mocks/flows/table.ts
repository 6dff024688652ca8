// Flows of what has a status but no statechart: its moves in a table, how each is requested, and what is refused in which state. Paths
// take every two moves in a row; in each state a path reaches first, what is refused there is requested too.
import type { Call, Check, Step, Workflow } from './arazzo.ts'
import { coveringPairs, type Move, moveOf, said } from './chart-paths.ts'
import { asked } from './sale-steps.ts'
import { goesOn } from './steps.ts'

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
  /** Workflows are `id-1`, `id-2` … */
  id: string
  /** What its summaries start with, such as “An invoice”. */
  subject: string
  start: string
  begin: (workflowId: string) => Step[]
  /** Another workflow that it continues from; `begin` adds its own steps. */
  after?: Workflow
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

/** Moves in one flow, so that it can be read. */
const LONGEST = 6

export const tableMoves = ({ moves }: Pick<Table, 'moves'>): Move[] => moves.map(moveOf)

export function tableFlows(table: Table): Workflow[] {
  const { start, id, subject } = table
  const paths = coveringPairs(tableMoves(table), start, { longest: LONGEST })
  const refused = new Set<string>()
  return paths.map((path, nth) => {
    const workflowId = `${id}-${nth + 1}`
    const words = path.map(({ event }) => table.acts[event]?.words ?? event)
    const steps = walked(table, workflowId, path, refused)
    return {
      workflowId,
      summary: `${subject}: ${words.join(', ')}.`,
      steps: table.after ? goesOn(table.after, workflowId, steps) : steps,
    }
  })
}

function walked(table: Table, workflowId: string, path: readonly Move[], refused: Set<string>): Step[] {
  const steps: Step[] = []
  function add(step: Step) {
    const taken = steps.filter(({ stepId }) => stepId.replace(/-\d+$/, '') === step.stepId).length
    steps.push(taken === 0 ? step : { ...step, stepId: `${step.stepId}-${taken + 1}` })
  }
  const of: Of = output => {
    const step = steps.findLast(({ outputs }) => outputs && output in outputs)
    const beginning = table.after?.outputs && output in table.after.outputs
    if (!step && !beginning) throw new Error(`${workflowId}: no step before has ${output}`)
    return `$steps.${step?.stepId ?? 'open'}.outputs.${output}`
  }
  function refuse(state: string) {
    if (refused.has(state)) return
    refused.add(state)
    for (const line of table.refused.filter(one => one.startsWith(`${state} | `))) {
      for (const before of actOf(table, moveOf(line).event).before ?? []) add(before(of))
      add(refusedStep(table, line, of))
    }
  }
  for (const step of table.begin(workflowId)) add(step)
  refuse(table.start)
  path.forEach((move, nth) => {
    const act = actOf(table, move.event)
    for (const before of act.before ?? []) add(before(of))
    add(actStep(table, act, move, path.slice(0, nth), of))
    if (!act.shows) add(lookStep(table, move.to, of))
    refuse(move.to)
  })
  return steps
}

function actOf({ acts }: Table, event: string): Act {
  const act = acts[event]
  if (!act) throw new Error(`Nothing says how ${event} is requested`)
  return act
}

const slug = (event: string) => event.replaceAll(/\W+/g, '-')

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
