// What agreements/verify tells its reader.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  copied: { en: 'Copied', es: 'Copiado' },
  log_standing: { en: 'log standing', es: 'log standing' },
  espanol: { en: 'Español', es: 'Español' },
  language_idioma: { en: 'Language, idioma', es: 'Language, idioma' },
})
