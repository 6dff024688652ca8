// The default file name of a printed page. Pure.
import type { Schemas } from '#sdk/types.ts'
import { words } from '../words.ts'

type PageKind = keyof typeof words.printed
type Language = Schemas['ProposalDocument']['language']

/** Windows refuses the first; the others are invisible or turn the letters around. */
const REFUSED = /[\\/:*?"<>|]|\p{C}/gu
const LONGEST = 120

/** 'Solar proposal, 12 Example Street.pdf': a name every system can keep. */
export function fileNameOf(page: PageKind, language: Language, address_line: string): string {
  const [street = ''] = address_line.split(',')
  const plain = street.replaceAll(REFUSED, ' ').replaceAll(/\s+/g, ' ').trim()
  const name = [words.in(language).printed[page], plain].filter(Boolean).join(', ')
  // No letter is cut in two, and no name ends with a point, which Windows would drop.
  const short = [...name]
    .slice(0, LONGEST)
    .join('')
    .replace(/[. ]+$/, '')
  return `${short}.pdf`
}
