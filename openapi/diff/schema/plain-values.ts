// Numbers and strings of one schema held against another.
import { number, text } from '../../json.ts'
import { type Place, schemaOf, step } from '../place.ts'
import { highest, type Kind, lowest } from './alternatives.ts'
import { type Compare, type Gap, gap } from './gap.ts'
import { isPatternWithin } from './patterns.ts'

export const numberGaps: Compare = (kind, to) => {
  const whole = kind.type === 'integer'
  const [from, wanted] = [boundsOf(kind.parts, whole), boundsOf([to], whole)]
  return [
    ...(wanted.least > from.least || (wanted.least === from.least && wanted.above && !from.above)
      ? [gap('minimum', kind, to, saidBounds(kind, to, 'least'))]
      : []),
    ...(wanted.most < from.most || (wanted.most === from.most && wanted.below && !from.below)
      ? [gap('maximum', kind, to, saidBounds(kind, to, 'most'))]
      : []),
    ...(isMultiple(kind, to) ? [] : [gap('multipleOf', kind, to)]),
    ...formatGaps(kind, to),
  ]
}

/** The tightest of several; of whole numbers as the first and last allowed. */
function boundsOf(parts: Place[], whole: boolean) {
  const [minimum, above] = [highest(parts, 'minimum'), highest(parts, 'exclusiveMinimum')]
  const [maximum, below] = [lowest(parts, 'maximum'), lowest(parts, 'exclusiveMaximum')]
  if (whole) {
    const least = Math.max(Math.ceil(minimum), Math.floor(above) + 1)
    return { least, most: Math.min(Math.floor(maximum), Math.ceil(below) - 1), above: false, below: false }
  }
  const open = { above: above >= minimum && above > -Infinity, below: below <= maximum && below < Infinity }
  return { least: Math.max(minimum, above), most: Math.min(maximum, below), ...open }
}

function saidBounds(kind: Kind, to: Place, side: 'least' | 'most') {
  const said = (parts: Place[]) => {
    const { least, most, above, below } = boundsOf(parts, kind.type === 'integer')
    const [limit, open] = side === 'least' ? [least, above] : [most, below]
    if (!Number.isFinite(limit)) return undefined
    return open ? `${side === 'least' ? 'more' : 'less'} than ${limit}` : String(limit)
  }
  return { has: said(kind.parts), wants: said([to]) }
}

function isMultiple({ type, parts }: Kind, to: Place) {
  const step = number(schemaOf(to)['multipleOf'])
  if (step === undefined) return true
  const steps = parts.flatMap(part => number(schemaOf(part)['multipleOf']) ?? [])
  return [...steps, ...(type === 'integer' ? [1] : [])].some(one => isWhole(one / step))
}

/** 0.3 / 0.1 is not quite three. */
const isWhole = (ratio: number) => ratio >= 0.5 && Math.abs(ratio - Math.round(ratio)) < 1e-9

export const stringGaps: Compare = (kind, to, ask) => {
  const { minLength, maxLength, pattern } = schemaOf(to)
  const has = (keyword: string) => kind.parts.some(part => schemaOf(part)[keyword] === schemaOf(to)[keyword])
  return [
    ...((number(minLength) ?? 0) > Math.max(0, highest(kind.parts, 'minLength')) ? [gap('minLength', kind, to)] : []),
    ...((number(maxLength) ?? Infinity) < lowest(kind.parts, 'maxLength') ? [gap('maxLength', kind, to)] : []),
    ...(isPatternMet(kind, pattern) ? [] : [gap('pattern', kind, to)]),
    ...['contentEncoding', 'contentMediaType']
      .filter(keyword => schemaOf(to)[keyword] !== undefined && !has(keyword))
      .map(keyword => gap(keyword, kind, to)),
    ...contentGaps(kind, to, ask),
    ...formatGaps(kind, to),
  ]
}

/** What is in the text, once decoded. */
const contentGaps: Compare = (kind, to, ask) => {
  if (schemaOf(to)['contentSchema'] === undefined) return []
  const inner = kind.parts.filter(part => schemaOf(part)['contentSchema'] !== undefined)
  const wanted = step(to, 'contentSchema')
  if (inner.length === 0) return [gap('contentSchema', kind, to)]
  return ask.below(
    'content',
    inner.map(part => step(part, 'contentSchema')),
    wanted,
  )
}

/** Without a pattern of its own, a text can be anything. */
function isPatternMet({ parts }: Kind, wanted: unknown): boolean {
  if (typeof wanted !== 'string') return true
  const own = parts.flatMap(part => text(schemaOf(part)['pattern']) || [])
  return own.includes(wanted) || [...own, ''].some(one => isPatternWithin(one, wanted))
}

/** The wider formats of each format. */
const WITHIN: Record<string, string[]> = {
  int32: ['int64', 'float', 'double'],
  float: ['double'],
  email: ['idn-email'],
  hostname: ['idn-hostname'],
  uri: ['iri', 'uri-reference', 'iri-reference'],
  'uri-reference': ['iri-reference'],
  iri: ['iri-reference'],
}

function formatGaps(kind: Kind, to: Place): Gap[] {
  const wanted = schemaOf(to)['format']
  if (typeof wanted !== 'string') return []
  const fits = kind.parts.some(part => {
    const format = schemaOf(part)['format']
    return typeof format === 'string' && (format === wanted || WITHIN[format]?.includes(wanted))
  })
  return fits ? [] : [gap('format', kind, to)]
}
