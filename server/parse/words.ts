// Rejections of unreadable uploads.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  too_slow: {
    en: 'This file takes too long to read. Split it or save it in a simpler form.',
    es: 'Leer este archivo tarda demasiado. Divídalo o guárdelo en un formato más simple.',
  },
  too_much_memory: {
    en: 'This file is too large to read. Split it or save it in a simpler form.',
    es: 'Este archivo es demasiado grande. Divídalo o guárdelo en un formato más simple.',
  },
  unreadable: {
    en: 'We couldn’t read this file. Save it again and retry.',
    es: 'No pudimos leer este archivo. Guárdelo de nuevo y vuelva a intentarlo.',
  },
  busy: {
    en: 'Many files are being read right now. Try again in a moment.',
    es: 'Se están leyendo muchos archivos. Inténtelo de nuevo en un momento.',
  },
  company_busy: {
    en: '{most} files from your company are already being read. Try again in a moment.',
    es: 'Ya se están leyendo {most} archivos de su empresa. Inténtelo de nuevo en un momento.',
  },
})
