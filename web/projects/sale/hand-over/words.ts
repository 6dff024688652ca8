import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  open_your_mail_app: { en: 'Open in email app', es: 'Abrir en su app de correo' },
  open_messages: { en: 'Open in Messages', es: 'Abrir en Mensajes' },
  share: { en: 'Share', es: 'Compartir' },
  qr_code_label: { en: 'QR code: {label}', es: 'Código QR: {label}' },
  together_one_room_they: {
    en: 'Meeting in person? Have them scan this with their phone’s camera.',
    es: '¿Están juntos? Pida que escaneen este código con la cámara del teléfono.',
  },
})
