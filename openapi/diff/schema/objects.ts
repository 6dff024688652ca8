// Objects of one schema held against another, field by field.
import { number, record, texts } from '../../json.ts'
import { type Place, schemaOf, spread, step, steps } from '../place.ts'
import { fieldOf, highest, isClosed, type Kind, kindsOf, lowest, namesOf, requiredOf, restOf } from './alternatives.ts'
import { type Compare, type Gap, gap } from './gap.ts'

export const objectGaps: Compare = (kind, to, ask) => {
  const schema = schemaOf(to)
  const required = requiredOf(kind.parts)
  const least = Math.max(required.length, highest(kind.parts, 'minProperties'))
  return [
    ...namedGaps(kind, to, ask),
    ...patternGaps(kind, to, ask),
    ...restGaps(kind, to, ask),
    ...texts(schema['required'])
      .filter(name => !required.includes(name))
      .map(name => ({ ...gap('required', kind, to), path: [name] })),
    ...((number(schema['minProperties']) ?? 0) > least ? [gap('minProperties', kind, to)] : []),
    ...((number(schema['maxProperties']) ?? Infinity) < lowest(kind.parts, 'maxProperties') && !isFew(kind, schema)
      ? [gap('maxProperties', kind, to)]
      : []),
    ...(schema['propertyNames'] === undefined ? [] : nameGaps(kind, to, ask)),
    ...dependentGaps(kind, to, ask),
  ]
}

/** A closed object has no more fields than it names. */
const isFew = ({ parts }: Kind, schema: Record<string, unknown>) =>
  isClosed(restOf(parts)) &&
  !parts.some(part => schemaOf(part)['patternProperties']) &&
  namesOf(parts).length <= Number(schema['maxProperties'])

/** Of no field is anything asked. */
const isOpen = (parts: Place[]) =>
  restOf(parts).every(({ value }) => value === true) && !parts.some(part => schemaOf(part)['patternProperties'])

function namedGaps(kind: Kind, to: Place, ask: Parameters<Compare>[2]): Gap[] {
  const known = namesOf(kind.parts)
  // Without any field by name it takes whatever comes, as before. What this asks of readers, `required` says.
  if (known.length === 0 && isOpen(kind.parts) && Object.keys(record(schemaOf(to)['properties'])).length > 0)
    return [gap('propertiesOpened', kind, to, { at: to, weak: true })]
  return steps(step(to, 'properties')).flatMap(([name, wanted]) => {
    const field = fieldOf(kind.parts, name)
    if (known.includes(name)) return ask.below(name, field, wanted)
    if (isClosed(field)) return []
    const inner = field.length > 0 && ask.below(name, field, wanted).every(({ weak }) => weak)
    return [
      {
        ...gap('property', kind, to, { at: wanted, weak: true, closed: false }),
        path: [name],
        ...(inner ? {} : { has: 'anything' }),
      },
    ]
  })
}

function patternGaps(kind: Kind, to: Place, ask: Parameters<Compare>[2]): Gap[] {
  return steps(step(to, 'patternProperties')).flatMap(([pattern, wanted]) => {
    const fits = new RegExp(pattern, 'u')
    const same = kind.parts.flatMap(part => {
      const found = step(part, 'patternProperties', pattern)
      return found.value === undefined ? [] : [found]
    })
    const rest = same.length > 0 ? same : restOf(kind.parts)
    return [
      ...namesOf(kind.parts)
        .filter(name => fits.test(name))
        .flatMap(name => ask.below(name, fieldOf(kind.parts, name), wanted)),
      ...(isClosed(rest) ? [] : ask.below(`/${pattern}/`, rest, wanted)),
    ]
  })
}

/** Fields that the other does not name. */
function restGaps(kind: Kind, to: Place, ask: Parameters<Compare>[2]): Gap[] {
  const keyword = ['additionalProperties', 'unevaluatedProperties'].find(one => schemaOf(to)[one] !== undefined)
  if (keyword === undefined) return []
  const wanted = step(to, keyword)
  const own = keyword === 'additionalProperties' ? [to] : spread([to])
  const patterns = own.flatMap(part => Object.keys(record(schemaOf(part)['patternProperties'])))
  const known = namesOf(own)
  const rest = restOf(kind.parts)
  const named = namesOf(kind.parts)
    .filter(name => !known.includes(name) && !patterns.some(pattern => new RegExp(pattern, 'u').test(name)))
    .flatMap(name => {
      const field = fieldOf(kind.parts, name)
      if (wanted.value !== false) return ask.below(name, field, wanted)
      // A field that nothing fits doesn't exist either.
      if (isClosed(field) || kindsOf(field).length === 0) return []
      return [{ ...gap('property', kind, to, { from: field[0], closed: true }), path: [name] }]
    })
  if (isClosed(rest)) return named
  if (wanted.value === false) return [...named, gap('additionalProperties', kind, to, { at: wanted })]
  return [...named, ...ask.below('*', rest, wanted)]
}

const nameGaps: Compare = (kind, to, ask) => {
  const names = kind.parts.flatMap(part =>
    schemaOf(part)['propertyNames'] === undefined ? [] : [step(part, 'propertyNames')],
  )
  const strings: Place = { contract: to.contract, at: '#string', value: { type: 'string' } }
  return ask.gaps([strings, ...names], step(to, 'propertyNames')).length > 0 ? [gap('propertyNames', kind, to)] : []
}

const dependentGaps: Compare = (kind, to, ask) => {
  const required = requiredOf(kind.parts)
  const wanted = steps(step(to, 'dependentRequired')).flatMap(([name, { value }]) => {
    const also = kind.parts.flatMap(part => texts(record(schemaOf(part)['dependentRequired'])[name]))
    const missing = texts(value).filter(one => !required.includes(one) && !also.includes(one))
    return missing.length === 0 || isClosed(fieldOf(kind.parts, name)) ? [] : [gap('dependentRequired', kind, to)]
  })
  const shaped = steps(step(to, 'dependentSchemas')).flatMap(([name, schema]) => {
    const also = kind.parts.map(part => step(part, 'dependentSchemas', name)).filter(({ value }) => value !== undefined)
    if (isClosed(fieldOf(kind.parts, name))) return []
    return ask.gaps([...kind.parts, ...also], schema).length > 0 ? [gap('dependentSchemas', kind, to)] : []
  })
  return [...wanted.slice(0, 1), ...shaped.slice(0, 1)]
}
