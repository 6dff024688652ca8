import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  does_not_offer: { en: '{lender_name} doesn’t offer this.', es: '{lender_name} no ofrece esta opción.' },
  offered_checked: {
    en: '{lender_name}, checked {checked_at}',
    es: '{lender_name}, verificado el {checked_at}',
  },
  not_confirmed_lender: { en: 'Not confirmed by the lender', es: 'Sin confirmar por la financiera' },
})
