import type { PageFacts } from '#machines/proposals/page-facts.ts'
import type { PageWords } from './words/page-words.ts'
import type { Words } from './words/words.ts'

/** All that a homeowner's page is made of. It travels with the page, so that the browser makes the same of it; its words too, so that the script carries no language. */
export type PageData = PageFacts & { words: PageWords; document_words: Words }
