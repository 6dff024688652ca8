// Scenes: steps that several flows have in common. In documents each becomes one workflow, called by `workflowId`: what its
// steps take from outside are its inputs, and what later steps take from it are its outputs. Generators put scenes among
// their steps and refer to the steps within by name.
import type { Flows, Scene, Step, Workflow } from './arazzo.ts'
import { slug } from './steps.ts'

/** The document of shared scenes. */
export const BEGINNINGS = 'beginnings'

/** Where an output comes from: a step of the scene, whose scene may have it from further within. */
type Provider = { step: Step; origin: string; nested?: Cast }
type Cast = {
  scene: Scene
  steps: Step[]
  text: string
  providers: Map<string, Provider>
  /** Outputs that some caller takes. */
  used: Set<string>
}
type Stage = (scene: Scene) => Map<string, Cast>

const REFERENCE = /\$steps\.([\w-]+)\.outputs\.(\w+)/g
const replaced = <T>(part: T, change: (all: string, step: string, output: string) => string): T =>
  JSON.parse(JSON.stringify(part).replaceAll(REFERENCE, change))

/** Documents by name with their scenes as workflows, and the document of the scenes they share. */
export function staged(documents: Readonly<Record<string, Flows>>): Record<string, Flows> {
  const shared = new Map<string, Cast>()
  const plain = Object.entries(documents).map(([name, flows]): [string, Flows] => {
    const own = new Map<string, Cast>()
    const workflows = flows.workflows.map(one => performed(one, ({ shared: is }) => (is ? shared : own)))
    return [name, { ...flows, workflows: distinct([...workflows, ...[...own.values()].map(workflowOf)]) }]
  })
  const beginnings: Flows = {
    title: 'Beginnings',
    summary:
      'A company, a project with a price, an agreement out for signature: what flows of other documents begin with.',
    made_by: 'mocks/flows/beginnings.ts',
    workflows: distinct([...shared.values()].map(workflowOf)),
  }
  return { ...Object.fromEntries(plain), [BEGINNINGS]: beginnings }
}

/**
 * Redocly's linter takes the outputs of a step for those of its namesake in another workflow. Calls of one scene have the same,
 * and requests that have others are named for them.
 */
function distinct(workflows: readonly Workflow[]): Workflow[] {
  const namesOf = ({ outputs = {} }: Step) => Object.keys(outputs)
  const all = workflows.flatMap(({ steps }) => steps)
  const first = new Map(
    all
      .filter(step => namesOf(step).length > 0)
      .toReversed()
      .map(step => [step.stepId, namesOf(step).sort().join()]),
  )
  const called = new Map<string, Record<string, string>>()
  for (const step of all)
    if ('workflow' in step) called.set(step.stepId, { ...called.get(step.stepId), ...step.outputs })
  // The last call counts for all.
  const lastCalls = new Map(
    workflows.flatMap(workflow =>
      workflow.steps
        .filter(step => 'workflow' in step && step.outputs)
        .map(({ stepId }) => [stepId, workflow] as const),
    ),
  )
  return workflows.map(workflow => {
    const others = workflow.steps.filter(
      step => 'call' in step && namesOf(step).length > 0 && first.get(step.stepId) !== namesOf(step).sort().join(),
    )
    const idOf = new Map(
      others.map(step => [step.stepId, slug([step.stepId, 'for', ...namesOf(step).sort()].join(' '))]),
    )
    const { steps, ...rest } = replaced(
      workflow,
      (_, step, output) => `$steps.${idOf.get(step) ?? step}.outputs.${output}`,
    )
    return {
      ...rest,
      steps: steps.map(step => ({
        ...step,
        stepId: idOf.get(step.stepId) ?? step.stepId,
        ...(workflow === lastCalls.get(step.stepId) ? { outputs: called.get(step.stepId) ?? {} } : {}),
      })),
    }
  })
}

function performed(workflow: Workflow, stage: Stage): Workflow {
  const { workflowId, inputs = {} } = workflow
  const { steps, outputs } = play(workflow, stage, `{$inputs.run}-${workflowId}`)
  const lost = /\$steps\.([\w-]+)\.outputs\.\w+/g
  for (const [reference, of] of JSON.stringify([steps, outputs]).matchAll(lost))
    if (!steps.some(({ stepId }) => stepId === of)) throw new Error(`${workflowId}: no step has ${reference}`)
  return { ...workflow, inputs, steps, ...(outputs ? { outputs } : {}) }
}

