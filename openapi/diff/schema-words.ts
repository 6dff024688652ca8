// A change of a schema as a sentence.
import type { Gap } from './gap.ts'
import { nameOf, type Place } from './place.ts'
import type { Effect } from './schema-changes.ts'

/** What a limit limits. */
const LIMITS: Record<string, string> = {
  minimum: 'the least value',
  maximum: 'the greatest value',
  'multiple-of': 'the step between values',
  'min-length': 'the fewest characters',
  'max-length': 'the most characters',
  pattern: 'the pattern',
  format: 'the format',
  'content-encoding': 'the encoding',
  'content-media-type': 'the media type of the content',
  'min-items': 'the fewest entries',
  'max-items': 'the most entries',
  'unique-items': 'that entries are unique',
  contains: 'what entries must include',
  'min-properties': 'the fewest fields',
  'max-properties': 'the most fields',
  'property-names': 'what fields may be called',
  'dependent-required': 'which fields need others',
  'dependent-schemas': 'what holds where a field is there',
  if: 'what holds under a condition',
  not: 'what is excluded',
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
    case 'overlap':
      return `${subject}: a value may fit two alternatives, and be refused for it.`
    default: {
      const limit = LIMITS[about] ?? about
      return `${subject}: ${limit} is ${is ?? 'not limited'} now, was ${was ?? 'not limited'}.`
    }
  }
}

/** `required` stands at the object, of which a field is meant. */
const join = (field: string | undefined, subject: string) =>
  field === undefined || subject.startsWith(field) || subject.includes(`.${field}`) ? subject : `${field} of ${subject}`

const quoted = (values: unknown[]) => {
  const shown = values.slice(0, 8).map(value => (typeof value === 'string' ? `“${value}”` : JSON.stringify(value)))
  const more = values.length > 8 ? ` and ${values.length - 8} more` : ''
  return `${shown.join(', ')}${more} ${values.length === 1 ? 'is' : 'are'}`
}
