import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  enter_address_first: { en: 'Enter the address first.', es: 'Primero ingrese la dirección.' },
  enter_household_use_under: {
    en: 'Enter the household’s usage under Energy first.',
    es: 'Primero ingrese el consumo del hogar en Energy.',
  },
})
