// The cases of one operation, each its base input with one thing changed: proved valid or invalid by the contract before any is sent.
import type { Contract, Operation, Parameter } from '../contract.ts'
import { type Case, type Input, ordinary } from './case.ts'
import { inputOf, mediaOf } from './inputs/inputs.ts'
import { randomFrom } from './inputs/random.ts'
import { valueFor } from './inputs/values.ts'
import { type Variation, variationsOf } from './inputs/variation.ts'
import { varied } from './inputs/vary.ts'
import type { Session } from './session.ts'
import { shapeOf, typesOf } from './shape.ts'
import { whatIs } from './words.ts'

/**
 * Round 0 varies everything in the base; later ones vary some of another, seeded input. The choice depends on earlier
 * results: `wanted` is always included.
 */
export function casesOf(session: Session, operation: Operation, round: number, wanted?: string): Case[] {
  const { contract, pool, options, bases } = session
  const name = round === 0 ? '' : `${round}~`
  const random = randomFrom(options.seed, `${operation.method} ${operation.path} cases ${round}`)
  const from = { contract, pool, random, attempt: round }
  const made = round === 0 ? bases.get(operation)?.input : inputOf({ ...from, want: 'random' }, operation)
  const base = made ?? inputOf(from, operation)
  if (!base) return []
  const known = round === 0 ? bases.get(operation) : undefined
  const of = { contract, operation, base, name, works: known?.works === true || known?.understood === true }
  const changed = [
    ...operation.parameters.flatMap(parameter => ofParameter(of, parameter, random)),
    ...ofBody(of, random),
  ]
  if (round > 0) {
    const some = random.shuffled(changed).slice(0, MORE)
    return [taken(of, 'random', 'a seeded input', base), ...some, ...changed.filter(({ id }) => id === wanted)]
  }
  const whole = (['least', 'most'] as const).flatMap(want => {
    const input = inputOf({ ...from, want }, operation)
    return input ? [taken(of, want, want === 'least' ? 'as little as may be' : 'all there may be', input)] : []
  })
  return [...whole, ...random.shuffled(changed), ...ofForm(of)]
}

/** Forbidden variations of this input, by the contract's limits. */
export function forbiddenIn({ contract, options }: Session, operation: Operation, base: Input, name: string): Case[] {
  const random = randomFrom(options.seed, `${operation.method} ${operation.path} forbidden`)
  return ofBody({ contract, operation, base, name, works: false }, random).filter(one => one.expects === 'refused')
}

/** Of each seeded input this many changes are tried. */
const MORE = 12

type Of = {
  contract: Contract
  operation: Operation
  base: Input
  name: string
  /** True if the base was accepted, or refused only for its references: else a refusal proves nothing. */
  works: boolean
}

const taken = ({ operation, name }: Of, change: string, what: string, input: Input): Case => ({
  ...ordinary(operation, input, name + change),
  what,
})

function caseFor(
  of: Of,
  { kind, allowed, check, rule }: Omit<Variation, 'value'>,
  where: string,
  what: string,
  input: Input,
): Case {
  const { operation, name, works } = of
  return {
    ...ordinary(operation, input, `${name}${where === '' ? 'body' : where}:${kind}`),
    check,
    expects: allowed ? (works ? 'taken' : 'answered') : 'refused',
    what,
    rule,
    changed: where,
  }
}

function ofParameter(of: Of, parameter: Parameter, random: ReturnType<typeof randomFrom>): Case[] {
  const { contract, base } = of
  const place = `${parameter.in} ${parameter.name}`
  const fits = contract.validator(parameter.schema)
  // Text is parsed as whatever the schema allows.
  const isList = typesOf(shapeOf(contract, parameter.schema)).includes('array')
  const readable = (value: unknown) => readings(value, isList).some(one => fits(one))
  const put = (value: unknown): Input => ({ ...base, parameters: { ...base.parameters, [place]: value } })
  const present = base.parameters[place]
  const value = present ?? valueFor({ contract, want: 'random', random }, parameter.schema)
  const cases = variationsOf(contract, parameter.schema, value, random)
    .filter(one => isSendable(parameter, one.value) && readable(one.value) === one.allowed)
    .map(one => caseFor(of, one, parameter.name, whatIs(parameter.name, one.kind, one.value), put(one.value)))
  if (parameter.in === 'path') return cases
  const missing: Variation[] =
    parameter.required && !isForbiddenToSet(parameter)
      ? [
          {
            kind: 'left-out',
            value: undefined,
            allowed: false,
            check: parameter.in === 'header' ? 'missing_header' : 'negative_rejected',
            rule: 'the contract requires it',
          },
        ]
      : []
  const added: Variation[] =
    !parameter.required && readable(value)
      ? [{ kind: 'added', value, allowed: true, check: 'positive_accepted', rule: 'the contract allows it' }]
      : []
  const more = [...missing, ...added].map(one =>
    caseFor(of, one, parameter.name, whatIs(parameter.name, one.kind, one.value), put(one.value)),
  )
  return [...cases, ...more]
}

