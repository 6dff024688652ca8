// Conditions on values from a recording: sent fields are returned, read again later, and created objects appear in the
// next list. They compare with earlier requests or answers; mocks, which answer by example, skip them (batch.ts).
import type { Check } from '#mocks/flows/arazzo.ts'
import { has } from './har-examples.ts'
import type { Recorded } from './har-steps.ts'

/** An expression for a place of an earlier step's answer. */
type Take = (step: Recorded, pointer: string) => string
type Leaf = { pointer: string; name: string; value: unknown }
/** An object with an id of its own; `list` is the list it is a row of. */
type Thing = { pointer: string; list: string | undefined; row: Record<string, unknown> }

/** A write's answer, with its fields that equal the sent ones. */
type Written = { step: Recorded; thing: Thing; fields: string[]; is_new: boolean }

/** By stepId. */
export function valueChecks(recorded: readonly Recorded[], take: Take): Map<string, Check[]> {
  const checks = new Map(recorded.map(({ stepId }) => [stepId, [] as Check[]]))
  const add = ({ stepId }: Recorded, more: Check[]) => checks.get(stepId)?.push(...more)
  recorded.forEach((step, nth) => {
    if (step.operation.method === 'get' || step.status >= 300) return
    const sent = leavesOf(step.body)
    add(step, echoes(step, sent))
    const known = JSON.stringify(recorded.slice(0, nth).map(({ answer }) => answer))
    for (const thing of thingsOf(step.answer)) {
      // A place that no example has would keep the whole flow from the mocks.
      if (thing.list !== undefined || !has(step, `${thing.pointer}/id`)) continue
      const is_new = !known.includes(JSON.stringify(thing.row['id']))
      const written = { step, thing, fields: cameBack(sent, step, thing), is_new }
      for (const { at, found } of shownLater(recorded.slice(nth + 1), thing)) add(at, checksOf(written, found, take))
    }
  })
  return checks
}

function cameBack(sent: readonly Leaf[], step: Recorded, { pointer, row }: Thing): string[] {
  const names = sent.filter(({ name, value }) => row[name] === value && /^\w+$/.test(name)).map(({ name }) => name)
  return [...new Set(names)].filter(name => has(step, `${pointer}/${name}`))
}

function checksOf({ step, thing, fields, is_new }: Written, found: Thing, take: Take): Check[] {
  const taken = (name: string) => take(step, `${thing.pointer}/${name}`)
  const same = fields.filter(name => found.row[name] === thing.row[name])
  if (found.list === undefined) return same.map(name => `$response.body#${found.pointer}/${name} == ${taken(name)}`)
  if (!is_new && same.length === 0) return []
  const row = (more = '') => ({ jsonpath: `$..${found.list}[?(@.id == {${taken('id')}}${more})]` })
  return [row(), ...same.map(name => row(` && @.${name} == {${taken(name)}}`))]
}

/** A version is answered as the next one, and so never as it was sent. */
function echoes({ answer }: Recorded, sent: readonly Leaf[]): string[] {
  const answered = leavesOf(answer)
  return sent.flatMap(({ pointer, name, value }) => {
    const same = answered.filter(one => one.name === name && one.value === value)
    const [nearest] = same.toSorted((a, b) => shared(b.pointer, pointer) - shared(a.pointer, pointer))
    return nearest ? [`$response.body#${nearest.pointer} == $request.body#${pointer}`] : []
  })
}

/** Once read by itself and once in a list, if it is. */
function shownLater(later: readonly Recorded[], { row }: Thing): { at: Recorded; found: Thing }[] {
  const reads = later.filter(({ operation, status }) => operation.method === 'get' && status < 300)
  const seen = reads.flatMap(at =>
    thingsOf(at.answer)
      .filter(one => one.row['id'] === row['id'])
      .map(found => ({ at, found })),
  )
  const [alone, listed] = [false, true].map(many => seen.find(({ found }) => (found.list !== undefined) === many))
  return [alone, listed].filter(one => one !== undefined)
}

/** Not those of lists, whose order is the server's. */
function leavesOf(value: unknown, pointer = '', name = ''): Leaf[] {
  if (value === null || value === undefined || value === '' || Array.isArray(value)) return []
  if (typeof value !== 'object') return [{ pointer, name, value }]
  return Object.entries(value).flatMap(([key, part]) => leavesOf(part, `${pointer}/${escapedKey(key)}`, key))
}

function thingsOf(value: unknown, pointer = '', list?: string): Thing[] {
  if (value === null || typeof value !== 'object') return []
  // A list without a name cannot be asked for a row.
  if (Array.isArray(value)) return list ? value.flatMap((part, at) => thingsOf(part, `${pointer}/${at}`, list)) : []
  const row: Record<string, unknown> = Object(value)
  const own = typeof row['id'] === 'string' ? [{ pointer, list, row }] : []
  // Nested objects aren't rows, as they depend on their row.
  if (list !== undefined) return own
  return [
    ...own,
    ...Object.entries(row).flatMap(([key, part]) =>
      thingsOf(part, `${pointer}/${escapedKey(key)}`, Array.isArray(part) ? key : undefined),
    ),
  ]
}

const escapedKey = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1')

/** How many names two pointers end with alike. */
function shared(one: string, other: string): number {
  const [a, b] = [one.split('/').reverse(), other.split('/').reverse()]
  const at = a.findIndex((name, nth) => name !== b[nth])
  return at < 0 ? a.length : at
}
