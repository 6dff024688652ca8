import type { PageFacts } from '#machines/proposals/page-facts.ts'
import type { DocumentWords } from './words.ts'

/** All that a homeowner's page is made of. It travels with the page, so that the browser makes the same of it; its words too, so that the script carries no language. */
export type PageData = PageFacts & { words: DocumentWords }
