// What stands in place of a proposal. Written without the document's components, so that it can be said when those have failed.
import type { Schemas } from '#sdk/types.ts'

type Language = Schemas['Language']
export type Message = keyof typeof MESSAGES

const MESSAGES = {
  missing: {
    status: 404,
    en: {
      heading: 'This link does not open a proposal',
      sentence:
        'It may have been withdrawn, or part of its address is missing. Open it once more from the message you were sent, or ask your installer for a new link.',
    },
    es: {
      heading: 'Este enlace no abre ninguna propuesta',
      sentence:
        'Es posible que se haya retirado o que falte una parte de la dirección. Ábralo otra vez desde el mensaje que recibió o pida un enlace nuevo a su instalador.',
    },
  },
  failed: {
    status: 503,
    en: {
      heading: 'The proposal cannot be shown right now',
      sentence: 'Something went wrong on our side, and nothing of yours is lost. Try again in a moment.',
    },
    es: {
      heading: 'La propuesta no se puede mostrar en este momento',
      sentence: 'Algo falló de nuestro lado; no se ha perdido nada. Inténtelo de nuevo en un momento.',
    },
  },
} as const

export function messageHtml(message: Message, language: Language) {
  const { status, [language]: words } = MESSAGES[message]
  return { status, html: `<main class="message"><h1>${words.heading}</h1><p>${words.sentence}</p></main>` }
}

/** Whoever reads no proposal is spoken to in the language their browser asks for first. */
export const languageAskedFor = (accept_language: string | undefined): Language =>
  /^\s*es\b/i.test(accept_language ?? '') ? 'es' : 'en'
