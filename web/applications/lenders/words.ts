import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  applications: { en: 'Applications', es: 'Solicitudes' },
  compare_lenders: { en: 'Compare lenders', es: 'Comparar financieras' },
  cash_title: {
    en: 'Paid in cash, so no lender is needed',
    es: 'Se paga al contado, así que no se necesita financiera',
  },
  look_other_ways_pay: { en: 'See other payment options', es: 'Ver otras opciones de pago' },
  cash_chosen: { en: 'The homeowner chose to pay cash.', es: 'El propietario eligió pagar al contado.' },
  cash_hint: {
    en: 'The homeowner chose to pay cash. To apply with a lender, choose a loan, lease or PPA under Financing.',
    es: 'El propietario eligió pagar al contado. Para solicitar con una financiera, elija un préstamo, un arrendamiento o un PPA en Financiamiento.',
  },
})
