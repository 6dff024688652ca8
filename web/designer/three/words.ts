// What designer/three tells its reader.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  compass: { en: 'Compass', es: '' },
  roof_plane: { en: 'roof plane', es: '' },
  site_without_roof: { en: 'A site without a roof', es: '' },
})
