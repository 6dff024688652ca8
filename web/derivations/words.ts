// What derivations tells its reader.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  nothing_designed_yet: { en: 'Nothing is designed yet.', es: '' },
  source: { en: 'Source', es: '' },
  version: { en: 'Version', es: '' },
  calculated: { en: 'Calculated', es: '' },
})
