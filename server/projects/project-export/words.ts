// Texts about exporting projects. The file's headings stay English for other programs.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  reading: { en: 'Reading projects.', es: 'Leyendo proyectos.' },
  writing: { en: 'Writing projects.', es: 'Escribiendo proyectos.' },
  exported: {
    en: '{count, plural, one {# project exported.} other {# projects exported.}}',
    es: '{count, plural, one {# proyecto exportado.} other {# proyectos exportados.}}',
  },
})
