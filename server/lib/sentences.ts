// Turns ajv's errors into actionable sentences, one per field.
import type { ErrorObject } from 'ajv'
import { words } from './words.ts'

/** Field path with dots ('homeowner.email') → sentence. The first error of a field wins. */
export function fieldSentences(errors: ErrorObject[]): Record<string, string> {
  const sentences: Record<string, string> = {}
  for (const error of errors) {
    const field = fieldOf(error)
    // `oneOf` and `if` only repeat the errors of their branches.
    if (['oneOf', 'anyOf', 'if'].includes(error.keyword) && errors.length > 1) continue
    sentences[field] ??= sentenceFor(error, field)
  }
  return sentences
}

function fieldOf(error: ErrorObject): string {
  const path = error.instancePath.split('/').slice(1)
  const missing: unknown = error.params['missingProperty'] ?? error.params['additionalProperty']
  return [...path, ...(typeof missing === 'string' ? [missing] : [])].join('.') || 'input'
}

type Sentences = { readonly [field: string]: string }

function sentenceFor({ keyword, params, instancePath }: ErrorObject, path: string): string {
  const limit = Number(params['limit'])
  const last = path.split('.').at(-1) ?? ''
  const bounds = lookUp(words.bounds, last)
  if (bounds !== undefined && /inimum$|aximum$/.test(keyword)) return bounds
  const field = label(path)
  switch (keyword) {
    case 'required':
      return words.required({ field })
    case 'additionalProperties':
      return words.not_allowed({ field })
    case 'minLength':
      return limit === 1 ? words.empty({ field }) : words.too_short({ field, limit })
    case 'maxLength':
      return words.too_long({ field, limit })
    case 'minimum':
      return limit === 0 ? words.negative({ field }) : words.too_small({ field, limit: String(limit) })
    case 'exclusiveMinimum':
      return words.not_above({ field, limit: String(limit) })
    case 'maximum':
      return words.too_large({ field, limit: String(limit) })
    case 'exclusiveMaximum':
      return words.not_below({ field, limit: String(limit) })
    case 'minItems':
      return words.too_few({ field, limit })
    case 'maxItems':
      return words.too_many({ field, limit })
    case 'uniqueItems':
      return words.repeated({ field })
    case 'enum':
    case 'const':
      return words.not_a_choice({ field })
    case 'type':
      return words.wrong_type({ field, type: String(params['type']) })
    case 'format':
      return words.wrong_format({ field, format: String(params['format']) })
    case 'pattern':
      return lookUp(words.patterns, last) ?? words.wrong_pattern({ field })
    default:
      return words.invalid({ field: instancePath === '' ? label('input') : field })
  }
}

const lookUp = (sentences: Sentences, name: string) => (Object.hasOwn(sentences, name) ? sentences[name] : undefined)

/** 'arrays.1.tilt_deg' → 'Tilt of entry 2'. The label contains no unit. */
function label(path: string): string {
  const parts = path.split('.')
  const last = parts.findLast(part => !/^\d+$/.test(part)) ?? path
  const index = parts.findLast(part => /^\d+$/.test(part))
  const plain = last.replace(/_(deg|kwh|kw|w|v|a|m|kg|c|cents|usd|usd_per_w|usd_per_kwh)$/, '').replaceAll('_', ' ')
  const field = lookUp(words.fields, last) ?? plain.charAt(0).toUpperCase() + plain.slice(1)
  return index === undefined ? field : words.entry({ field, number: Number(index) + 1 })
}
