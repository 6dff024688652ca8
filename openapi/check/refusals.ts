// Detects valid input refused as invalid, as opposed to refusals for references or state.
import type { Contract, Operation } from '../contract.ts'
import type { Case, Exchange } from './case.ts'
import { canonical } from './links/names.ts'
import { propertiesOf, shapeOf } from './shape.ts'

/**
 * 404, 409 and 403 are fine: the request was understood, but its object is missing or in another state. A refusal
 * counts only if it names the single changed field of an accepted input: schemas can't express rules across fields.
 */
export const wronglyRefused = (exchange: Exchange): boolean =>
  refusedForThis(exchange) && !isJudgedByMore(exchange.asked)

/**
 * The single field a request was refused for, though it can't be wrong: it is null or missing, as the contract allows,
 * or it is a version, which is stale at most.
 */
export function refusedForNothing({ asked, got, json }: Exchange, contract: Contract): string | undefined {
  const { operation, input } = asked
  const [field, ...others] = got.status === 400 || got.status === 422 ? refusedFields(json) : []
  const schema = operation.body?.media[input.media ?? '']?.schema
  if (field === undefined || others.length > 0 || !schema || isReference(field)) return undefined
  if (isJudgedByMore({ operation, changed: field })) return undefined
  const isKnown = field in propertiesOf(shapeOf(contract, schema, input.body))
  const saysNothing = field === 'version' || (Object(input.body)[field] ?? null) === null
  return isKnown && saysNothing && contract.validator(schema)(input.body) ? field : undefined
}

/** True if further rules apply to the changed field. */
export const isJudgedByMore = ({ operation, changed }: Pick<Case, 'operation' | 'changed'>): boolean =>
  furtherRules(operation).some(rule => covers(rule, changed))

/** As invalid, and for the field that was changed. */
export function refusedForThis({ asked, got, json }: Exchange): boolean {
  if ((got.status !== 400 && got.status !== 422) || asked.changed === '' || isReference(asked.changed)) return false
  const fields = refusedFields(json)
  if (fields.length > 0) return fields.some(field => isAbout(field, asked.changed))
  const last = asked.changed.split('.').at(-1) ?? asked.changed
  return got.body.split(/[^\w-]+/).includes(last)
}

/** Either may be more specific than the other. */
const isAbout = (field: string, changed: string) =>
  field === changed || changed.startsWith(`${field}.`) || field.startsWith(`${changed}.`)

/** The names of an error that has a sentence for each field, as an object or as a list such as RFC 9457 shows. */
export function refusedFields(json: unknown): string[] {
  const { message, errors, details, detail, error } = Object(json ?? {})
  const given = [message, errors, details, detail, Object(error ?? {}).details]
  const named = given.find(one => one !== null && typeof one === 'object' && !Array.isArray(one))
  if (named !== undefined) return Object.keys(named)
  return given.filter(Array.isArray).flat().flatMap(fieldIn)
}

function fieldIn(entry: unknown): string[] {
  const { field, path, pointer, loc, name } = Object(entry ?? {})
  const found = field ?? pointer ?? path ?? name ?? (Array.isArray(loc) ? loc.slice(1).join('.') : undefined)
  return typeof found === 'string' ? [found.replace(/^#?\//, '').replaceAll('/', '.')] : []
}

/** Fields a server validates beyond the schema: `x-further-rules` of the operation. */
const furtherRules = (operation: Operation): string[] => [operation.source['x-further-rules'] ?? []].flat().map(String)

/** A schema can't express that something must exist or have been issued. */
const isReference = (field: string) => {
  const last = field.split('.').findLast(part => !/^\d+$/.test(part)) ?? ''
  return /(^|_)(ids?|uuid|guid|cursor|token|hash|invite)$/.test(canonical(last))
}

/** Parents of a ruled field are covered too. Any one name or index may be `*`. */
function covers(rule: string, field: string): boolean {
  const [ruled, named] = [rule.split('.'), field.split('.')]
  const both = Math.min(ruled.length, named.length)
  return rule === '*' || ruled.slice(0, both).every((part, nth) => part === '*' || part === named[nth])
}
