// What is said while projects are exported. The headings of the file stay English: other programs read them.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  reading: { en: 'Reading projects.', es: 'Leyendo proyectos.' },
  writing: { en: 'Writing projects.', es: 'Escribiendo proyectos.' },
  exported: {
    en: '{count, plural, one {# project exported.} other {# projects exported.}}',
    es: '{count, plural, one {# proyecto exportado.} other {# proyectos exportados.}}',
  },
})
