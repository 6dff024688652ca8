// Names as any API may spell them: `taskId`, `task-id`, `TaskID` and `task_id` are one, and `/tasks/{id}` means a task's.
import type { Operation, Parameter } from '../../contract.ts'

/** In snake case, whatever it was written in. */
export const canonical = (name: string): string =>
  name
    .replaceAll(/IDs?(?![a-z])/g, word => (word.endsWith('s') ? 'Ids' : 'Id'))
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1_$2')
    .replaceAll(/[^A-Za-z0-9]+/g, '_')
    .replaceAll(/^_+|_+$/g, '')
    .toLowerCase()

/** Fields that lead to something else; the name is canonical. */
export const isLink = (name: string) => /(^|_)(id|ids|uuid|guid|token|invite|hash)$/.test(name)
/** A link to one row. */
export const isId = (name: string) => /(^|_)(id|uuid|guid)$/.test(name)

const IRREGULAR: Record<string, string> = { people: 'person', children: 'child', statuses: 'status' }

export function singular(name: string): string {
  const before = IRREGULAR[name]
  if (before) return before
  if (name.endsWith('ies')) return `${name.slice(0, -3)}y`
  if (/(ss|x|ch|sh)es$/.test(name)) return name.slice(0, -2)
  return name.endsWith('s') && !/(ss|us)$/.test(name) ? name.slice(0, -1) : name
}

/** Wrapper fields that don't describe their content. */
const WRAPPERS =
  /^(data|results?|items?|contents?|values?|records?|rows?|entries|entry|list|response|payload|body|objects?|elements?|nodes?|edges?|embedded)$/
export const isWrapper = (name: string) => WRAPPERS.test(name)

const VERBS =
  /^(create|list|get|update|delete|add|remove|search|find|query|all|new|save|edit|archive|cancel|close|batch|bulk)$/
const isHole = (part: string) => part.startsWith('{')

/** The subject of a path: `/projects/{id}/tasks` a task, `/tasks/{id}/archive` one, too; `/v3/projects.Get` a project. */
export function nounOf({ path, method }: Pick<Operation, 'path' | 'method'>): string {
  const parts = path.split('/').filter(part => part !== '')
  const at = parts.findLastIndex((part, nth) => {
    if (isHole(part) || VERBS.test(part)) return false
    const onOne = nth === parts.length - 1 && nth > 0 && isHole(parts[nth - 1] ?? '')
    // An action on an object, such as `/tasks/{id}/done`, is no object of its own.
    return !onOne || method === 'get' || part.endsWith('s')
  })
  return thingIn(parts[at] ?? '')
}

const thingIn = (part: string) => singular(canonical(part.split(/[.:]/)[0] ?? ''))

/** By which names what a parameter wants may be known, the surest first. */
export function linksOf(
  { path }: Pick<Operation, 'path'>,
  parameter: Pick<Parameter, 'name' | 'in' | 'schema'>,
): string[] {
  const hinted = hintOf(parameter.schema)
  if (hinted) return [hinted]
  const name = canonical(parameter.name)
  if (parameter.in !== 'path') return [name]
  const parts = path.split('/')
  const noun = thingIn(parts[parts.findIndex(part => part.includes(`{${parameter.name}}`)) - 1] ?? '')
  const field = name === noun ? 'id' : name.startsWith(`${noun}_`) ? name.slice(noun.length + 1) : name
  const own = isId(field) && field.length <= 4 ? `${noun}_id` : `${noun}_${field}`
  return noun === '' || /^v\d+$/.test(noun)
    ? [name]
    : [...new Set(isId(name) && name !== 'id' ? [name, `${noun}_id`] : [own])]
}

/** `x-id-of: task` where it names the row itself, `x-refers-to: task` where it names another. */
export function hintOf(schema: Record<string, unknown>): string | undefined {
  const thing = schema['x-id-of'] ?? schema['x-refers-to']
  return typeof thing === 'string' ? `${canonical(thing)}_id` : undefined
}
