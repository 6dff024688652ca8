import type { PageFacts } from '#machines/proposals/page-facts.ts'
import type { DocumentWords } from './words.ts'

/** All data of a homeowner's page. Sent with it, so that the browser renders the same; texts included. */
export type PageData = PageFacts & { words: DocumentWords }
