// Assigns an owner to each lead of a file. Pure.
import type { Schemas } from '#sdk/types.ts'

type Rule = Schemas['LeadOwnerRule']

/** Every member the rule names. */
export const membersOf = ({ user_ids, territories = [] }: Rule): string[] => [
  ...new Set([...user_ids, ...territories.map(({ user_id }) => user_id)]),
]

/** Called once for each created lead, in order. The longest matching ZIP code wins, then the first listed. */
export function ownerBy({ kind, user_ids, territories = [] }: Rule): (postal_code: string | undefined) => string {
  const [first = ''] = user_ids
  let turn = 0
  return postal_code => {
    if (kind === 'round_robin') return user_ids[turn++ % user_ids.length] ?? first
    if (kind === 'one' || postal_code === undefined) return first
    const fits = territories.flatMap(({ user_id, postal_codes }) =>
      postal_codes.filter(code => postal_code.startsWith(code)).map(code => ({ user_id, length: code.length })),
    )
    return fits.reduce((best, one) => (one.length > best.length ? one : best), { user_id: first, length: 0 }).user_id
  }
}

/** "85001, 850 852" as people type a list of ZIP codes; undefined if a word isn't one. */
export function zipList(text: string): string[] | undefined {
  const words = text.split(/[\s,;]+/).filter(Boolean)
  return words.length > 0 && words.every(word => /^\d{3,5}$/.test(word)) ? [...new Set(words)] : undefined
}
