// Builds Arazzo 1.0.1 documents from concise steps. Used by every flow generator; no extensions, so any Arazzo runner
// can run them.
import { readable } from './readable.ts'

export type Step = {
  stepId: string
  description?: string
  /** Moves of the chart that this step makes or shows, as `from | event | to`. */
  moves?: readonly string[]
  outputs?: Record<string, string>
} & (
  | { call: Call }
  /** Another workflow, of this document or the shared one. */
  | { workflow: string; shared: boolean; inputs: Record<string, unknown> }
  | { scene: Scene; inputs?: Record<string, unknown> }
)

/** Steps in common, see scenes.ts. Its outputs are those of its steps, the latest of each name. */
export type Scene = {
  id: string
  summary: string
  steps: Step[]
  /** Written into the shared document. */
  shared?: boolean
  inputs?: Inputs
  /** As of a workflow. */
  unseen?: Record<string, string>
  chart?: string
}

type Inputs = Record<string, { type?: string; description?: string; default?: string; enum?: readonly string[] }>

/** A JSONPath holds where it finds anything in the body. */
export type Check = string | { jsonpath: string }

export type Call = {
  source?: 'product' | 'sandbox'
  /** Such as `POST /v3/agreements.Send`. */
  operation: string
  path?: Record<string, unknown>
  query?: Record<string, unknown>
  headers?: Record<string, string>
  body?: unknown
  form?: Record<string, unknown>
  status: number
  /** The named example by which a mock answers the same; a server ignores it. */
  example?: string
  /** Conditions besides the status, such as `$response.body#/code == 'stale_version'`; JSONPath for a row of a list. */
  checks?: readonly Check[]
}

export type Workflow = {
  workflowId: string
  summary: string
  description?: string
  /** Moves with no difference on the wire, each with why. */
  unseen?: Record<string, string>
  /** Of a scene that other charts' flows use as well. */
  chart?: string
  /** Besides `run`, which every workflow has. */
  inputs?: Inputs
  steps: Step[]
  outputs?: Record<string, string>
}

export type Flows = {
  title: string
  summary: string
  made_by: string
  /** Whose moves the steps name: a chart or a table. */
  chart?: string
  workflows: Workflow[]
}

/** The document's text, including its origin. */
export const arazzoOf = ({ made_by, ...flows }: Flows): string =>
  `# Made by ${made_by}. Change what it is made from, then run \`npm run flows\`.\n${yamlOf(flows)}`

/** `contracts` leads from the document to the bundled contracts: runners read one file faster, and all of its values. */
export function yamlOf({ title, summary, chart, workflows }: Omit<Flows, 'made_by'>, contracts = '../../sdk'): string {
  const steps = workflows.flatMap(({ steps }) => steps)
  const sandbox = steps.some(step => 'call' in step && step.call.source === 'sandbox')
  const shared = steps.some(step => 'shared' in step && step.shared) && title !== SHARED
  const document = {
    arazzo: '1.0.1',
    info: { title, summary, version: '1.0.0' },
    sourceDescriptions: [
      { name: 'product', url: `${contracts}/contract.gen.json`, type: 'openapi' },
      ...(sandbox ? [{ name: 'sandbox', url: `${contracts}/sandbox.contract.gen.json`, type: 'openapi' }] : []),
      ...(shared ? [{ name: 'beginnings', url: 'beginnings.arazzo.yaml', type: 'arazzo' }] : []),
    ],
    workflows: workflows.map(workflow => workflowOf({ ...(chart ? { chart } : {}), ...workflow }, shared)),
  }
  return `${SCHEMA_LINE}\n${readable(document)}`
}

/** Editors complete and check a document by it. */
const SCHEMA_LINE = '# yaml-language-server: $schema=https://spec.openapis.org/arazzo/1.0/schema/2025-10-15'

/** Of the shared document, in which calls need no source. */
const SHARED = 'Beginnings'

/** Makes names unique, a-z and 0-9. */
const RUN = { type: 'string' }

