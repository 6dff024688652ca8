// A street as the postal service writes it: suffix and direction shortened, the name as it was typed. Pure.

/** USPS Publication 28, appendix C1. */
export const SUFFIXES: Readonly<Record<string, string>> = {
  street: 'st',
  avenue: 'ave',
  av: 'ave',
  road: 'rd',
  drive: 'dr',
  lane: 'ln',
  boulevard: 'blvd',
  court: 'ct',
  circle: 'cir',
  place: 'pl',
  terrace: 'ter',
  parkway: 'pkwy',
  highway: 'hwy',
  trail: 'trl',
  square: 'sq',
  crossing: 'xing',
  heights: 'hts',
  point: 'pt',
  ridge: 'rdg',
}
/** Appendix B. */
export const DIRECTIONS: Readonly<Record<string, string>> = {
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
  northeast: 'ne',
  northwest: 'nw',
  southeast: 'se',
  southwest: 'sw',
}

/** The short form, of a word that is long or short already. */
function shortOf(forms: Readonly<Record<string, string>>, word = ''): string | undefined {
  const bare = word.replace(/\.$/, '').toLowerCase()
  return forms[bare] ?? Object.values(forms).find(short => short === bare)
}
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** "123 North Main Street" is "123 N Main St". A direction that is the street's name stays: "123 North Street" is "123 North St". */
export function uspsStreet(line1: string): string {
  const words = line1.trim().split(/\s+/)
  // A number, a name and a suffix at the least; whatever else was typed is left alone.
  if (!/^\d/.test(words[0] ?? '')) return line1.trim()
  const behind = shortOf(DIRECTIONS, words.at(-1))
  const suffix_at = behind ? words.length - 2 : words.length - 1
  const suffix = shortOf(SUFFIXES, words[suffix_at])
  if (!suffix || suffix_at < 2) return words.join(' ')
  const ahead = suffix_at > 2 ? shortOf(DIRECTIONS, words[1]) : undefined
  return [
    words[0],
    ahead ? ahead.toUpperCase() : words[1],
    ...words.slice(2, suffix_at),
    capital(suffix),
    ...(behind ? [behind.toUpperCase()] : []),
  ].join(' ')
}
