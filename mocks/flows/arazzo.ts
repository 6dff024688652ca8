// Builds Arazzo 1.0.1 documents from concise steps. Used by every flow generator; no extensions, so any Arazzo runner
// can run them.
import { stringifyYaml } from '@redocly/openapi-core'

export type Step = {
  stepId: string
  description?: string
  /** Moves of the chart that this step makes or shows, as `from | event | to`. */
  moves?: readonly string[]
} & (
  | { call: Call; outputs?: Record<string, string> }
  /** Another workflow of the document, with its outputs to hand. */
  | { workflow: string; inputs: Record<string, string>; outputs?: Record<string, string> }
)

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
  /** Besides `run`, which every workflow has. */
  inputs?: Record<string, { type: 'string'; description: string; default?: string }>
  steps: Step[]
  outputs?: Record<string, string>
}

export type Flows = { title: string; summary: string; made_by: string; workflows: Workflow[] }

/** The document's text, including its origin. */
export const arazzoOf = ({ made_by, ...flows }: Flows): string =>
  `# Made by ${made_by}. Change what it is made from, then run \`npm run flows\`.\n${yamlOf(flows)}`

/** `contracts` leads from the document to where the contracts lie. */
export function yamlOf({ title, summary, workflows }: Omit<Flows, 'made_by'>, contracts = '../../openapi'): string {
  const sandbox = workflows.some(({ steps }) => steps.some(step => 'call' in step && step.call.source === 'sandbox'))
  const document = {
    arazzo: '1.0.1',
    info: { title, summary, version: '1.0.0' },
    sourceDescriptions: [
      { name: 'product', url: `${contracts}/openapi.yaml`, type: 'openapi' },
      ...(sandbox ? [{ name: 'sandbox', url: `${contracts}/sandbox.yaml`, type: 'openapi' }] : []),
    ],
    workflows: workflows.map(workflowOf),
  }
  return stringifyYaml(document, { lineWidth: 130, noRefs: true, quotingType: "'" })
}

const RUN = { type: 'string', description: 'Makes names unique, a-z and 0-9.' }

function workflowOf({ workflowId, summary, description, unseen, inputs, steps, outputs }: Workflow) {
  const moves = movesNamed({ steps })
  const words = [
    description,
    moves.length > 0 ? `Moves of the chart:\n${moves.map(move => `- ${move}`).join('\n')}` : undefined,
    unseen && `The same on the wire, whatever a browser shows:\n${unseenLines(unseen)}`,
  ].filter(part => part !== undefined)
  return {
    workflowId,
    summary,
    ...(words.length > 0 ? { description: words.join('\n\n') } : {}),
    inputs: { type: 'object', properties: { run: RUN, ...inputs } },
    steps: steps.map(stepOf),
    ...(outputs ? { outputs } : {}),
  }
}

const unseenLines = (unseen: Record<string, string>) =>
  Object.entries(unseen)
    .map(([move, why]) => `- ${move} (${why})`)
    .join('\n')

/** The moves a workflow names, those without a difference on the wire included; each once. */
export const movesNamed = ({ steps, unseen = {} }: Pick<Workflow, 'steps' | 'unseen'>): string[] => [
  ...new Set([...steps.flatMap(({ moves = [] }) => moves), ...Object.keys(unseen)]),
]

function stepOf(step: Step) {
  const { stepId, description, outputs } = step
  const named = { stepId, ...(description ? { description } : {}) }
  const kept = outputs ? { outputs } : {}
  if (!('call' in step)) {
    const parameters = Object.entries(step.inputs).map(([name, value]) => ({ name, value }))
    return { ...named, workflowId: step.workflow, parameters, ...kept }
  }
  const { call } = step
  const parameters = parametersOf(call)
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

function parametersOf({ path = {}, query = {}, headers = {}, status, example }: Call) {
  const prefer = example ? { Prefer: `code=${status}, example=${example}` } : {}
  const of = (where: string, values: Record<string, unknown>) =>
    Object.entries(values).map(([name, value]) => ({ name, in: where, value }))
  return [...of('path', path), ...of('header', { ...headers, ...prefer }), ...of('query', query)]
}

const criterionOf = (check: Check) =>
  typeof check === 'string'
    ? { condition: check }
    : { context: '$response.body', condition: check.jsonpath, type: 'jsonpath' }

function bodyOf({ body, form }: Call) {
  if (form) return { requestBody: { contentType: 'multipart/form-data', payload: form } }
  return body === undefined ? {} : { requestBody: { contentType: 'application/json', payload: body } }
}
