// Texts that a schema allows: by format, by pattern, of a length.
import fc from 'fast-check'
import type { Contract, Schema } from '../../contract.ts'
import { limitOf } from '../shape.ts'
import type { Random } from './random.ts'

const WORDS = ['Amber', 'Birch', 'Cedar', 'Delta', 'Ember', 'Field', 'Grove', 'Harbor', 'Indigo', 'Juniper']

/** One that is valid, or, where a pattern beats us, the nearest we came. */
export function textOf(contract: Contract, shape: Schema, random: Random): string {
  const fits = contract.validator(shape)
  const candidates = [...byFormat(shape, random), ...byPattern(shape, random), ...plain(shape, random)]
  return candidates.find(text => fits(text)) ?? candidates[0] ?? ''
}

/** One of exactly this length that the rest of the schema allows, where one is found. */
export function textOfLength(contract: Contract, shape: Schema, length: number, random: Random): string | undefined {
  const { minLength, maxLength, ...free } = shape
  const fits = contract.validator(free)
  const base = textOf(contract, shape, random)
  const middle = base.indexOf('@') > 0 ? base.indexOf('@') : Math.ceil(base.length / 2)
  const grown = [base.length - 1, 0, middle].map(at => padded(base, Math.max(at, 0), length))
  const plainly = ['a', 'A', '1', 'ab '].map(part => part.repeat(length).slice(0, length))
  return [...plainly, ...grown, ...byPattern(shape, random)].find(text => text.length === length && fits(text))
}

function padded(text: string, at: number, length: number): string {
  const more = (text[at] ?? 'a').repeat(Math.max(0, length - text.length))
  return `${text.slice(0, at)}${more}${text.slice(at)}`.slice(0, length)
}

function byFormat(shape: Schema, random: Random): string[] {
  const digits = (n: number) => String(random.below(10 ** n)).padStart(n, '0')
  const day = `2026-${String(1 + random.below(12)).padStart(2, '0')}-${String(1 + random.below(28)).padStart(2, '0')}`
  switch (shape['format']) {
    case 'uuid':
      return [`0198f7a2-${digits(4)}-7000-8000-${digits(12)}`]
    case 'date':
      return [day]
    case 'date-time':
      return [`${day}T${String(random.below(24)).padStart(2, '0')}:00:00.000Z`]
    case 'time':
      return ['12:00:00Z']
    case 'email':
      return [`check-${digits(8)}@example.com`]
    case 'uri':
    case 'url':
      return [`https://example.com/${digits(6)}`]
    default:
      return []
  }
}

const known = new Map<string, string[]>()

/** fast-check reads the pattern; a few of each are made once. */
function byPattern(shape: Schema, random: Random): string[] {
  const { pattern } = shape
  if (typeof pattern !== 'string') return []
  const seed = random.below(3)
  const key = `${seed} ${pattern}`
  const made = known.get(key) ?? sampled(pattern, seed)
  known.set(key, made)
  // Domains are replaced by one that receives no email.
  return pattern.includes('@') ? [`check-${random.below(10 ** 8)}@example.com`, ...made] : made
}

function sampled(pattern: string, seed: number): string[] {
  try {
    // Printable ones first: realistic text is more useful in a report.
    const all = fc.sample(fc.stringMatching(new RegExp(pattern), { size: 'xsmall' }), { seed, numRuns: 12 })
    const printable = (text: string) => /^[\x20-\x7e]*$/.test(text)
    return [...all.filter(printable), ...all.filter(text => !printable(text) && !text.includes('\0'))]
  } catch {
    return []
  }
}

function plain(shape: Schema, random: Random): string[] {
  const least = limitOf(shape, 'minLength') ?? 0
  const most = limitOf(shape, 'maxLength') ?? 60
  const word = `${random.pick(WORDS)} ${random.pick(WORDS)} ${random.below(10_000)}`
  return [word.padEnd(least, 'x').slice(0, Math.max(most, least))]
}
