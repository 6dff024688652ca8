// The words of the mails an invoice, a credit note and a receipt come with, in the two languages homeowners read. Pure, as
// rules.ts, which names them.
import { LINE, paragraphs } from './parts.ts'

const common = {
  firstname: { about: 'First name of whom it is to', sample: 'Sam' },
  company: { about: 'Your company', sample: 'Your company' },
  invoice: { about: 'Number of the invoice', sample: 'INV-1001' },
  address: { about: `Address of the project. ${LINE}`, sample: '100 Example Street, Phoenix, AZ 85004' },
  rep_name: { about: 'Who sells the project', sample: 'Riley Rep' },
  rep_phone: { about: `Their phone. ${LINE}`, sample: '(602) 555-0142' },
} as const
const invoice = {
  ...common,
  title: { about: 'What it is for', sample: 'Deposit at signing' },
  amount: { about: 'What is open of it', sample: '$2,885.00' },
  due_on: { about: 'Day it is due', sample: '12/04/2026' },
  how_to_pay: { about: `How to pay, as printed on invoices. ${LINE}`, sample: 'Checks payable to Your company.' },
} as const
const credit_note = {
  ...common,
  credit_note: { about: 'Number of the credit note', sample: 'CN-1001' },
  amount: { about: 'What is credited', sample: '$200.00' },
  open: { about: 'What is open of the invoice now', sample: '$2,685.00' },
} as const
const receipt = {
  ...common,
  amount: { about: 'What was paid', sample: '$2,885.00' },
  received_on: { about: 'Day it came', sample: '11/24/2026' },
  open: { about: 'What is open of the invoice now', sample: '$0.00' },
} as const

export const INVOICE_TEXTS = {
  invoice: {
    about: 'To a homeowner, with an invoice attached.',
    link: 'none',
    variables: invoice,
    subject: 'Invoice {invoice} from {company}',
    body: paragraphs(
      'Hello {firstname},',
      'Attached is invoice {invoice}, “{title}”: {amount}, due on {due_on}.\nIt is for the solar system at {address}.',
      '{how_to_pay}',
      'Is anything unclear? Just answer this mail.\nOr call me at {rep_phone}.',
      '{rep_name}\n{company}',
    ),
  },
  invoice_es: {
    about: 'The same to a homeowner who reads Spanish.',
    link: 'none',
    variables: invoice,
    subject: 'Factura {invoice} de {company}',
    body: paragraphs(
      'Hola, {firstname}:',
      'Adjunta va la factura {invoice}, “{title}”: {amount}, con vencimiento el {due_on}.\nEs por el sistema solar en {address}.',
      '{how_to_pay}',
      '¿Tiene alguna pregunta? Responda a este correo.\nO llámeme al {rep_phone}.',
      '{rep_name}\n{company}',
    ),
  },
  credit_note: {
    about: 'To a homeowner, with a credit note attached.',
    link: 'none',
    variables: credit_note,
    subject: 'Credit note {credit_note} from {company}',
    body: paragraphs(
      'Hello {firstname},',
      'Attached is credit note {credit_note}: {amount} less on invoice {invoice}. {open} of it is open now.',
      'Is anything unclear? Just answer this mail.\nOr call me at {rep_phone}.',
      '{rep_name}\n{company}',
    ),
  },
  credit_note_es: {
    about: 'The same to a homeowner who reads Spanish.',
    link: 'none',
    variables: credit_note,
    subject: 'Nota de crédito {credit_note} de {company}',
    body: paragraphs(
      'Hola, {firstname}:',
      'Adjunta va la nota de crédito {credit_note}: {amount} menos en la factura {invoice}. Ahora quedan {open} por pagar.',
      '¿Tiene alguna pregunta? Responda a este correo.\nO llámeme al {rep_phone}.',
      '{rep_name}\n{company}',
    ),
  },
  receipt: {
    about: 'To a homeowner, once a payment has come.',
    link: 'none',
    variables: receipt,
    subject: 'Your payment to {company}',
    body: paragraphs(
      'Hello {firstname},',
      'thank you: your payment of {amount} came on {received_on}.\nOf invoice {invoice} {open} is open now.',
      'Is anything unclear? Just answer this mail.\nOr call me at {rep_phone}.',
      '{rep_name}\n{company}',
    ),
  },
  receipt_es: {
    about: 'The same to a homeowner who reads Spanish.',
    link: 'none',
    variables: receipt,
    subject: 'Su pago a {company}',
    body: paragraphs(
      'Hola, {firstname}:',
      'gracias: su pago de {amount} llegó el {received_on}.\nDe la factura {invoice} quedan {open} por pagar.',
      '¿Tiene alguna pregunta? Responda a este correo.\nO llámeme al {rep_phone}.',
      '{rep_name}\n{company}',
    ),
  },
} as const

export type InvoiceMailKind = 'invoice' | 'credit_note' | 'receipt'
