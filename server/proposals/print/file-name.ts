// What a printed page is called when it is saved. Pure.
import type { Schemas } from '#sdk/types.ts'

type PageKind = 'proposal' | 'solar_proposal' | 'simulation_report'
type Language = Schemas['ProposalDocument']['language']

const TITLES: Record<PageKind, Record<Language, string>> = {
  proposal: { en: 'Solar proposal', es: 'Propuesta solar' },
  solar_proposal: { en: 'Solar proposal on one page', es: 'Propuesta solar en una página' },
  simulation_report: { en: 'Simulation report', es: 'Informe de simulación' },
}
/** Windows refuses the first; the others are invisible or turn the letters around. */
const REFUSED = /[\\/:*?"<>|]|\p{C}/gu
const LONGEST = 120

/** 'Solar proposal, 12 Example Street.pdf': a name every system can keep. */
export function fileNameOf(page: PageKind, language: Language, address_line: string): string {
  const [street = ''] = address_line.split(',')
  const plain = street.replaceAll(REFUSED, ' ').replaceAll(/\s+/g, ' ').trim()
  const name = [TITLES[page][language], plain].filter(Boolean).join(', ')
  // No letter is cut in two, and no name ends with a point, which Windows would drop.
  const short = [...name]
    .slice(0, LONGEST)
    .join('')
    .replace(/[. ]+$/, '')
  return `${short}.pdf`
}
