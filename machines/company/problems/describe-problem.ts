// A problem's title for the team. Pure; also used by the list in the settings.
import type { Schemas } from '#sdk/types.ts'
import { words } from './words.ts'

export const pageWords = (page: Schemas['ProblemPage']): string => words.pages[page]

export const kindSentence = (kind: Schemas['ProblemKind']): string => words.kinds[kind]

type Named = Pick<Schemas['ProblemReport'], 'page' | 'page_number' | 'browser' | 'browser_version' | 'device'>

/** 'Signing, page 3, Safari 17 on iPhone' */
export function summaryOf({ page, page_number, browser, browser_version, device }: Named): string {
  const values = {
    page: pageWords(page),
    browser: browserWords({ browser, browser_version }),
    device: device === 'Other' ? words.other_device : device,
  }
  return page_number === null ? words.summary(values) : words.summary_of_page({ ...values, number: page_number })
}

export const browserWords = ({ browser, browser_version }: Pick<Named, 'browser' | 'browser_version'>): string =>
  browser === 'Other' ? words.other_browser : browser_version === null ? browser : `${browser} ${browser_version}`
