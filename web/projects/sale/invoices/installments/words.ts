// Texts of the installments of an in-house loan.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  installments_of: { en: 'Installments: {name}', es: 'Cuotas: {name}' },
  installments: { en: 'Installments', es: 'Cuotas' },
  installments_not_begun: {
    en: 'The first is due a month after the installation is complete.',
    es: 'La primera vence un mes después de terminar la instalación.',
  },
  installment_due: { en: '{number}. Due {due}', es: '{number}. Vence {due}' },
  installment_status: {
    paid: { en: 'Paid', es: 'Pagada' },
    late: { en: 'Late', es: 'Atrasada' },
    open: { en: 'Open', es: 'Pendiente' },
  },
  installment_part_paid: { en: '{paid} paid', es: '{paid} pagados' },
  show_all_installments: { en: 'Show all {count}', es: 'Mostrar las {count}' },
  show_fewer_installments: { en: 'Show fewer', es: 'Mostrar menos' },
  loan_paid_off: { en: 'Paid off', es: 'Préstamo pagado' },
  loan_late: { en: '{late} late.', es: '{late} en atraso.' },
  loan_next: { en: 'Next: {amount} on {due}.', es: 'Próxima: {amount} el {due}.' },
  loan_open: { en: '{open} to pay in all.', es: '{open} por pagar en total.' },
})
