// Errors about a missing or invalid contractor license.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  profile_lacks: { en: 'Still missing: {gaps}.', es: 'Aún falta: {gaps}.' },
  profile_gap: {
    logo: { en: 'logo', es: 'logotipo' },
    phone: { en: 'phone', es: 'teléfono' },
    address: { en: 'address', es: 'dirección' },
    license: { en: 'contractor license', es: 'licencia de contratista' },
  },
  license_missing: {
    en: 'Your company’s contractor license number is missing.',
    es: 'Falta el número de licencia de contratista de su empresa.',
  },
  license_missing_in: {
    en: 'Your company’s {state} contractor license number is missing.',
    es: 'Falta el número de licencia de contratista de su empresa en {state}.',
  },
  enter_license: {
    en: 'An administrator can enter it under Company. Agreements must show it.',
    es: 'Un administrador puede ingresarlo en Empresa. Los contratos deben mostrarlo.',
  },
  license_expired: {
    en: 'Your company’s contractor license expired on {day}.',
    es: 'La licencia de contratista de su empresa venció el {day}.',
  },
  license_expired_in: {
    en: 'Your company’s {state} contractor license expired on {day}.',
    es: 'La licencia de contratista de su empresa en {state} venció el {day}.',
  },
  enter_renewed_license: {
    en: 'An administrator can enter the renewed license under Company.',
    es: 'Un administrador puede ingresar la licencia renovada en Empresa.',
  },
  license_rule: { en: 'Agreements must show it.', es: 'Los contratos deben mostrarlo.' },
  choose_state: { en: 'Choose a state.', es: 'Elija un estado.' },
  state_twice: { en: '{state} is listed twice.', es: '{state} aparece dos veces.' },
  enter_license_number: { en: 'Enter the license number.', es: 'Ingrese el número de licencia.' },
})
