// A change of a schema as a sentence.

import { nameOf, type Place } from '../place.ts'
import type { Gap } from './gap.ts'
import type { Effect } from './schema-changes.ts'

/** Keywords with a single printable value. */
const LIMITS: Record<string, string> = {
  minimum: 'the least value',
  maximum: 'the greatest value',
  'multiple-of': 'the step between values',
  'min-length': 'the least length',
  'max-length': 'the greatest length',
  pattern: 'the pattern',
  format: 'the format',
  'content-encoding': 'the encoding',
  'content-media-type': 'the media type of the content',
  'min-items': 'the least number of entries',
  'max-items': 'the greatest number of entries',
  'min-properties': 'the least number of fields',
  'max-properties': 'the greatest number of fields',
}

/** Conditions that are schemas themselves. */
const CONDITIONS: Record<string, string> = {
  'unique-items': 'that entries differ',
  contains: 'what entries must include',
  'property-names': 'what fields may be called',
  'dependent-required': 'which fields need others',
  'dependent-schemas': 'what holds where a field is there',
  'content-schema': 'the schema of the content',
  if: 'what holds under a condition',
  not: 'what is excluded',
}
const HOW: Record<Effect, string> = {
  narrowed: 'is asked more strictly now',
  widened: 'is asked less strictly now',
  changed: 'is asked otherwise now',
  aside: 'reads otherwise',
}

export function schemaSentence(
  about: string,
  effect: Effect,
  { narrower, wider }: { narrower?: Gap; wider?: Gap },
  at: Place,
  what: string,
): string {
  const subject = nameOf(at.at) || nameOf((narrower ?? wider)?.at.at ?? '') || what
  const was = narrower?.has ?? wider?.wants
  const is = narrower?.wants ?? wider?.has
  const field = (narrower ?? wider)?.path.at(-1)
  switch (about) {
    case 'property-added-required':
      return `${subject} is new and required.`
    case 'property-added-optional':
      return `${subject} is new.`
    case 'property-removed-required':
    case 'property-removed-optional':
      return `${subject} is gone.`
    case 'property-removed-after-sunset':
      return `${subject} is gone; its sunset date is over.`
    case 'property-moved':
      return `${subject} stands in other alternatives than before.`
    case 'required':
      return `${join(field, subject)} is ${effect === 'narrowed' ? 'required now' : 'no longer required'}.`
    case 'nullable':
      return `${subject} can ${effect === 'widened' ? 'be null now' : 'no longer be null'}.`
    case 'type':
      if (effect === 'changed') return `${subject} is ${narrower?.wants} now, was ${wider?.wants}.`
      return effect === 'widened'
        ? `${subject} may be ${is} now, was ${was} alone.`
        : `${subject} can no longer be ${was}, only ${is}.`
    case 'enum':
      return `${subject}: ${[
        ...(narrower?.values ? [`${quoted(narrower.values)} no longer allowed`] : []),
        ...(wider?.values ? [`${quoted(wider.values)} new among the values`] : []),
      ].join('; ')}.`
    case 'value-list':
      return effect === 'narrowed'
        ? `${subject} takes only the values ${is} now.`
        : `${subject} takes any ${is ?? 'value'} now, not only ${was}.`
    case 'alternative':
      return effect === 'widened'
        ? `${subject}: the alternative ${wider?.has ?? ''} is new.`
        : `${subject}: the alternative ${narrower?.has ?? ''} is gone.`
    case 'additional-properties':
      return effect === 'narrowed'
        ? `${subject} refuses fields it does not name now.`
        : `${subject} may hold fields it does not name.`
    case 'properties-opened':
      return `${subject} no longer names its fields; any are allowed.`
    case 'overlap':
      return `${subject}: a value may fit two alternatives, and be refused for it.`
    default: {
      const limit = LIMITS[about]
      if (limit) return `${subject}: ${limit} is ${is ?? 'not limited'} now, was ${was ?? 'not limited'}.`
      return `${subject}: ${CONDITIONS[about] ?? about} ${HOW[effect]}.`
    }
  }
}

/** `required` is on the object, but about a field. */
const join = (field: string | undefined, subject: string) => `“${field}” of ${subject.replace(/^The /, 'the ')}`

const quoted = (values: unknown[]) => {
  const shown = values.slice(0, 8).map(value => (typeof value === 'string' ? `“${value}”` : JSON.stringify(value)))
  const more = values.length > 8 ? ` and ${values.length - 8} more` : ''
  return `${shown.join(', ')}${more} ${values.length === 1 ? 'is' : 'are'}`
}
