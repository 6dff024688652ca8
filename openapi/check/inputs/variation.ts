// Variations of one value to test a contract's limits: the last allowed value and the first forbidden one.
import type { Contract, Schema } from '../../contract.ts'
import type { CheckName } from '../report/report.ts'
import { limitOf, shapeOf, typesOf } from '../shape.ts'
import type { Random } from './random.ts'
import { textOf, textOfLength } from './texts.ts'
import { otherEntry, unlike } from './unlike.ts'
import { boundsOf } from './values.ts'

export type Variation = {
  /** Short and unlike any other of the same value, for the name of the case. */
  kind: string
  value: unknown
  /** True if the contract allows it: still to be validated. */
  allowed: boolean
  check: CheckName
  /** The contract's rule, such as "the contract’s least is 0". */
  rule: string
  /** Of the last value allowed, the one before. */
  inside?: unknown
}

/** Lists longer than this are not made only to be refused. */
const LONGEST_LIST = 1_000
const LONGEST_TEXT = 20_000

export function variationsOf(contract: Contract, schema: Schema, value: unknown, random: Random): Variation[] {
  const shape = shapeOf(contract, schema, value)
  const types = typesOf(shape)
  return [
    ...(typeof value === 'number' || types.some(type => type === 'number' || type === 'integer')
      ? ofNumber(shape)
      : []),
    ...(types.includes('string') ? ofText(contract, shape, random) : []),
    ...(Array.isArray(value) ? ofList(contract, shape, value, random) : []),
    ...ofEnum(shape),
    ...ofType(types),
  ]
}

const may = (kind: string, value: unknown, rule: string, inside?: unknown): Variation => ({
  kind,
  value,
  allowed: true,
  check: 'boundary',
  rule,
  ...(inside === undefined ? {} : { inside }),
})
const mayNot = (kind: string, value: unknown, rule: string, check: CheckName = 'boundary'): Variation => ({
  kind,
  value,
  allowed: false,
  check,
  rule,
})

function ofNumber(shape: Schema): Variation[] {
  const whole = typesOf(shape).includes('integer')
  const range = boundsOf(shape, 0)
  const step = whole ? 1 : Math.min(0.01, (range.most - range.least) / 1_000)
  const exact = (n: number) => Number(n.toFixed(6))
  const found: Variation[] = []
  const least = limitOf(shape, 'minimum')
  const most = limitOf(shape, 'maximum')
  const above = limitOf(shape, 'exclusiveMinimum')
  const under = limitOf(shape, 'exclusiveMaximum')
  if (least !== undefined)
    found.push(
      may(
        'least',
        least,
        `the contract’s least is ${least}`,
        shape['x-blank'] === least ? undefined : exact(least + step),
      ),
      mayNot('below-least', exact(least - step), `the contract’s least is ${least}`),
    )
  if (most !== undefined)
    found.push(
      may(
        'most',
        most,
        `the contract’s most is ${most}`,
        shape['x-limited-by'] === undefined ? exact(most - step) : undefined,
      ),
      mayNot('above-most', exact(most + step), `the contract’s most is ${most}`),
    )
  if (above !== undefined)
    found.push(
      may('just-above', exact(above + step), `the contract wants more than ${above}`),
      mayNot('not-above', above, `the contract wants more than ${above}`),
    )
  if (under !== undefined)
    found.push(
      may('just-under', exact(under - step), `the contract wants less than ${under}`),
      mayNot('not-under', under, `the contract wants less than ${under}`),
    )
  if (whole) found.push(mayNot('broken', (least ?? 0) + 0.5, 'the contract wants a whole number', 'negative_rejected'))
  return found
}

