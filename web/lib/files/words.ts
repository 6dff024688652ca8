// What lib/files tells its reader.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  pictureerror: { en: 'PictureError', es: '' },
  picture_cut_off_broken: { en: 'This picture is cut off or broken. Save it anew and try again.', es: '' },
  browser_cannot_open_so: {
    en: 'This browser cannot open so large a picture. Make it smaller first, to {locale_string} pixels on a side or less.',
    es: '',
  },
})
