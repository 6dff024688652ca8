// What agreements/verify tells its reader.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  copied: { en: 'Copied', es: 'Copiado' },
  language_idioma: { en: 'Language, idioma', es: 'Language, idioma' },
})
