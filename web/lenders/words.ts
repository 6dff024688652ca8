// What lenders tells its reader.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  applications: { en: 'Applications', es: 'Solicitudes' },
  compare_lenders: { en: 'Compare lenders', es: 'Comparar financieras' },
  cash_title: {
    en: 'Paid in cash, so no lender is asked',
    es: 'Se paga en efectivo, así que no se necesita financiera',
  },
  look_other_ways_pay: { en: 'Look at other ways to pay', es: 'Ver otras formas de pago' },
  cash_hint: {
    en: 'The homeowner has chosen to pay at once. Choose a loan, a lease or a power purchase under Financing to apply at a lender.',
    es: 'El propietario eligió pagar en efectivo. Para solicitar con una financiera, elija un préstamo, un arrendamiento o un PPA en Financiamiento.',
  },
})
