// What jobs tells its reader.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  stop: { en: 'Stop', es: 'Detener' },
  starting_soon: { en: '{name} begins in a moment.', es: '{name}: empieza en un momento' },
  done_total: { en: '{done} of {total}', es: '{done} de {total}' },
  stopped_notice: { en: '{name} was stopped. Nothing of it was kept.', es: '{name}: detenido. No se guardó nada.' },
  job_id: { en: 'job {id}', es: 'job {id}' },
})
