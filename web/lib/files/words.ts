// What lib/files tells its reader.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  pictureerror: { en: 'PictureError', es: 'PictureError' },
  image_damaged: {
    en: 'This picture is cut off or broken. Save it anew and try again.',
    es: 'Esta imagen está dañada. Guárdela de nuevo e inténtelo otra vez.',
  },
  image_too_large: {
    en: 'This browser cannot open so large a picture. Make it smaller first, to {locale_string} pixels on a side or less.',
    es: 'Esta imagen es demasiado grande para su navegador. Redúzcala a {locale_string} píxeles por lado o menos.',
  },
})
