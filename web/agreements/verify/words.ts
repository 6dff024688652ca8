// What agreements/verify tells its reader.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  copied: { en: 'Copied', es: '' },
  log_standing: { en: 'log standing', es: '' },
  espanol: { en: 'Español', es: '' },
  language_idioma: { en: 'Language, idioma', es: '' },
})
