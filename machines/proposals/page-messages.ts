// Shown instead of a proposal. Independent of the document's components, so it works if those fail.
import type { Schemas } from '#sdk/types.ts'
import { words } from './document/words.ts'
import { escaped } from './page-parts.ts'

type Language = Schemas['Language']
export type Message = keyof typeof STATUS

const STATUS = { missing: 404, failed: 503 } as const
const HREFS = { missing: '/login', failed: '' }

/** With the product's mark, since the company isn't known here, and a way on. An empty address opens the same page again. */
export function messageHtml(message: Message, language: Language, brand: string) {
  const { heading, sentence, way } = words.in(language)[message]
  const mark = `<header><img src="/favicon.svg" alt="">${escaped(brand)}</header>`
  const link = `<a href="${HREFS[message]}">${way}</a>`
  return {
    status: STATUS[message],
    html: `<main class="message">${mark}<h1>${heading}</h1><p>${sentence}</p>${link}</main>`,
  }
}

/** Without a proposal, the page uses the browser's preferred language. */
export const languageAskedFor = (accept_language: string | undefined): Language =>
  /^\s*es\b/i.test(accept_language ?? '') ? 'es' : 'en'
