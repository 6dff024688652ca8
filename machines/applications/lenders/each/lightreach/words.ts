// LightReach's sign-in fields and missing features.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  email: { en: 'Email', es: 'Correo electrónico' },
  email_help: {
    en: 'Of the integration user your LightReach partner manager set up.',
    es: 'Del usuario de integración que creó su contacto en LightReach.',
  },
  password: { en: 'Password', es: 'Contraseña' },
  password_help: {
    en: 'That user’s password. It gives access for 24 hours at a time.',
    es: 'La contraseña de ese usuario. Da acceso por 24 horas cada vez.',
  },
  sends_documents: {
    en: 'LightReach sends the contract to the homeowner automatically once the application is approved.',
    es: 'LightReach envía el contrato al propietario automáticamente cuando aprueba la solicitud.',
  },
  change_design_instead: {
    en: 'LightReach doesn’t support change orders. Change the design or quote, and it sends a new contract.',
    es: 'LightReach no admite órdenes de cambio. Cambie el diseño o la cotización y enviará un nuevo contrato.',
  },
  no_change_orders: {
    en: 'LightReach doesn’t support change orders.',
    es: 'LightReach no admite órdenes de cambio.',
  },
  no_users: { en: 'LightReach doesn’t list its users.', es: 'LightReach no publica sus usuarios.' },
})
