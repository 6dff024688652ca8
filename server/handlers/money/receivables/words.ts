// Answers and audit log texts of receivables. An actor's name precedes each sentence of the log.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  sample_not_invoiced: { en: 'It can’t be invoiced.', es: 'No se puede facturar.' },
  sample_takes_no_payments: { en: 'It can’t take payments.', es: 'No puede recibir pagos.' },
  drafted: { en: 'drafted the invoice “{title}” for {total}', es: 'creó el borrador de factura “{title}” por {total}' },
  draft_edited: { en: 'edited the draft “{title}”', es: 'editó el borrador “{title}”' },
  add_billing_email: {
    en: 'The billing contact has no email address. Add one, or issue without sending.',
    es: 'El contacto de facturación no tiene correo electrónico. Agregue uno o emita la factura sin enviarla.',
  },
  enter_billing_email: {
    en: 'The billing contact has no email address. Enter one.',
    es: 'El contacto de facturación no tiene correo electrónico. Ingrese uno.',
  },
  issued: { en: 'issued {number} for {total}', es: 'emitió {number} por {total}' },
  issued_and_sent: {
    en: 'issued {number} for {total} and {sent, select, yes {emailed it to {to}} other {wrote an email to {to} that wasn’t sent: no email server}}',
    es: 'emitió {number} por {total} y {sent, select, yes {la envió por correo a {to}} other {redactó un correo para {to} que no se envió: no hay servidor de correo}}',
  },
  sent: {
    en: '{sent, select, yes {emailed {number} to {to}} other {wrote an email with {number} to {to} that wasn’t sent: no email server}}',
    es: '{sent, select, yes {envió {number} por correo a {to}} other {redactó un correo con {number} para {to} que no se envió: no hay servidor de correo}}',
  },
  schedule_drafted: {
    en: 'drafted {count, plural, one {# invoice} other {# invoices}} from the payment schedule',
    es: 'creó {count, plural, one {# borrador} other {# borradores}} de factura del calendario de pagos',
  },
  total_too_low: {
    en: 'The line items total {total}. An invoice must be over $0.',
    es: 'Los conceptos suman {total}. Una factura debe ser mayor que $0.',
  },
  total_too_high: {
    en: 'The line items total more than {most}. Check quantities and prices.',
    es: 'Los conceptos suman más de {most}. Revise cantidades y precios.',
  },
  receipt_needs_invoice: {
    en: 'A receipt needs an invoice. Choose one.',
    es: 'Un recibo necesita una factura. Elija una.',
  },
  payment_recorded: { en: 'recorded {amount}: {payment}', es: 'registró {amount}: {payment}' },
  payment_recorded_for: {
    en: 'recorded {amount} for {number}: {payment}',
    es: 'registró {amount} para {number}: {payment}',
  },
  cash_applied: {
    en: 'applied {amount} of unapplied cash to {number}',
    es: 'aplicó a {number} {amount} de pagos sin aplicar',
  },
  refund_recorded: {
    en: 'recorded a {amount} refund: {payment}',
    es: 'registró un reembolso de {amount}: {payment}',
  },
  written_off: { en: 'wrote off {amount} of {number}', es: 'canceló {amount} del saldo de {number}' },
  reversed: { en: 'reversed “{memo}”', es: 'revirtió “{memo}”' },
  other_lenders_application: {
    en: 'This application is with another lender. Choose one with the lender that paid.',
    es: 'Esta solicitud es de otra financiera. Elija una de la financiera que pagó.',
  },
  payment_matched: {
    en: 'matched a payment of {amount} in {file}',
    es: 'concilió un pago de {amount} en {file}',
  },
  payment_set_aside: {
    en: 'set aside a payment of {amount} in {file}',
    es: 'apartó un pago de {amount} en {file}',
  },
  posting_reversed: {
    en: 'reversed the posting of {amount} in {file}',
    es: 'revirtió el registro de {amount} en {file}',
  },
  already_set_aside: { en: 'This payment is already set aside.', es: 'Este pago ya está apartado.' },
  post_remittance_first: { en: 'Post the remittance first.', es: 'Primero registre la remesa.' },
  line_not_posted: { en: 'This line isn’t posted.', es: 'Esta línea no está registrada.' },
  line_posted: {
    en: 'This line is already posted. Reverse its posting first.',
    es: 'Esta línea ya está registrada. Primero revierta su registro.',
  },
  line_not_matchable: {
    en: 'This line is unreadable or already imported, so it can’t be matched.',
    es: 'Esta línea es ilegible o ya se importó, así que no se puede conciliar.',
  },
  choose_csv: { en: 'Choose a CSV file.', es: 'Elija un archivo CSV.' },
  no_such_lender: { en: 'This lender doesn’t exist.', es: 'Esta financiera no existe.' },
  remittance_previewed: {
    en: 'previewed the remittance {file} from {lender}',
    es: 'abrió una vista previa de la remesa {file} de {lender}',
  },
  all_imported: {
    en: 'Every line of this file was already imported.',
    es: 'Todas las líneas de este archivo ya se importaron.',
  },
  remittance_posted: {
    en: 'posted {posted} of {lines, plural, one {# line} other {# lines}} of the remittance {file}, {amount}',
    es: 'registró {posted} de {lines, plural, one {# línea} other {# líneas}} de la remesa {file}, {amount}',
  },
  preview_discarded: {
    en: 'discarded the preview of the remittance {file}',
    es: 'descartó la vista previa de la remesa {file}',
  },
  needs_all_projects: {
    en: 'Remittances cover all projects. Your role sees only your own.',
    es: 'Las remesas abarcan todos los proyectos. Su rol solo ve los suyos.',
  },
  remittance_already_posted: { en: 'This remittance is already posted.', es: 'Esta remesa ya está registrada.' },
  remittance_discarded: {
    en: 'This preview was discarded. Import the file again.',
    es: 'Esta vista previa se descartó. Importe el archivo otra vez.',
  },
  choose_headings: { en: 'Choose a heading for each column.', es: 'Elija el encabezado de cada columna.' },
  billing_changed: {
    en: 'changed the billing settings',
    es: 'cambió la configuración de facturación',
  },
})
