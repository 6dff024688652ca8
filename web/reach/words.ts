import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  server_did_not_answer: { en: 'The server didn’t respond', es: 'El servidor no respondió' },
})
