// Texts about books, invoices and remittances for the team, and of invoices and credit notes for the homeowner.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  earlier_day: { en: 'Enter today or an earlier date.', es: 'Ingrese la fecha de hoy o una anterior.' },
  day_from_2000: { en: 'Enter a date in 2000 or later.', es: 'Ingrese una fecha de 2000 o posterior.' },
  more_than_open: {
    en: '{number} has {most} open. Enter that or less.',
    es: '{number} tiene {most} pendientes. Ingrese esa cantidad o menos.',
  },
  more_than_creditable: {
    en: 'Only {most} of {number} can be credited. Enter that or less.',
    es: 'De {number} solo se pueden acreditar {most}. Ingrese esa cantidad o menos.',
  },
  more_than_unapplied: {
    en: 'This project has {most} unapplied. Enter that or less.',
    es: 'Este proyecto tiene {most} sin aplicar. Ingrese esa cantidad o menos.',
  },
  same_payment: {
    en: 'A payment of {amount} was just recorded. Record it again only if it’s another payment.',
    es: 'Se acaba de registrar un pago de {amount}. Regístrelo de nuevo solo si es otro pago.',
  },
  same_payment_for: {
    en: 'A payment of {amount} for {number} was just recorded. Record it again only if it’s another payment.',
    es: 'Se acaba de registrar un pago de {amount} para {number}. Regístrelo de nuevo solo si es otro pago.',
  },
  credited: {
    en: 'credited {amount} of {number} with {credit}',
    es: 'acreditó {amount} de {number} con {credit}',
  },
  draft_deleted: {
    en: 'deleted the draft “{title}” for {total}',
    es: 'eliminó el borrador “{title}” por {total}',
  },
  payer: {
    homeowner: { en: 'Homeowners', es: 'Propietarios' },
    program: { en: 'Rebate programs', es: 'Programas de reembolso' },
  },
  method: {
    check: { en: 'Check', es: 'Cheque' },
    ach: { en: 'ACH transfer', es: 'Transferencia ACH' },
    card: { en: 'Card payment', es: 'Pago con tarjeta' },
    wire: { en: 'Wire transfer', es: 'Transferencia bancaria' },
    cash: { en: 'Cash', es: 'Efectivo' },
    other: { en: 'Payment', es: 'Pago' },
  },
  memo: {
    invoice: { en: 'Invoice {number}', es: 'Factura {number}' },
    credit_note: { en: 'Credit note {credit} for {number}', es: 'Nota de crédito {credit} de {number}' },
    loan_begun: {
      en: 'Installation complete: in-house loan begins',
      es: 'Instalación terminada: comienza el préstamo propio',
    },
    loan_changed: { en: 'In-house loan changed', es: 'Cambio del préstamo propio' },
    deposits_earned: {
      en: 'Installation complete: deposits earned',
      es: 'Instalación terminada: depósitos devengados',
    },
    payment_for: { en: '{payment} for {number}', es: '{payment} para {number}' },
    refund: { en: 'Refund: {payment}', es: 'Reembolso: {payment}' },
    application: { en: 'Unapplied cash applied to {number}', es: 'Pago sin aplicar, aplicado a {number}' },
    credit_covers_payment: {
      en: 'Credit on {number} covers the reversed payment',
      es: 'El crédito de {number} cubre el pago revertido',
    },
    reversed_with_payment: { en: 'Reversed with the payment: {reason}', es: 'Revertido con el pago: {reason}' },
    owed: { en: '{lender}: {part}', es: '{lender}: {part}' },
    owed_changed: { en: '{lender}: {part}, amount changed', es: '{lender}: {part}, cambió el monto' },
    holdback_released: { en: '{lender} released its holdback', es: '{lender} liberó la retención' },
    set_aside: { en: '{lender}: {whose}, set aside', es: '{lender}: {whose}, apartado' },
    posting_reversed: { en: 'Posting reversed', es: 'Registro revertido' },
  },
  refunded_money: {
    en: '{amount} of this money was refunded to the homeowner. Reverse the refund first.',
    es: '{amount} de este dinero se reembolsaron al propietario. Primero revierta el reembolso.',
  },
  refunded_money_on: {
    en: '{amount} of this money was refunded to the homeowner on {day}. Reverse the refund first.',
    es: '{amount} de este dinero se reembolsaron al propietario el {day}. Primero revierta el reembolso.',
  },
  invoice_not_reversible: {
    en: 'You can’t reverse an invoice. Issue a credit note.',
    es: 'Una factura no se puede revertir. Emita una nota de crédito.',
  },
  entry_not_reversible: {
    en: 'You can only reverse payments, refunds, applied cash and write-offs.',
    es: 'Solo se pueden revertir pagos, reembolsos, pagos aplicados después y saldos cancelados.',
  },
  already_reversed: { en: 'This entry is already reversed.', es: 'Este asiento ya está revertido.' },
  overdue: { en: 'Overdue: {number}, {project}', es: 'Vencida: {number}, {project}' },
  overdue_since: {
    en: '{number} was due on {day}. {open} is still open.',
    es: '{number} venció el {day}. Quedan {open} pendientes.',
  },
  paid: { en: 'Paid: {number}, {project}', es: 'Pagada: {number}, {project}' },
  paid_in_full: {
    en: '{number} for {total} is paid in full.',
    es: '{number}, por {total}, está pagada por completo.',
  },
  preview_outdated: {
    en: 'This preview is out of date, so nothing was posted. Read the file again.',
    es: 'Esta vista previa ya no está al día, así que no se registró nada. Lea el archivo otra vez.',
  },
  never_owed: {
    en: 'Nothing has been owed on this application. Set the payment aside for now.',
    es: 'Por esta solicitud aún no se ha debido nada. Aparte el pago por ahora.',
  },
  no_columns: { en: 'This file has no rows with columns.', es: 'Este archivo no tiene filas con columnas.' },
  no_rows: {
    en: 'This file has no rows below its headings.',
    es: 'Este archivo no tiene filas debajo de los encabezados.',
  },
  not_csv: {
    en: 'This file is neither CSV nor XLSX. Save the remittance in one of these formats and choose it again.',
    es: 'Este archivo no es CSV ni XLSX. Guarde la remesa en uno de estos formatos y elíjala de nuevo.',
  },
  too_many_bytes: {
    en: 'This file is over 10 MB. Split it and import each part.',
    es: 'Este archivo supera los 10 MB. Divídalo e importe cada parte.',
  },
  too_many_rows: {
    en: 'This file has more than 5,000 rows. Split it and import each part.',
    es: 'Este archivo tiene más de 5,000 filas. Divídalo e importe cada parte.',
  },
  no_cash_agreement: {
    en: 'The payment schedule starts once the cash agreement is signed.',
    es: 'El calendario de pagos empieza cuando se firma el contrato al contado.',
  },
  lender_pays: {
    en: 'The lender pays, so the homeowner isn’t invoiced.',
    es: 'Paga la financiera, así que no se factura al propietario.',
  },
  installment: { en: 'Installment {number}', es: 'Cuota {number}' },
  pays_installments: {
    en: 'The homeowner pays your loan in installments.',
    es: 'El propietario paga el préstamo de su empresa en cuotas.',
  },
  schedule_mismatch: {
    en: 'These invoices total {billed}, but the homeowner agreed to pay {agreed}. Edit the drafts, or correct an issued invoice with a credit note.',
    es: 'Estas facturas suman {billed}, pero el propietario acordó pagar {agreed}. Edite los borradores o corrija una factura emitida con una nota de crédito.',
  },
  deposit_over_limit: {
    en: 'The {asked} deposit is over the {limit} the law allows here.',
    es: 'El depósito de {asked} supera los {limit} que la ley permite aquí.',
  },
  share_of_price: {
    en: '{amount} of the {to_pay} you pay',
    es: '{amount} de los {to_pay} que usted paga',
  },
  rebate: { en: 'Rebate: {name}', es: 'Reembolso: {name}' },
  rebate_line: {
    en: '{name}, deducted from the contract price for {customer}',
    es: '{name}, descontado del precio del contrato de {customer}',
  },
  paper: {
    invoice_title: { en: 'Invoice {number}', es: 'Factura {number}' },
    credit_title: { en: 'Credit note {number}', es: 'Nota de crédito {number}' },
    invoice: { en: 'Invoice', es: 'Factura' },
    credit_note: { en: 'Credit note', es: 'Nota de crédito' },
    date: { en: 'Date', es: 'Fecha' },
    due: { en: 'Due', es: 'Vencimiento' },
    contract_price: { en: 'Contract price', es: 'Precio del contrato' },
    you_pay: { en: 'You pay', es: 'Usted paga' },
    amount_due: { en: 'Amount due', es: 'Total a pagar' },
    tax: { en: 'Tax', es: 'Impuestos' },
    no_tax_added: {
      en: 'Amounts are final. No tax is added.',
      es: 'Los importes son finales. No se agrega ningún impuesto.',
    },
    note: { en: 'Note', es: 'Nota' },
    how_to_pay: { en: 'How to pay', es: 'Cómo pagar' },
    for_invoice: { en: 'For invoice {number}', es: 'De la factura {number}' },
    credited: { en: 'Credited', es: 'Acreditado' },
    project: { en: 'Project', es: 'Proyecto' },
    home: { en: 'Home', es: 'Vivienda' },
    bill_to: { en: 'Bill to', es: 'Facturar a' },
    description: { en: 'Description', es: 'Descripción' },
    quantity: { en: 'Quantity', es: 'Cantidad' },
    price: { en: 'Price', es: 'Precio' },
    amount: { en: 'Amount', es: 'Importe' },
    page: { en: '{title} · Page {page} of {pages}', es: '{title} · Página {page} de {pages}' },
    license: { en: 'License {number}', es: 'Licencia {number}' },
  },
})
