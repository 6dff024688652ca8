// A part of a flow, for `--from` and `--to`: what an earlier step answered is taken from the replay before.
import type { Flow, Step } from './documents.ts'
import type { Outputs } from './kept.ts'
import { mapTexts } from './texts.ts'

type Part = { from?: string | undefined; to?: string | undefined }

/** Throws a sentence where there is no such step, or nothing is kept of those before it. */
export function partOf(flow: Flow, { from, to }: Part, outputs: Outputs | undefined): Flow {
  const { steps } = flow.workflow
  const [first, last] = [
    from === undefined ? 0 : indexOf(flow, from),
    to === undefined ? steps.length - 1 : indexOf(flow, to),
  ]
  if (first > last) throw new Error(`${flow.name}: the step ${to} comes before ${from}.`)
  if (first > 0 && !outputs)
    throw new Error(
      `${flow.name} has not been replayed here up to ${from}: do so once, with --to ${steps[first - 1]?.stepId}.`,
    )
  const values = new Map(
    steps
      .slice(0, first)
      .flatMap(({ stepId, outputs: named = {} }) =>
        Object.keys(named).map(name => [`$steps.${stepId}.outputs.${name}`, outputs?.[stepId]?.[name]] as const),
      ),
  )
  const { outputs: _, ...workflow } = flow.workflow
  const taken = steps.slice(first, last + 1).map(step => withValues(step, values, flow.name))
  return { ...flow, workflow: { ...workflow, steps: taken } }
}

/** `company/open` is a step of what the step `company` calls, which runs whole. */
function indexOf({ name, workflow: { steps } }: Flow, asked: string): number {
  const [own = ''] = asked.split('/')
  const at = steps.findIndex(({ stepId }) => stepId === own)
  if (at < 0)
    throw new Error(`${name} has no step ${own}. Its steps are ${steps.map(({ stepId }) => stepId).join(', ')}.`)
  return at
}

function withValues(step: Step, values: ReadonlyMap<string, unknown>, flow: string): Step {
  const kept = (expression: string) => {
    const value = values.get(expression)
    if (value === undefined)
      throw new Error(`${flow}: nothing is kept of ${expression.slice(1)}. Replay it once without --from.`)
    return value
  }
  return mapTexts(step, text =>
    values.has(text)
      ? kept(text)
      : text.replaceAll(/\{?(\$steps\.[\w-]+\.outputs\.[\w-]+)\}?/g, (whole, expression: string) =>
          values.has(expression) ? literal(kept(expression), whole.startsWith('{')) : whole,
        ),
  )
}

/** In a condition, a text needs its quotation marks. */
const literal = (value: unknown, is_filled_in: boolean) =>
  typeof value === 'string' && !is_filled_in ? `'${value.replaceAll("'", "''")}'` : String(value)
