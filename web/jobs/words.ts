// What jobs tells its reader.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  stop: { en: 'Stop', es: '' },
  begins_moment: { en: '{name} begins in a moment.', es: '' },
  done_total: { en: '{done} of {total}', es: '' },
  was_stopped_nothing_was: { en: '{name} was stopped. Nothing of it was kept.', es: '' },
  job_id: { en: 'job {id}', es: '' },
})
