// Many flows as one document for the runner: starting it takes longer than a flow. Each is given names of its own, and contracts
// are read from where they lie bundled already.
import { createHash } from 'node:crypto'
import { dirname, resolve } from 'node:path'
import { withAccount } from './account.ts'
import { BUNDLED } from './contracts.ts'
import type { Flow, FlowDocument, Step, Workflow } from './documents.ts'
import { MARK, ownStep } from './own-step.ts'
import { mapTexts } from './texts.ts'

export type Batch = {
  document: FlowDocument
  /** The flow of a workflow's name in this document. */
  flows: Map<string, Flow>
  /** Names of workflows that run only within others. */
  helpers: string[]
  /** By the step's name in this document. */
  steps: Map<string, PlacedStep>
}
/** A step and how a person finds it. */
export type PlacedStep = {
  step: Step
  /** `user`, or `company/open` for a step of the workflow that the step `company` calls. */
  name: string
  /** Of the workflow it is written in. */
  workflowId: string
  /** Expressions by output, those of a called workflow followed to the step that answers. */
  outputs: Record<string, string>
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
  const workflows: Workflow[] = []
  const helpers: string[] = []
  const named = new Map<string, Flow>()
  const placed = new Map<string, PlacedStep>()
  for (const flow of flows) {
    for (const [name, path] of flow.sources) {
      if ((sources.get(name) ?? path) !== path) throw new Error(`${flow.name} calls another contract ${name}.`)
      sources.set(name, path)
    }
    const id = idOf(flow.name)
    named.set(id, flow)
    place(flow, flow.workflow, { id, callers: [], prefix: '', passed: [] })
  }

  /** Each call runs a copy of its own: the runner keeps one request and answer per step, and would show those of another call. */
  function place(flow: Flow, workflow: Workflow, { id, callers, prefix, passed }: Place): Record<string, string> {
    const { workflowId } = workflow
    if (callers.includes(workflowId)) throw new Error(`${flow.name}: the workflow ${workflowId} calls itself.`)
    const filled = filledIn(flow, workflow, { ...inputs, run: runOf(flow, run) }, passed)
    const opened = withAccount(filled, inputs)
    const whole = by_example ? withoutValues(opened) : opened
    const sent = forwarded ? { ...whole, steps: whole.steps.map(step => fromElsewhere(step, flow)) } : whole
    const made = renamed(sent, id)
    workflows.push(made)
    for (const step of made.steps) {
      const { stepId, outputs = {} } = step
      const source = workflow.steps.find(one => one.stepId === ownStep(stepId)) ?? step
      const name = `${prefix}${source.stepId}`
      const helper = calledBy(source, flow)
      const copy = `${id}--${source.stepId}`
      if (helper) step.workflowId = copy
      const inner = helper
        ? place(flow, helper, {
            id: copy,
            callers: [...callers, workflowId],
            prefix: `${name}/`,
            passed: (source.parameters ?? []).map(one => one.name),
          })
        : {}
      const answered = Object.entries(outputs).map(([output, from]) => [
        output,
        inner[from.replace('$outputs.', '')] ?? from,
      ])
      placed.set(stepId, { step: source, name, workflowId, outputs: Object.fromEntries(answered) })
    }
    if (prefix !== '') helpers.push(id)
    return made.outputs ?? {}
  }

  const document: FlowDocument = {
    arazzo: '1.0.1',
    info: { title: 'Flows to replay', version: '1.0.0' },
    sourceDescriptions: [...sources].map(([name, path]) => ({
      name,
      url: BUNDLED.get(path) ?? path,
      type: 'openapi',
    })),
    workflows,
  }
  return { document, flows: named, helpers, steps: placed }
}

/** What a workflow is named here, the workflows it is called through, and the inputs that the call passes. */
type Place = { id: string; callers: string[]; prefix: string; passed: string[] }

const calledBy = ({ workflowId }: Step, { helpers }: Flow) =>
  helpers.find(one => one.workflowId === workflowId?.replace('$workflows.', ''))

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

const idOf = (name: string) => name.replaceAll('/', '--')

/** The runner takes one value of an input for all workflows, and no default, so each gets its own written in, unless its call passes one. */
function filledIn({ name, file }: Flow, workflow: Workflow, given: Inputs, passed: readonly string[]): Workflow {
  const answerTo = (input: string, expression: string): string => {
    if (passed.includes(input)) return expression
    const value = given[input] ?? Object(Object(workflow.inputs).properties)[input]?.default
    if (typeof value !== 'string') throw new Error(`${name} needs --input ${input}=…`)
    return value
  }
  const fill = (text: string): string => {
    const [, whole] = /^\$inputs\.(\w+)$/.exec(text) ?? []
    if (whole) return answerTo(whole, text)
    const [, path] = /^\$file\((.+)\)$/.exec(text) ?? []
    // The runner resolves files relative to its own document, which is elsewhere than the flow's.
    if (path) return `$file('${resolve(dirname(file), path.replaceAll(/^['"]|['"]$/g, ''))}')`
    return text.replaceAll(/\{\$inputs\.(\w+)\}/g, (expression, input: string) => answerTo(input, expression))
  }
  // Without their schema, which the runner would compile for every workflow, in half of its time. What calls pass counts all the same.
  const { inputs: _, ...rest } = workflow
  return mapTexts(rest, fill)
}

/**
 * A workflow by the name it has here, and its steps by names that no other workflow has: the runner takes the outputs of one for those
 * of another's step of the same name.
 */
function renamed({ steps, ...rest }: Workflow, workflowId: string): Workflow {
  const mark = (stepId: string) => `${stepId}${MARK}${workflowId}`
  const own = (part: unknown, field = '', is_sent = false): unknown => {
    if (Array.isArray(part)) return part.map(one => own(one, '', is_sent))
    if (part !== null && typeof part === 'object')
      return Object.fromEntries(
        Object.entries(part).map(([name, one]) => [name, own(one, name, is_sent || name === 'requestBody')]),
      )
    if (typeof part !== 'string') return part
    // The step's own, or that of an action which goes to one.
    return field === 'stepId' && !is_sent ? mark(part) : part.replaceAll(/\$steps\.[\w-]+/g, mark)
  }
  return { ...Object(own(rest)), workflowId, steps: steps.map(step => Object(own(step))) }
}
