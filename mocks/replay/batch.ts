// Many flows as one document for the runner: starting it takes longer than a flow. Each is given names of its own, and contracts
// are read from where they lie bundled already.
import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import { PRODUCT } from '#openapi/contract.ts'
import type { Flow, FlowDocument, Step, Workflow } from './documents.ts'

export type Batch = {
  document: FlowDocument
  /** The flow of a workflow's name in this document. */
  flows: Map<string, Flow>
  /** Names of workflows that run only within others. */
  helpers: string[]
}

const OF_PRODUCT = new URL('../../openapi/openapi.yaml', import.meta.url).pathname

/** What flows ask for by name, such as an account that exists. `run` is made of the run and the flow's name. */
export type Inputs = Readonly<Record<string, string>>

export function batchOf(flows: readonly Flow[], run: string, given: Inputs = {}): Batch {
  const sources = new Map<string, string>()
  const workflows = new Map<string, Workflow>()
  const helpers = new Set<string>()
  const named = new Map<string, Flow>()
  for (const flow of flows) {
    for (const [name, path] of flow.sources) {
      if ((sources.get(name) ?? path) !== path) throw new Error(`${flow.name} calls another contract ${name}.`)
      sources.set(name, path)
    }
    const id = idOf(flow.name)
    named.set(id, flow)
    workflows.set(id, renamed({ ...filledIn(flow, { ...given, run: runOf(flow, run) }), workflowId: id }, flow))
    for (const helper of flow.helpers) {
      const helper_id = idOf(`${documentOf(flow)}/${helper.workflowId}`)
      helpers.add(helper_id)
      workflows.set(helper_id, renamed({ ...helper, workflowId: helper_id }, flow))
    }
  }
  const document: FlowDocument = {
    arazzo: '1.0.1',
    info: { title: 'Flows to replay', version: '1.0.0' },
    sourceDescriptions: [...sources].map(([name, path]) => ({
      name,
      url: resolve(path) === OF_PRODUCT ? PRODUCT : path,
      type: 'openapi',
    })),
    workflows: [...workflows.values()],
  }
  return { document, flows: named, helpers: [...helpers] }
}

/** Follows from the flow's name, so that a flow replayed by itself asks for the same names as among all. */
export const runOf = ({ name }: Pick<Flow, 'name'>, run: string) =>
  `${run}${createHash('sha256').update(name).digest('hex').slice(0, 6)}`

const documentOf = ({ name }: Flow) => name.split('/')[0] ?? name
const idOf = (name: string) => name.replaceAll('/', '--')

/** The runner takes one value of an input for all workflows, and no default, so each gets its own written in. */
function filledIn({ name, workflow }: Flow, given: Inputs): Workflow {
  const answerTo = (input: string): string => {
    const value = given[input] ?? Object(Object(workflow.inputs).properties)[input]?.default
    if (typeof value !== 'string') throw new Error(`${name} needs --input ${input}=…`)
    return value
  }
  const fill = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(fill)
    if (part !== null && typeof part === 'object')
      return Object.fromEntries(Object.entries(part).map(([field, one]) => [field, fill(one)]))
    if (typeof part !== 'string') return part
    const [, whole] = /^\$inputs\.(\w+)$/.exec(part) ?? []
    return whole ? answerTo(whole) : part.replaceAll(/\{\$inputs\.(\w+)\}/g, (_, input: string) => answerTo(input))
  }
  return { ...workflow, steps: workflow.steps.map(step => Object(fill(step))) }
}

const renamed = (workflow: Workflow, flow: Flow): Workflow => ({
  ...workflow,
  steps: workflow.steps.map(
    (step): Step =>
      step.workflowId === undefined
        ? step
        : { ...step, workflowId: idOf(`${documentOf(flow)}/${step.workflowId.replace('$workflows.', '')}`) },
  ),
})
