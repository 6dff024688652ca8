// Whether something the contract allows was refused as invalid input, which is not the same as refused for what it names or where it stands.
import type { Operation } from '../contract.ts'
import type { Case, Exchange } from './case.ts'

/**
 * 404, 409 and 403 are fine: the request was understood, and there is no such thing, or it is not in that state. A refusal counts only
 * when it names the one field that was changed of an input that was taken: what several fields may be together no schema can say.
 */
export const wronglyRefused = (exchange: Exchange): boolean =>
  refusedForThis(exchange) && !isJudgedByMore(exchange.asked)

/** Whether more than the schema judges the field that was changed. */
export const isJudgedByMore = ({ operation, changed }: Case): boolean =>
  furtherRules(operation).some(rule => covers(rule, changed))

/** As invalid, and for the field that was changed. */
export function refusedForThis({ asked, got, json }: Exchange): boolean {
  if ((got.status !== 400 && got.status !== 422) || asked.changed === '' || isReference(asked.changed)) return false
  const fields = refusedFields(json)
  if (fields.length > 0) return fields.some(field => isAbout(field, asked.changed))
  const last = asked.changed.split('.').at(-1) ?? asked.changed
  return got.body.split(/[^\w-]+/).includes(last)
}

/** Either may be said more closely than the other. */
const isAbout = (field: string, changed: string) =>
  field === changed || changed.startsWith(`${field}.`) || field.startsWith(`${changed}.`)

/** The names of an error whose message has a sentence for each field. */
export function refusedFields(json: unknown): string[] {
  const { message, errors } = Object(json ?? {})
  const named = [message, errors].find(one => one !== null && typeof one === 'object' && !Array.isArray(one))
  return named === undefined ? [] : Object.keys(named)
}

/** Fields that a backend judges by more than a schema can say: `x-further-rules` of the operation. */
const furtherRules = (operation: Operation): string[] => [operation.source['x-further-rules'] ?? []].flat().map(String)

/** What must exist, or must have been given out, cannot be told from a schema. */
const isReference = (field: string) => /(^|[._])(ids?|cursor|token|hash|invite)(\.\d+)?$/.test(field)

/** What holds a ruled field is judged with it. Any one name or place of a list may be `*`. */
function covers(rule: string, field: string): boolean {
  const [ruled, named] = [rule.split('.'), field.split('.')]
  const both = Math.min(ruled.length, named.length)
  return rule === '*' || ruled.slice(0, both).every((part, nth) => part === '*' || part === named[nth])
}