function workflowOf(workflow: Workflow, shared: boolean) {
  const { workflowId, summary, description, unseen, chart = '', inputs, steps, outputs } = workflow
  const words = [description, unseen && `The same on the wire, whatever a browser shows:\n${unseenLines(unseen)}`]
  const text = words.filter(part => part !== undefined).join('\n\n')
  const bearer = bearerOf(steps)
  return {
    workflowId,
    summary,
    ...(text ? { description: text } : {}),
    inputs: { type: 'object', properties: { run: RUN, ...inputs } },
    ...(bearer ? { parameters: [{ name: 'Authorization', in: 'header', value: bearer }] } : {}),
    steps: steps.map(step => stepOf(step, { shared, bearer, chart })),
    ...(outputs ? { outputs } : {}),
  }
}

/** Written once where every request of the workflow has the same, except those to the sandbox. */
function bearerOf(steps: readonly Step[]): string | undefined {
  const calls = steps.flatMap(step => ('call' in step && step.call.source !== 'sandbox' ? [step.call] : []))
  const all = new Set(calls.map(({ headers = {} }) => headers['Authorization']))
  return all.size === 1 ? [...all][0] : undefined
}

const unseenLines = (unseen: Record<string, string>) =>
  Object.entries(unseen)
    .map(([move, why]) => `- ${move} (${why})`)
    .join('\n')

/** The moves a workflow names outside shared scenes, those without a difference on the wire included; each once. */
export const movesNamed = ({ steps, unseen = {} }: Pick<Workflow, 'steps' | 'unseen'>): string[] => [
  ...new Set([
    ...everyStep(steps, ({ shared = false }) => !shared).flatMap(({ moves = [] }) => moves),
    ...Object.keys(unseen),
  ]),
]

/** Those of scenes included. */
export const everyStep = (steps: readonly Step[], enters: (scene: Scene) => boolean = () => true): Step[] =>
  steps.flatMap(step =>
    'scene' in step && enters(step.scene) ? [step, ...everyStep(step.scene.steps, enters)] : [step],
  )

type Around = { shared: boolean; bearer: string | undefined; chart: string }

function stepOf(step: Step, { shared, bearer, chart }: Around) {
  const { stepId, description, moves = [], outputs } = step
  const words = [description, ...(moves.length > 0 ? [`(${chart}: ${moves.join('; ')})`] : [])].filter(Boolean)
  const named = { stepId, ...(words.length > 0 ? { description: words.join(' ') } : {}) }
  const kept = outputs && Object.keys(outputs).length > 0 ? { outputs } : {}
  if ('scene' in step) throw new Error(`${stepId} is a scene that was not staged`)
  if ('workflow' in step) {
    const workflowId = step.shared && shared ? `$sourceDescriptions.beginnings.${step.workflow}` : step.workflow
    const parameters = Object.entries(step.inputs).map(([name, value]) => ({ name, value }))
    return { ...named, workflowId, ...(parameters.length > 0 ? { parameters } : {}), ...kept }
  }
  const { call } = step
  const parameters = parametersOf(call, bearer)
  return {
    ...named,
    operationPath: pathOf(call),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...bodyOf(call),
    successCriteria: [`$statusCode == ${call.status}`, ...(call.checks ?? [])].map(criterionOf),
    ...kept,
  }
}

/** By JSON pointer: ids of operations have dots, which Arazzo reads as fields. */
function pathOf({ source = 'product', operation }: Call): string {
  const [method = '', path = ''] = operation.split(' ')
  const pointer = path.replaceAll('~', '~0').replaceAll('/', '~1')
  return `{$sourceDescriptions.${source}.url}#/paths/${pointer}/${method.toLowerCase()}`
}

function parametersOf({ path = {}, query = {}, headers = {}, status, example }: Call, bearer: string | undefined) {
  const { Authorization, ...own } = headers
  const sent = Authorization === bearer ? own : headers
  const prefer = example ? { Prefer: `code=${status}, example=${example}` } : {}
  const of = (where: string, values: Record<string, unknown>) =>
    Object.entries(values).map(([name, value]) => ({ name, in: where, value }))
  return [...of('path', path), ...of('header', { ...sent, ...prefer }), ...of('query', query)]
}

const criterionOf = (check: Check) =>
  typeof check === 'string'
    ? { condition: check }
    : { context: '$response.body', condition: check.jsonpath, type: 'jsonpath' }

function bodyOf({ body, form }: Call) {
  if (form) return { requestBody: { contentType: 'multipart/form-data', payload: form } }
  return body === undefined ? {} : { requestBody: { contentType: 'application/json', payload: body } }
}
