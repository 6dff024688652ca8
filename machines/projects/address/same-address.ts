// Compares two addresses, however each was typed. Pure.
import { DIRECTIONS, SUFFIXES } from './usps-street.ts'

export type TypedAddress = { line1: string; line2?: string | null | undefined; postal_code: string }

/** As the postal service shortens them, in names of streets too. */
const SHORT: Record<string, string> = { ...SUFFIXES, ...DIRECTIONS, mountain: 'mtn', fort: 'ft', saint: 'st' }
const UNIT_WORDS = new Set(['apt', 'apartment', 'unit', 'suite', 'ste', 'no', 'lot', 'space', 'spc', 'room', 'rm', '#'])

const tokens = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('#', ' # ')
    .replaceAll(/['’.]/g, '')
    .replaceAll(/[^a-z0-9#]+/g, ' ')
    .split(' ')
    .filter(Boolean)

/** Street with its number, and the unit: both as short as they get. */
function addressParts({ line1, line2 }: TypedAddress): { street: string; unit: string } {
  const first = tokens(line1)
  const at = first.findIndex((word, n) => n > 1 && UNIT_WORDS.has(word))
  const street = at < 0 ? first : first.slice(0, at)
  const unit = [...(at < 0 ? [] : first.slice(at)), ...tokens(line2 ?? '')].filter(word => !UNIT_WORDS.has(word))
  return { street: street.map(word => SHORT[word] ?? word).join(' '), unit: unit.join('') }
}

/** One of them without its unit may be the same; two units of a house are two homes. */
export function sameAddress(one: TypedAddress, other: TypedAddress): boolean {
  // Without a ZIP code, the same street may be in another city.
  if (one.postal_code === '' || one.postal_code.slice(0, 5) !== other.postal_code.slice(0, 5)) return false
  const [a, b] = [addressParts(one), addressParts(other)]
  return /\d/.test(a.street) && a.street === b.street && (a.unit === b.unit || a.unit === '' || b.unit === '')
}

/** Stored as `place_key`: addresses with different keys are different. */
export const placeKey = ({ line1, postal_code }: TypedAddress): string | null => {
  const number = /[0-9]+/.exec(line1)?.[0]
  return number === undefined || postal_code === '' ? null : `${postal_code.slice(0, 5)} ${number}`
}
