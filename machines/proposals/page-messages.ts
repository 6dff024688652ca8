// Shown instead of a proposal. Independent of the document's components, so it works if those fail.
import type { Schemas } from '#sdk/types.ts'
import { words } from './document/words.ts'

type Language = Schemas['Language']
export type Message = keyof typeof STATUS

const STATUS = { missing: 404, failed: 503 } as const

export function messageHtml(message: Message, language: Language) {
  const { heading, sentence } = words.in(language)[message]
  return { status: STATUS[message], html: `<main class="message"><h1>${heading}</h1><p>${sentence}</p></main>` }
}

/** Without a proposal, the page uses the browser's preferred language. */
export const languageAskedFor = (accept_language: string | undefined): Language =>
  /^\s*es\b/i.test(accept_language ?? '') ? 'es' : 'en'
