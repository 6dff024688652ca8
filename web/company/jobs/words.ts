import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  stop: { en: 'Stop', es: 'Detener' },
  starting_soon: { en: '{name}: starting soon', es: '{name}: empieza en un momento' },
  done_total: { en: '{done} of {total}', es: '{done} de {total}' },
  stopped_notice: { en: '{name}: stopped. Nothing was saved.', es: '{name}: detenido. No se guardó nada.' },
})
