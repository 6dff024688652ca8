// Texts about resending an email and connecting Google. An actor’s name precedes a sentence of the log.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  no_active_account: { en: '{address} has no active account here.', es: '{address} no tiene una cuenta activa aquí.' },
  invite_ended: {
    en: 'This invitation no longer works. Send a new one from Team.',
    es: 'Esta invitación ya no funciona. Envíe una nueva desde Equipo.',
  },
  google_connected: { en: 'connected the Google account {address}', es: 'conectó la cuenta de Google {address}' },
})
