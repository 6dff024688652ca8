import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  nothing_designed_yet: { en: 'No design yet.', es: 'Todavía no hay diseño.' },
  source: { en: 'Source', es: 'Fuente' },
  version: { en: 'Version', es: 'Versión' },
  calculated: { en: 'Calculated', es: 'Calculado' },
})
