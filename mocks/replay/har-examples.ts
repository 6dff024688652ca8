// The example of the contract by which a mock answers most like what was recorded, and what of it a flow may therefore ask for.
import { valueAt } from '#openapi/json.ts'
import type { Recorded } from './har-steps.ts'
import { answerOf } from './operations.ts'

type ForMocks = { name: string | undefined; checks: string[]; notes: string[] }

/** `needed` are places that later steps take something from. */
export function exampleFor(step: Recorded, needed: readonly string[]): ForMocks {
  const standing = standingOf(step)
  const examples = examplesOf(step)
  const [best] = examples
    .map(([name, value]) => {
      const shown = standing.filter(([pointer, seen]) => valueAt(value, pointer) === seen)
      const lacks = needed.filter(pointer => valueAt(value, pointer) === undefined)
      return { name, shown, lacks, score: shown.length - 100 * lacks.length }
    })
    .toSorted((a, b) => b.score - a.score)
  const { operation, status } = step
  if (!best) return { name: undefined, checks: standing.map(checkOf), notes: [] }
  const missed = standing.filter(one => !best.shown.includes(one))
  const notes = [
    ...missed.map(
      ([pointer, seen]) =>
        `${operation.id} has no example of ${status} where ${placeOf(pointer)} is ${seen}: the flow does not ask for it.`,
    ),
    ...best.lacks.map(
      pointer =>
        `${operation.id} has no example of ${status} with ${placeOf(pointer)}, which a later step needs: mocks cannot replay this.`,
    ),
  ]
  return { name: best.name, checks: best.shown.map(checkOf), notes }
}

/** True if an example of the answer has this path. */
export const has = (step: Recorded, pointer: string): boolean => {
  const examples = examplesOf(step)
  return examples.length === 0 || examples.some(([, value]) => valueAt(value, pointer) !== undefined)
}

function examplesOf({ operation, status }: Recorded): [string, unknown][] {
  return Object.entries(answerOf(operation, status)?.media['application/json']?.examples ?? {})
}

const STANDING = /^(status|decision|[a-z_]+_status)$/
const WORD = /^[a-z][a-z0-9_]*$/

/** Status-like fields near the top, outside lists; for a refusal its code. */
function standingOf({ status, answer }: Recorded): [string, string][] {
  if (status >= 400) {
    const { code } = Object(answer)
    return typeof code === 'string' ? [['/code', code]] : []
  }
  const found: [string, string][] = []
  const walk = (value: unknown, pointer: string, depth: number) => {
    if (value === null || typeof value !== 'object' || Array.isArray(value) || depth > 3) return
    for (const [name, part] of Object.entries(value)) {
      if (typeof part === 'string' && STANDING.test(name) && WORD.test(part)) found.push([`${pointer}/${name}`, part])
      walk(part, `${pointer}/${name}`, depth + 1)
    }
  }
  walk(answer, '', 0)
  return found
}

const checkOf = ([pointer, seen]: [string, string]) => `$response.body#${pointer} == '${seen}'`
const placeOf = (pointer: string) => pointer.slice(1).replaceAll('/', '.')
