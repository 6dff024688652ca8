// What lib tells its reader.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  less_than_minute: { en: 'in less than a minute', es: '' },
  just_now: { en: 'just now', es: '' },
  ctrl: { en: 'Ctrl', es: '' },
  del: { en: 'Del', es: '' },
  waits_device_saved_when: { en: '{what} waits on this device, and is saved when the connection is back.', es: '' },
})
