// All flows, and those selected by name: `session` is a document, `session/session-2` one of its workflows.

import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseYaml } from '@redocly/openapi-core'
import { record, texts } from '#openapi/json.ts'
import { standing } from '#openapi/standing.ts'
import { BEGINNINGS } from '../flows/scenes.ts'
import { linked } from './linked.ts'

type Parameter = { name: string; in?: string; value: unknown }
export type Step = {
  stepId: string
  description?: string
  operationPath?: string
  operationId?: string
  /** Another workflow, of which this step is the whole. */
  workflowId?: string
  parameters?: Parameter[]
  requestBody?: { contentType: string; payload: unknown }
  successCriteria?: { condition: string }[]
  outputs?: Record<string, string>
}
export type Workflow = {
  workflowId: string
  summary?: string
  inputs?: unknown
  parameters?: Parameter[]
  steps: Step[]
  outputs?: Record<string, string>
}
export type FlowDocument = {
  arazzo: string
  info: Record<string, string>
  sourceDescriptions: { name: string; url: string; type: string }[]
  workflows: Workflow[]
  components?: unknown
}
/** A workflow that can be replayed. */
export type Flow = {
  /** `session/session-2`; where a document has but one workflow of its own name, that name. */
  name: string
  summary: string
  /** Of load: whose turn it is, `u2r1` for the first round of the second user; its name ends with it. */
  turn?: string
  workflow: Workflow
  /** Those that others call, each of which runs only within them. */
  helpers: Workflow[]
  /** Addresses of contracts by the name the steps use, as absolute paths. */
  sources: Map<string, string>
  /** Its document, as an absolute path. */
  file: string
}

const FLOWS = fileURLToPath(new URL('../flows/', import.meta.url))
const ENDING = '.arazzo.yaml'

/** All flows, or those named, in the order of their documents. Throws a sentence where a name leads nowhere. */
export function chosenFlows(names: readonly string[], directory = FLOWS): Flow[] {
  const files = readdirSync(directory)
    .filter(file => file.endsWith(ENDING))
    .sort()
    .map(file => join(directory, file))
  const own = names.filter(isFile).map(name => standing(name))
  const known = [
    ...files.filter(file => nameOf(file) !== BEGINNINGS),
    ...own.filter(file => !files.includes(file)),
  ].flatMap(flowsOf)
  const asked = names.map(name => (isFile(name) ? nameOf(name) : name))
  const nowhere = asked.find(name => !known.some(flow => isNamed(flow, name)))
  if (nowhere !== undefined) {
    const documents = [...new Set(known.map(({ name }) => name.split('/')[0]))].join(', ')
    throw new Error(`There is no flow ${nowhere}. The documents are: ${documents}.`)
  }
  return known.filter(flow => isChosen(flow, names))
}

/** Those of one document, read again. */
export const chosenIn = (file: string, names: readonly string[]): Flow[] =>
  flowsOf(file).filter(flow => isChosen(flow, names))

function readDocument(file: string): FlowDocument {
  const document: unknown = parseYaml(readFileSync(file, 'utf8'))
  if (!isDocument(document)) throw new Error(`${file} is no Arazzo document. \`npx redocly lint ${file}\` says why.`)
  return document
}

export function flowsOf(file: string): Flow[] {
  const { workflows, imported, sources } = linked(file, readDocument)
  const called = new Set(workflows.flatMap(({ steps }) => steps.map(({ workflowId }) => workflowId)))
  const helpers = [...workflows.filter(({ workflowId }) => called.has(workflowId)), ...imported]
  const document = nameOf(file)
  return workflows
    .filter(workflow => !helpers.includes(workflow))
    .flatMap(workflow => {
      const { workflowId, summary = '' } = workflow
      const name = workflowId === document ? document : `${document}/${workflowId}`
      const flow = { name, summary, workflow, helpers, sources, file: resolve(file) }
      const [input, values] = choiceIn(workflow) ?? []
      if (!input || !values) return [flow]
      return values.map(value => ({ ...flow, name: `${name}/${value}`, workflow: withDefault(workflow, input, value) }))
    })
}

/** The first input that has its values listed: a flow is replayed with each. */
function choiceIn({ inputs }: Workflow): [string, string[]] | undefined {
  const properties = Object.entries(record(record(inputs)['properties']))
  const [input, values] =
    properties.map(([name, one]) => [name, texts(record(one)['enum'])] as const).find(([, all]) => all.length > 0) ?? []
  return input && values ? [input, values] : undefined
}

function withDefault(workflow: Workflow, input: string, value: string): Workflow {
  const inputs = record(workflow.inputs)
  return {
    ...workflow,
    inputs: { ...inputs, properties: { ...record(inputs['properties']), [input]: { type: 'string', default: value } } },
  }
}

/** The sources that a flow's steps, or those of workflows they call, ask. */
export function sourcesAsked({ workflow, helpers }: Pick<Flow, 'workflow' | 'helpers'>): Set<string> {
  const asked = new Set<string>()
  for (const { operationPath, workflowId } of workflow.steps) {
    const [, source] = /\$sourceDescriptions\.([\w-]+)\.url/.exec(operationPath ?? '') ?? []
    if (source) asked.add(source)
    const helper = helpers.find(one => one.workflowId === workflowId)
    if (helper) for (const one of sourcesAsked({ workflow: helper, helpers })) asked.add(one)
  }
  return asked
}

const isFile = (name: string) => name.endsWith(ENDING) || name.endsWith('.yaml') || name.endsWith('.json')
const nameOf = (file: string) => basename(file).replace(/(\.arazzo)?\.(ya?ml|json)$/, '')
const isChosen = (flow: Flow, names: readonly string[]) =>
  names.length === 0 || names.some(name => isNamed(flow, isFile(name) ? nameOf(name) : name))
const isNamed = ({ name }: Flow, asked: string) => name === asked || name.startsWith(`${asked}/`)

function isDocument(value: unknown): value is FlowDocument {
  if (value === null || typeof value !== 'object') return false
  if (!('arazzo' in value && 'workflows' in value && 'sourceDescriptions' in value)) return false
  const { workflows, sourceDescriptions } = value
  return (
    Array.isArray(sourceDescriptions) &&
    Array.isArray(workflows) &&
    workflows.every(one => typeof one?.workflowId === 'string' && Array.isArray(one.steps))
  )
}
