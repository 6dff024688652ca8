// How a problem is named to the team. Pure: the list in the settings says it alike.
import type { Schemas } from '#sdk/types.ts'

export const PAGE_WORDS: Record<Schemas['ProblemPage'], string> = {
  proposal: 'Proposal',
  summary: 'One-page summary',
  signing: 'Signing',
  signed: 'Signed agreement',
  sign_report: 'Signing report',
  application: 'Lender application',
  simulation_report: 'Simulation report',
}

export const KIND_WORDS: Record<Schemas['ProblemKind'], string> = {
  not_drawn: 'Part of the page did not appear.',
  uncaught: 'Something on the page stopped working.',
}

type Named = Pick<Schemas['ProblemReport'], 'page' | 'page_number' | 'browser' | 'browser_version' | 'device'>

/** 'Signing, page 3, Safari 17 on iPhone' */
export function summaryOf({ page, page_number, browser, browser_version, device }: Named): string {
  const where = page_number === null ? PAGE_WORDS[page] : `${PAGE_WORDS[page]}, page ${page_number}`
  return `${where}, ${browserWords({ browser, browser_version })} on ${device === 'Other' ? 'another device' : device}`
}

export const browserWords = ({ browser, browser_version }: Pick<Named, 'browser' | 'browser_version'>): string =>
  browser === 'Other' ? 'another browser' : browser_version === null ? browser : `${browser} ${browser_version}`