function ofText(contract: Contract, shape: Schema, random: Random): Variation[] {
  const found: Variation[] = []
  const least = limitOf(shape, 'minLength')
  const most = limitOf(shape, 'maxLength')
  const sized = (length: number) => textOfLength(contract, shape, length, random)
  const add = (text: string | undefined, make: (text: string) => Variation) => {
    if (text !== undefined) found.push(make(text))
  }
  if (least !== undefined) {
    const rule = `the contract’s least is ${least} ${least === 1 ? 'character' : 'characters'}`
    add(sized(least), text => may('shortest', text, rule, sized(least + 1)))
    if (least > 0) add(sized(least - 1) ?? 'a'.repeat(least - 1), text => mayNot('too-short', text, rule))
  }
  if (most !== undefined && most <= LONGEST_TEXT) {
    const rule = `the contract’s most is ${most} characters`
    add(sized(most), text => may('longest', text, rule, sized(most - 1)))
    add(sized(most + 1) ?? 'a'.repeat(most + 1), text => mayNot('too-long', text, rule))
  }
  const { pattern, format } = shape
  if (pattern !== undefined) {
    const good = textOf(contract, shape, random)
    for (const [n, bad] of [`${good}<`, `<${good.slice(1)}`, good.slice(0, -1), '<>'].entries())
      found.push(mayNot(`off-pattern-${n + 1}`, bad, `the contract’s pattern is ${pattern}`, 'negative_rejected'))
  }
  if (typeof format === 'string' && format !== 'binary') {
    for (const [n, bad] of (OFF_FORMAT[format] ?? ['not of this format']).entries())
      found.push(mayNot(`off-format-${n + 1}`, bad, `the contract’s format is ${format}`, 'negative_rejected'))
  }
  return found
}

const OFF_FORMAT: Record<string, string[]> = {
  uuid: ['not-a-uuid', '0198f7a2-0000-7000-8000-00000000000'],
  date: ['2026-02-30', '02/03/2026', '2026-1-1'],
  'date-time': ['2026-02-03', '2026-02-03T25:00:00Z', 'yesterday'],
  email: ['nobody', 'nobody@'],
}

function ofList(contract: Contract, shape: Schema, value: unknown[], random: Random): Variation[] {
  const found: Variation[] = []
  const least = limitOf(shape, 'minItems')
  const most = limitOf(shape, 'maxItems')
  const [first] = value
  const sized = (length: number) => Array.from({ length }, (_, at) => value[at] ?? first)
  const items: Schema = Object(shape['items'] ?? {})
  // Two pages of one name may be refused for that.
  const others = (length: number) =>
    Array.from({ length: Math.max(0, length) }, () => otherEntry(contract, items, first, random))
  const counted = (n: number) => `${n} ${n === 1 ? 'entry' : 'entries'}`
  if (least !== undefined && least > 0)
    found.push(mayNot('too-few', sized(least - 1), `the contract’s least is ${counted(least)}`))
  if (most !== undefined && most < LONGEST_LIST && first !== undefined) {
    const many =
      shape['uniqueItems'] === true
        ? unlike(contract, shape, value, most + 1, random)
        : [...value, ...others(most + 1 - value.length)]
    if (many) found.push(mayNot('too-many', many, `the contract’s most is ${counted(most)}`))
  }
  if (least === undefined || least === 0) found.push(may('empty', [], 'the contract lets it be empty'))
  if (shape['uniqueItems'] === true && first !== undefined)
    found.push(mayNot('twice', [first, first], 'the contract wants each entry once', 'negative_rejected'))
  return found
}

function ofEnum(shape: Schema): Variation[] {
  const words = Array.isArray(shape['enum']) ? shape['enum'] : 'const' in shape ? [shape['const']] : []
  if (words.length === 0) return []
  const rule = `the contract knows ${words.slice(0, 6).map(String).join(', ')}${words.length > 6 ? ' …' : ''}`
  const other = typeof words.find(word => word !== null) === 'number' ? 987_654 : 'none-of-these'
  return [
    ...words.map(
      (word): Variation => ({
        kind: `word-${String(word)}`,
        value: word,
        allowed: true,
        check: 'positive_accepted',
        rule,
      }),
    ),
    mayNot('no-word', other, rule, 'negative_rejected'),
  ]
}

/** Whatever the named types are not. */
function ofType(types: string[]): Variation[] {
  if (types.length === 0) return []
  const rule = `the contract wants ${types.join(' or ')}`
  const others: Record<string, unknown> = {
    string: 'some text',
    number: 17.5,
    boolean: true,
    object: {},
    array: [],
    null: null,
  }
  const nothing: Variation[] = types.includes('null')
    ? [{ ...may('null', null, 'the contract lets it be null'), check: 'positive_accepted' }]
    : []
  const wrong = Object.entries(others)
    .filter(([type]) => !types.includes(type) && !(type === 'number' && types.includes('integer')))
    .map(([type, value]) => mayNot(`as-${type}`, value, rule, 'negative_rejected'))
  return [...wrong, ...nothing]
}
