import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  less_than_minute: { en: 'in less than a minute', es: 'en menos de un minuto' },
  just_now: { en: 'just now', es: 'justo ahora' },
  ctrl: { en: 'Ctrl', es: 'Ctrl' },
  del: { en: 'Del', es: 'Supr' },
  saved_on_device: {
    en: '{what} is saved on this device and will sync when you’re back online.',
    es: '{what}: pendiente en este dispositivo. Se sincronizará cuando vuelva la conexión.',
  },
})
