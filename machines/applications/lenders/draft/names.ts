// Compares two names of a person. Lenders reject signatures under a different name than the application's. Pure.

const partsOf = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(part => part !== '')

const SUFFIXES = ['jr', 'sr', 'ii', 'iii', 'iv']

/**
 * 'same' except for case, accents and separators; 'similar' if only middle names, initials or a suffix differ;
 * otherwise 'other'.
 */
export function sameName(a: string, b: string): 'same' | 'similar' | 'other' {
  const [left, right] = [partsOf(a), partsOf(b)]
  if (left.length === 0 || right.length === 0) return 'other'
  if (left.join(' ') === right.join(' ')) return a.trim() === b.trim() || isOnlyCase(a, b) ? 'same' : 'similar'
  const bare = (parts: string[]) => parts.filter(part => !SUFFIXES.includes(part))
  const [one, two] = [bare(left), bare(right)]
  const ends = (parts: string[]) => `${parts[0]} ${parts.at(-1)}`
  return one.length > 0 && two.length > 0 && ends(one) === ends(two) && fitsBetween(one, two) ? 'similar' : 'other'
}

const isOnlyCase = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

/** 'Sam Q Sample' may be 'Sam Quincy Sample' and 'Sam Sample', never 'Sam Robert Sample'. */
function fitsBetween(one: string[], two: string[]): boolean {
  const [middle, other] = [one.slice(1, -1), two.slice(1, -1)]
  return middle.every((part, index) => {
    const beside = other[index]
    return beside === undefined || part === beside || part[0] === beside || beside[0] === part
  })
}
