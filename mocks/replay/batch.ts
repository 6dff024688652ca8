// Many flows as one document for the runner: starting it takes longer than a flow. Each is given names of its own, and contracts
// are read from where they lie bundled already.
import { createHash } from 'node:crypto'
import { dirname, resolve } from 'node:path'
import { BUNDLED } from './contracts.ts'
import type { Flow, FlowDocument, Step, Workflow } from './documents.ts'
import { MARK } from './own-step.ts'

export type Batch = {
  document: FlowDocument
  /** The flow of a workflow's name in this document. */
  flows: Map<string, Flow>
  /** Names of workflows that run only within others. */
  helpers: string[]
}

/** Inputs flows take by name, such as an existing account. `run` consists of the run and the flow's name. */
export type Inputs = Readonly<Record<string, string>>

type Naming = {
  run: string
  inputs?: Inputs
  /** Each flow signs up from its own address, for servers that trust X-Forwarded-For. */
  forwarded?: boolean
  /** A server answering by example knows nothing of what was sent, so such conditions are skipped. */
  by_example?: boolean
}

export function batchOf(
  flows: readonly Flow[],
  { run, inputs = {}, forwarded = false, by_example = false }: Naming,
): Batch {
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
    const whole = filledIn(flow, { ...inputs, run: runOf(flow, run) })
    const filled = by_example ? withoutValues(whole) : whole
    const sent = forwarded ? { ...filled, steps: filled.steps.map(step => fromElsewhere(step, flow)) } : filled
    workflows.set(id, renamed({ ...sent, workflowId: id }, flow))
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
      url: BUNDLED.get(path) ?? path,
      type: 'openapi',
    })),
    workflows: [...workflows.values()],
  }
  return { document, flows: named, helpers: [...helpers] }
}

const withoutValues = (workflow: Workflow): Workflow => ({
  ...workflow,
  steps: workflow.steps.map(({ successCriteria, ...step }) => ({
    ...step,
    ...(successCriteria && {
      successCriteria: successCriteria.filter(one => !/\$(request|steps)\b/.test(one.condition)),
    }),
  })),
})

/** Follows from the flow's name, so that a flow replayed by itself asks for the same names as among all. */
const runOf = ({ name, turn = '' }: Pick<Flow, 'name' | 'turn'>, run: string) =>
  `${run}${createHash('sha256').update(name).digest('hex').slice(0, 6)}${turn}`

/** A server throttles repeated sign-ups. Uses RFC 2544 addresses, which are unassigned. */
function fromElsewhere(step: Step, { name }: Flow): Step {
  if (!step.operationPath?.includes('company.SignUp')) return step
  const [a = 0, b = 0] = createHash('sha256').update(name).digest()
  const header = { name: 'X-Forwarded-For', in: 'header', value: `198.18.${a}.${b}` }
  return { ...step, parameters: [...(step.parameters ?? []), header] }
}

const documentOf = ({ name }: Flow) => name.split('/')[0] ?? name
const idOf = (name: string) => name.replaceAll('/', '--')

/** The runner takes one value of an input for all workflows, and no default, so each gets its own written in. */
function filledIn({ name, workflow, file }: Flow, given: Inputs): Workflow {
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
    if (whole) return answerTo(whole)
    const [, path] = /^\$file\((.+)\)$/.exec(part) ?? []
    // The runner resolves files relative to its own document, which is elsewhere than the flow's.
    if (path) return `$file('${resolve(dirname(file), path.replaceAll(/^['"]|['"]$/g, ''))}')`
    return part.replaceAll(/\{\$inputs\.(\w+)\}/g, (_, input: string) => answerTo(input))
  }
  const { inputs: _, ...rest } = workflow
  return { ...workflow, ...Object(fill(rest)) }
}

/**
 * Workflows by the names they have here, and steps by names that no other workflow has: the runner takes the outputs of one for those
 * of another's step of the same name.
 */
function renamed(workflow: Workflow, flow: Flow): Workflow {
  const own = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(own)
    if (part !== null && typeof part === 'object')
      return Object.fromEntries(Object.entries(part).map(([field, one]) => [field, own(one)]))
    return typeof part === 'string'
      ? part.replaceAll(/\$steps\.[\w-]+/g, step => `${step}${MARK}${workflow.workflowId}`)
      : part
  }
  const { steps, ...rest } = workflow
  return {
    ...Object(own(rest)),
    steps: steps.map(step => ({
      ...Object(own(step)),
      stepId: `${step.stepId}${MARK}${workflow.workflowId}`,
      ...(step.workflowId === undefined
        ? {}
        : { workflowId: idOf(`${documentOf(flow)}/${step.workflowId.replace('$workflows.', '')}`) }),
    })),
  }
}
