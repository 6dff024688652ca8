// What sale/hand-over tells its reader.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  open_your_mail_app: { en: 'Open in your mail app', es: '' },
  open_messages: { en: 'Open in Messages', es: '' },
  share: { en: 'Share', es: '' },
  qr_code_label: { en: 'QR code: {label}', es: '' },
  together_one_room_they: { en: 'Together in one room? They scan this with their phone’s camera.', es: '' },
})
