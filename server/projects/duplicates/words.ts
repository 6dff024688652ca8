// Tells the owner of a lead about a possible duplicate.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  possible: {
    en: '{number} may be a duplicate of {other}',
    es: '{number} podría ser un duplicado de {other}',
  },
  who_works_on: { en: '{name} is working on {project}.', es: '{name} está trabajando en {project}.' },
})
