// EnFin's sign-in fields and missing features.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  client_id: { en: 'Client ID', es: 'ID de cliente' },
  client_secret: { en: 'Client secret', es: 'Secreto de cliente' },
  from_account_manager: { en: 'From your EnFin account manager.', es: 'De su ejecutivo de cuenta de EnFin.' },
  no_users: { en: 'EnFin doesn’t list its users.', es: 'EnFin no publica sus usuarios.' },
})
