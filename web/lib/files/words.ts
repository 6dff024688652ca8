import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  image_damaged: {
    en: 'This image is damaged. Save it again and retry.',
    es: 'Esta imagen está dañada. Guárdela de nuevo e inténtelo otra vez.',
  },
  image_too_large: {
    en: 'This image is too large for your browser. Resize it to {locale_string} pixels per side or less.',
    es: 'Esta imagen es demasiado grande para su navegador. Redúzcala a {locale_string} píxeles por lado o menos.',
  },
})