type Script = Pick<Workflow, 'steps' | 'outputs'>

/** Each scene becomes a call, and what follows refers to the call. */
function play({ steps: given, outputs }: Script, stage: Stage, run: string): Script & { casts: Map<Step, Cast> } {
  const casts = new Map<Step, Cast>()
  const steps: Step[] = []
  let rest: Script = { steps: given, ...(outputs ? { outputs } : {}) }
  for (let [step, ...later] = rest.steps; step; [step, ...later] = rest.steps) {
    if (!('scene' in step)) {
      steps.push(step)
      rest = { ...rest, steps: later }
      continue
    }
    const { scene, inputs = {}, ...named } = step
    const { cast, outside } = castOf(scene, stage)
    const values = inputsOf(cast).map(name => {
      return [name, inputs[name] ?? outside.get(name) ?? (name === 'run' ? run : `$inputs.${name}`)]
    })
    const call: Step = {
      description: scene.summary,
      ...named,
      workflow: scene.id,
      shared: scene.shared ?? false,
      inputs: Object.fromEntries(values),
    }
    const { stepId } = step
    rest = replaced({ ...rest, steps: later }, (all, of, output) => {
      const origin = cast.providers.get(output)?.origin
      const meant = of === stepId || (of === origin && !later.some(one => one.stepId === of))
      if (!meant || !origin) return all
      expose(call, cast, output)
      return `$steps.${stepId}.outputs.${output}`
    })
    steps.push(call)
    casts.set(call, cast)
  }
  return { steps, casts, ...(rest.outputs ? { outputs: rest.outputs } : {}) }
}

function expose(call: Step, cast: Cast, output: string) {
  call.outputs = { ...call.outputs, [output]: `$outputs.${output}` }
  cast.used.add(output)
  const { step, nested } = cast.providers.get(output) ?? {}
  if (step && nested) expose(step, nested, output)
}

const inputsOf = ({ text }: Cast): string[] => [
  ...new Set([...text.matchAll(/\$inputs\.(\w+)/g)].map(([, name = '']) => name)),
]

/** The scene's own workflow, and what this call of it takes from outside. Scenes of one name must be the same. */
function castOf(scene: Scene, stage: Stage): { cast: Cast; outside: Map<string, string> } {
  const { steps: inner, casts } = play(scene, stage, '$inputs.run')
  const own = new Set(inner.map(({ stepId }) => stepId))
  const outside = new Map<string, string>()
  const inward = (step: Step): Step =>
    replaced(step, (all, of, output) => {
      if (own.has(of)) return all
      if ((outside.get(output) ?? all) !== all) throw new Error(`${scene.id} takes ${output} from two steps`)
      outside.set(output, all)
      return `$inputs.${output}`
    })
  const steps = inner.map(step => ({ from: step, step: inward(step) }))
  const text = JSON.stringify(steps.map(({ step }) => step))
  const known = stage(scene).get(scene.id)
  if (known && known.text !== text) throw new Error(`Two scenes are ${scene.id}:\n${known.text}\n${text}`)
  const providers = steps.flatMap(({ from, step }): [string, Provider][] => {
    const nested = casts.get(from)
    const deep = nested
      ? [...nested.providers].map(([name, { origin }]): [string, Provider] => [name, { step, origin, nested }])
      : []
    return nested ? deep : Object.keys(step.outputs ?? {}).map(name => [name, { step, origin: step.stepId }])
  })
  const cast = known ?? {
    scene,
    steps: steps.map(({ step }) => step),
    text,
    providers: new Map(providers),
    used: new Set(),
  }
  stage(scene).set(scene.id, cast)
  return { cast, outside }
}

function workflowOf(cast: Cast): Workflow {
  const { scene, steps, providers, used } = cast
  const outputs = [...providers]
    .filter(([name]) => used.has(name))
    .map(([name, { step }]) => [name, `$steps.${step.stepId}.outputs.${name}`])
  return {
    workflowId: scene.id,
    summary: scene.summary,
    inputs: Object.fromEntries(
      inputsOf(cast)
        .filter(name => name !== 'run')
        .map(name => [name, scene.inputs?.[name] ?? {}]),
    ),
    ...(scene.unseen ? { unseen: scene.unseen } : {}),
    ...(scene.chart ? { chart: scene.chart } : {}),
    steps,
    ...(outputs.length > 0 ? { outputs: Object.fromEntries(outputs) } : {}),
  }
}
