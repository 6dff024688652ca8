// What lenders tells its reader.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  applications: { en: 'Applications', es: '' },
  compare_lenders: { en: 'Compare lenders', es: '' },
  paid_cash_so_no: { en: 'Paid in cash, so no lender is asked', es: '' },
  look_other_ways_pay: { en: 'Look at other ways to pay', es: '' },
  homeowner_has_chosen_pay: {
    en: 'The homeowner has chosen to pay at once. Choose a loan, a lease or a power purchase under Financing to apply at a lender.',
    es: '',
  },
})
