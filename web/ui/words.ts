// What ui tells its reader.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  needs_connection: { en: '{cannot_reach} This needs a connection.', es: '' },
  how_calculated: { en: 'How this is calculated', es: '' },
  then_word: { en: 'then', es: '' },
  what_shown: { en: 'What is shown', es: '' },
  give_reason_first: { en: 'Give a reason first.', es: '' },
})
