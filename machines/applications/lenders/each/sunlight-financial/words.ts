// Sunlight Financial's sign-in fields and missing features.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  username: { en: 'Username', es: 'Usuario' },
  username_help: {
    en: 'The API partner user Sunlight Financial created for you.',
    es: 'El usuario de integración que Sunlight Financial creó para usted.',
  },
  password: { en: 'Password', es: 'Contraseña' },
  password_help: { en: 'That user’s password.', es: 'La contraseña de ese usuario.' },
  no_equipment_list: {
    en: 'Sunlight Financial doesn’t publish a list of approved equipment.',
    es: 'Sunlight Financial no publica una lista de equipos aprobados.',
  },
  design_by_change_order: {
    en: 'Sunlight Financial requires a change order for design changes.',
    es: 'Sunlight Financial requiere una orden de cambio para cambiar el diseño.',
  },
  amount_by_change_order: {
    en: 'Sunlight Financial requires a change order for amount changes.',
    es: 'Sunlight Financial requiere una orden de cambio para cambiar el monto.',
  },
  no_users: {
    en: 'Sunlight Financial doesn’t list its users.',
    es: 'Sunlight Financial no publica sus usuarios.',
  },
})