/** Headers have only visible characters and lose outer spaces; an empty path segment can't be sent. */
function isSendable({ in: place }: Parameter, value: unknown): boolean {
  if (value !== null && typeof value === 'object') return false
  const text = String(value)
  if (place === 'header') return /^[\x21-\x7e]([\x20-\x7e]*[\x21-\x7e])?$/.test(text) && text.length < 4_000
  return place === 'path' ? /^[^/]+$/.test(text) && text !== '.' && text !== '..' : text.length < 4_000
}

const isForbiddenToSet = ({ in: place, name }: Parameter) =>
  place === 'header' && /^(accept|content-type|authorization)$/i.test(name)

/** A single word is a list of one. */
function readings(value: unknown, isList: boolean): unknown[] {
  const text = String(value)
  const alone = readingsOfOne(text)
  return isList ? [...alone, ...alone.map(one => [one])] : alone
}

function readingsOfOne(text: string): unknown[] {
  return [
    text,
    ...(text.trim() === '' ? [null] : [Number(text)]),
    ...(text === 'true' || text === 'false' ? [text === 'true'] : []),
    ...(text === 'null' ? [null] : []),
  ]
}

function ofBody(of: Of, random: ReturnType<typeof randomFrom>): Case[] {
  const { contract, operation, base } = of
  const kind = mediaOf(operation)
  const schema = kind?.media.schema
  // Bytes and plain text are whatever was sent.
  if (!kind || !schema || !/[/+]json|form/.test(kind.name)) return []
  const fits = contract.validator(schema)
  const isForm = kind.name.includes('form')
  return (
    varied(contract, schema, base.body, random)
      // A form has only text: other types look the same.
      .filter(
        ({ kind: change, where }) =>
          !isForm || ((change === 'left-out' || change === 'unknown') && !where.includes('.')),
      )
      .filter(({ whole, allowed }) => fits(whole) === allowed)
      // If none is required, null may be read as missing.
      .filter(({ where, whole }) => where !== '' || whole !== null || operation.body?.required === true)
      .map(one => ({
        ...caseFor(of, one, one.where, whatIs(one.where, one.kind, one.value), { ...base, body: one.whole }),
        ...(fits(one.whole_inside) ? { inside: { ...base, body: one.whole_inside } } : {}),
      }))
  )
}

/** Not a document of the expected kind. */
function ofForm(of: Of): Case[] {
  const { operation, base } = of
  const kind = mediaOf(operation)
  if (!kind) return []
  const refused = (change: string, what: string, rule: string, raw: Case['raw']): Case => ({
    ...caseFor(of, { kind: change, allowed: false, check: 'negative_rejected', rule }, '', what, base),
    ...(raw === undefined ? {} : { raw }),
  })
  const text = JSON.stringify(base.body)
  const json = /[/+]json/.test(kind.name)
  return [
    refused('other-type', 'a body that calls itself text/csv', `the contract wants ${kind.name}`, {
      type: 'text/csv',
      text,
    }),
    ...(json
      ? [
          refused('not-json', 'a body that is not JSON', 'the contract wants JSON', {
            type: kind.name,
            text: '{"broken',
          }),
          ...(operation.body?.required
            ? [refused('no-body', 'an empty body', 'the contract requires a body', { type: kind.name, text: '' })]
            : []),
        ]
      : [
          refused('json', 'JSON instead of a form', `the contract wants ${kind.name}`, {
            type: 'application/json',
            text,
          }),
        ]),
  ]
}
