// What an Arazzo document leads to, written into it: components, operations by their ids, and workflows of other
// documents. Flows of several documents then run as one.
import { dirname, resolve } from 'node:path'
import { record, valueAt } from '#openapi/json.ts'
import type { FlowDocument, Step, Workflow } from './documents.ts'
import { contractOfSource } from './operations.ts'

type Read = (file: string) => FlowDocument
type Linked = {
  workflows: Workflow[]
  /** Called by these, from other documents. */
  imported: Workflow[]
  /** Addresses of contracts by the name the steps use, as absolute paths. */
  sources: Map<string, string>
}

/** Throws a sentence where something leads nowhere. `from`: the documents that led here. */
export function linked(file: string, read: Read, from: readonly string[] = []): Linked {
  const document = read(file)
  const described = document.sourceDescriptions.map(one => ({ ...one, path: resolve(dirname(file), one.url) }))
  const sources = new Map(described.filter(isContract).map(({ name, path }) => [name, path]))
  const circle = described.find(({ path }) => [...from, resolve(file)].includes(path))
  if (circle) throw new Error(`${file}: source ${circle.name} leads back to ${circle.path}.`)
  const others = described.filter(one => !isContract(one))
  const imported = others.flatMap(({ name, path }) => {
    const other = linked(path, read, [...from, resolve(file)])
    const names = new Map([...other.sources].map(([own, contract]) => [own, nameFor(sources, own, contract, name)]))
    for (const [own, contract] of other.sources) sources.set(names.get(own) ?? own, contract)
    return [...other.workflows, ...other.imported].map(one => adopted(one, name, names))
  })
  const workflows = document.workflows.map(workflow => {
    const whole = withFiles(withComponents(workflow, document, file), file)
    return { ...whole, steps: whole.steps.map(step => withOperation(withWorkflow(step, others, file), sources, file)) }
  })
  const lost = [...workflows, ...imported]
    .flatMap(({ steps }) => steps)
    .find(({ workflowId }) => {
      return workflowId && ![...workflows, ...imported].some(one => one.workflowId === workflowId)
    })
  if (lost) throw new Error(`${file}: step ${lost.stepId} calls a workflow that does not exist: ${lost.workflowId}.`)
  return { workflows, imported, sources }
}

const isContract = ({ type = 'openapi' }: { type?: string }) => type !== 'arazzo'
const idIn = (source: string, workflowId: string) => `${source}-${workflowId}`

/** A contract's name in another document is kept unless this one means another contract by it. */
const nameFor = (sources: Map<string, string>, name: string, path: string, source: string) =>
  (sources.get(name) ?? path) === path ? name : `${source}-${name}`

/** Another document's workflow, by names that are its own here. */
function adopted(workflow: Workflow, source: string, names: Map<string, string>): Workflow {
  const { steps, ...rest } = mapped(workflow, text =>
    text.replaceAll(/\$sourceDescriptions\.([\w-]+)\./g, (_, name: string) => {
      return `$sourceDescriptions.${names.get(name) ?? name}.`
    }),
  )
  const called = (step: Step) => (step.workflowId ? { ...step, workflowId: idIn(source, step.workflowId) } : step)
  return { ...rest, workflowId: idIn(source, workflow.workflowId), steps: steps.map(called) }
}

/** `$sourceDescriptions.setup.company`, or with `workflows` in between, as 1.0.0 had it. */
function withWorkflow(step: Step, others: readonly { name: string }[], file: string): Step {
  const { workflowId } = step
  if (!workflowId) return step
  const [, source, name] = /^\$sourceDescriptions\.([\w-]+)\.(?:workflows\.)?([^.]+)$/.exec(workflowId) ?? []
  if (!source || !name) return { ...step, workflowId: workflowId.replace('$workflows.', '') }
  if (!others.some(one => one.name === source))
    throw new Error(`${file}: step ${step.stepId} calls ${workflowId}, but ${source} is no source of type arazzo.`)
  return { ...step, workflowId: idIn(source, name) }
}

/** `company.SignUp`, or `$sourceDescriptions.product.company.SignUp` where several contracts have the id. */
function withOperation({ operationId, ...step }: Step, sources: Map<string, string>, file: string): Step {
  if (operationId === undefined) return step
  const named = [...sources.keys()].find(name => operationId.startsWith(`$sourceDescriptions.${name}.`))
  const id = named ? operationId.slice(`$sourceDescriptions.${named}.`.length) : operationId
  for (const [source, path] of sources) {
    const found = (named ?? source) === source && contractOfSource(path).operations.find(one => one.id === id)
    if (!found) continue
    const pointer = found.path.replaceAll('~', '~0').replaceAll('/', '~1')
    return { ...step, operationPath: `{$sourceDescriptions.${source}.url}#/paths/${pointer}/${found.method}` }
  }
  throw new Error(`${file}: step ${step.stepId} names an operation that no contract has: ${operationId}.`)
}

/** The runner resolves files relative to its own document, which is elsewhere. */
const withFiles = (workflow: Workflow, file: string): Workflow =>
  mapped(workflow, text =>
    text.replace(/^\$file\(['"]?(.+?)['"]?\)$/, (_, path: string) => `$file('${resolve(dirname(file), path)}')`),
  )

/** `{ reference: $components.parameters.owner }`, perhaps with another value, and `$ref` to inputs. */
function withComponents(workflow: Workflow, { components }: FlowDocument, file: string): Workflow {
  const of = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(of)
    if (part === null || typeof part !== 'object') return part
    const { reference, $ref, ...own } = record(part)
    const address = String(reference ?? $ref ?? '')
    if (!/^(\$components\.|#\/components\/)/.test(address)) return mapObject(part, of)
    const found = valueAt(components, address.replace(/^(\$components|#\/components)/, '').replaceAll('.', '/'))
    if (found === undefined) throw new Error(`${file}: ${address} leads to no component.`)
    return of({ ...record(found), ...own })
  }
  const { inputs, parameters, steps, ...rest } = workflow
  const reusable = {
    ...rest,
    ...(inputs ? { inputs: of(inputs) } : {}),
    ...(parameters ? { parameters: of(parameters) } : {}),
  }
  return {
    ...workflow,
    ...Object(of(reusable)),
    steps: steps.map(({ requestBody, ...step }) => ({ ...Object(of(step)), ...(requestBody ? { requestBody } : {}) })),
  }
}

const mapObject = (part: object, change: (value: unknown) => unknown) =>
  Object.fromEntries(Object.entries(part).map(([name, value]) => [name, change(value)]))

function mapped<T>(part: T, change: (text: string) => string): T {
  const of = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(of)
    if (value !== null && typeof value === 'object') return mapObject(value, of)
    return typeof value === 'string' ? change(value) : value
  }
  return Object(of(part))
}
