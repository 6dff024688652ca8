// Completes an answer that Prism made up from a schema: it stops inside schemas that contain themselves, and leaves objects there
// without what they require. In their place: null where it's allowed, an empty list, or the least that fits.
import type { Contract, Schema } from '#openapi/contract.ts'
import { list, number, record, texts } from '#openapi/json.ts'

export function completed(contract: Contract, schema: Schema, body: unknown): unknown {
  if (contract.validator(schema)(body)) return body
  const made = complete(contract, schema, body)
  return contract.validator(schema)(made) ? made : body
}

/** Keeps what Prism made up wherever it fits. */
function complete(contract: Contract, schema: unknown, value: unknown): unknown {
  const parts = partsOf(contract, schema)
  if (Array.isArray(value)) {
    const items = parts.flatMap(part => part['items'] ?? [])
    return value.map(one => complete(contract, { allOf: items }, one)).filter(one => one !== undefined)
  }
  if (value === null || typeof value !== 'object') return value
  if (
    parts.flatMap(part => texts(part['required'])).some(name => !(name in value)) ||
    isElsewhere(contract, parts, value)
  )
    return least(contract, schema)
  const fields = Object.entries(value).map(([name, one]) => {
    const wanted = parts.flatMap(part => record(part['properties'])[name] ?? [])
    return [name, complete(contract, { allOf: wanted }, one)]
  })
  return Object.fromEntries(fields.filter(([, one]) => one !== undefined))
}

/** The value fits none of the alternatives. */
const isElsewhere = ({ validator }: Contract, parts: Schema[], value: object) =>
  parts.some(part =>
    (['anyOf', 'oneOf'] as const).some(
      union => part[union] !== undefined && !validator({ [union]: part[union] })(value),
    ),
  )

/** Undefined where every way leads back to a schema that is being filled. */
function least(contract: Contract, schema: unknown, within: unknown[] = []): unknown {
  const parts = partsOf(contract, schema)
  if (parts.some(part => within.includes(part))) return undefined
  const inside = [...within, ...parts.filter(part => part['properties'] !== undefined || part['items'] !== undefined)]
  const given = parts.find(part => 'const' in part || Array.isArray(part['enum']))
  if (given) return 'const' in given ? given['const'] : list(given['enum'])[0]
  if (allows(parts, 'null')) return null
  const union = parts.find(part => part['anyOf'] !== undefined || part['oneOf'] !== undefined)
  if (union) {
    const branches = list(union['anyOf'] ?? union['oneOf'])
    const others = parts.filter(part => part !== union)
    if (branches.some(branch => allows(partsOf(contract, branch), 'null')) && allows(others, 'null', true)) return null
    return branches
      .map(branch => least(contract, { allOf: [branch, ...others] }, inside))
      .find(one => one !== undefined)
  }
  if (parts.some(part => part['type'] === 'array' || part['items'] !== undefined)) {
    const count = Math.max(0, ...parts.map(part => number(part['minItems']) ?? 0))
    const entry = count > 0 ? least(contract, { allOf: parts.flatMap(part => part['items'] ?? []) }, inside) : undefined
    return count > 0 && entry === undefined ? undefined : Array(count).fill(entry)
  }
  if (parts.some(part => part['type'] === 'object' || part['properties'] !== undefined)) {
    const names = [...new Set(parts.flatMap(part => texts(part['required'])))]
    const fields = names.map(name => {
      const wanted = parts.flatMap(part => record(part['properties'])[name] ?? [])
      return [name, least(contract, { allOf: wanted }, inside)] as const
    })
    return fields.some(([, one]) => one === undefined) ? undefined : Object.fromEntries(fields)
  }
  return plain(parts)
}

function plain(parts: Schema[]): unknown {
  const said = (keyword: string) => parts.map(part => part[keyword]).find(value => value !== undefined)
  const shown = said('example') ?? list(said('examples'))[0] ?? said('default')
  if (shown !== undefined) return shown
  const [type] = [said('type')].flat()
  if (type === 'boolean') return true
  if (type === 'integer' || type === 'number') return number(said('minimum')) ?? 0
  const format = FORMATS[String(said('format'))]
  return format ?? 'string'.padEnd(number(said('minLength')) ?? 0, 's').slice(0, number(said('maxLength')) ?? 6)
}
const FORMATS: Record<string, string> = {
  date: '2026-01-31',
  'date-time': '2026-01-31T12:00:00Z',
  email: 'user@example.com',
  uuid: '497f6eca-6276-4993-bfeb-53cbbbba6f08',
  uri: 'https://example.com',
}

/** `by_default`: also where no type is given. */
const allows = (parts: Schema[], type: string, by_default = false) =>
  parts.every(part =>
    part['type'] === undefined ? by_default || parts.length > 1 : [part['type']].flat().includes(type),
  ) &&
  (by_default || parts.some(part => part['type'] !== undefined))

/** The schema itself, what it refers to and what all apply. */
function partsOf(contract: Contract, schema: unknown, seen: unknown[] = []): Schema[] {
  const own = record(schema)
  if (seen.includes(own)) return []
  const target = own['$ref'] === undefined ? [] : partsOf(contract, contract.follow(own), [...seen, own])
  const parts = list(own['allOf']).flatMap(part => partsOf(contract, part, [...seen, own]))
  return [own, ...target, ...parts].filter(part => Object.keys(part).some(key => key !== '$ref' && key !== 'allOf'))
}
