import type { PageFacts } from '#server/proposals/page-facts.ts'
import type { PageWords } from './page-words.ts'
import type { Words } from './words.ts'

/** All that a homeowner's page is made of. It travels with the page, so that the browser makes the same of it; its words too, so that the script carries no language. */
export type PageData = PageFacts & { words: PageWords; document_words: Words }
