// Texts about first steps. An actor's name precedes each sentence of the log.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  steps_hidden: { en: 'hid the first steps', es: 'ocultó los primeros pasos' },
  steps_shown: { en: 'showed the first steps again', es: 'volvió a mostrar los primeros pasos' },
})
