// Which value of a request an earlier answer gave, so that a flow takes it from there: ids, tokens, versions. What an earlier
// answer's place is called becomes an output of its step.
import type { Recorded } from './har-steps.ts'

type Place = { step: Recorded; pointer: string; value: string | number; beside: Record<string, unknown> }
export type Links = {
  /** `$steps.open.outputs.token` for a value seen before, or undefined. */
  find(value: unknown, name: string, request: unknown): string | undefined
  /** The same for a place that is known. */
  take(step: Recorded, pointer: string): string
  /** From here on this answer's values are known. */
  learn(step: Recorded): void
  /** Outputs by step that were asked for. */
  outputs(stepId: string): Record<string, string>
  /** Pointers into a step's answer that others need. */
  needed(stepId: string): string[]
}

/** `has` checks that a path of a step's answer is in an example, so that a mock has it too. */
export function linksBetween(has: (step: Recorded, pointer: string) => boolean): Links {
  const places: Place[] = []
  const wanted = new Map<string, Map<string, string>>()

  function chosen(found: Place[]): Place | undefined {
    const rank = ({ step, pointer }: Place) => (has(step, pointer) ? 0 : 2) + (step.operation.method === 'get' ? 1 : 0)
    return found.toSorted((a, b) => rank(a) - rank(b))[0]
  }

  function take({ stepId }: Recorded, pointer: string): string {
    const outputs = wanted.get(stepId) ?? new Map<string, string>()
    wanted.set(stepId, outputs)
    const output = nameOf(pointer)
    outputs.set(output, pointer)
    return `$steps.${stepId}.outputs.${output}`
  }

  return {
    find(value, name, request) {
      if (typeof value !== 'string' && typeof value !== 'number') return undefined
      const same = places.filter(one => one.value === value)
      // A version is whichever its thing came with last; other numbers mean themselves.
      const place =
        typeof value === 'string'
          ? isGiven(value, name)
            ? chosen(same)
            : undefined
          : /version$/.test(name)
            ? versionIn(same.filter(one => lastOf(one.pointer) === name && isOfSame(one.beside, request)))
            : name === 'company_id'
              ? chosen(same.filter(one => lastOf(one.pointer) === name || one.pointer.endsWith('company/id')))
              : undefined
      return place && take(place.step, place.pointer)
    },
    take,
    learn(step) {
      walk(step.answer, '', {}, (pointer, value, beside) => places.push({ step, pointer, value, beside }))
    },
    outputs: stepId =>
      Object.fromEntries([...(wanted.get(stepId) ?? [])].map(([name, pointer]) => [name, `$response.body#${pointer}`])),
    needed: stepId => [...(wanted.get(stepId)?.values() ?? [])],
  }
}

/** Of a write where its object is known, so that reads of the same are not needed. */
const versionIn = (found: Place[]): Place | undefined =>
  found.findLast(({ step, beside }) => step.operation.method !== 'get' && beside['id'] !== undefined) ?? found.at(-1)

type Visit = (pointer: string, value: string | number, beside: Record<string, unknown>) => void

function walk(value: unknown, pointer: string, beside: Record<string, unknown>, visit: Visit): void {
  if (typeof value === 'string' || typeof value === 'number') visit(pointer, value, beside)
  if (value === null || typeof value !== 'object') return
  for (const [name, part] of Object.entries(value))
    walk(part, `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`, Object(value), visit)
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Made by a server, not typed by a person: an id, a token, an address of a file. */
const isGiven = (value: string, name: string) =>
  UUID.test(value) ||
  (/(^|[-_])(id|token|key|src|link|url|cursor|hash|reference)$/i.test(name) && value.length >= 8) ||
  (/^[\w-]{24,}$/.test(value) && /\d/.test(value))

/** True if a request with a version is about the object whose version it was. */
function isOfSame({ id }: Record<string, unknown>, request: unknown): boolean {
  if (id === undefined) return true
  const values: unknown[] = []
  walk(request, '', {}, (_, value) => values.push(value))
  return values.length === 0 || values.includes(id) || !values.some(one => typeof one === 'string' && UUID.test(one))
}

const lastOf = (pointer: string) => pointer.split('/').at(-1) ?? ''
const nameOf = (pointer: string) => pointer.slice(1).replaceAll(/[^A-Za-z0-9]+/g, '_')
