// What designer/three tells its reader.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  compass: { en: 'Compass', es: 'Brújula' },
  roof_plane: { en: 'roof plane', es: 'plano del techo' },
  site_without_roof: { en: 'Site with no roof', es: 'Sitio sin techo' },
})
