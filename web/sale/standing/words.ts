// What sale/standing tells its reader.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  does_not_offer: { en: '{lender_name} does not offer this.', es: '' },
  offered_checked: { en: 'Offered by {lender_name}, checked {checked_at}', es: '' },
  not_confirmed_lender: { en: 'Not confirmed by the lender', es: '' },
})
