// The words of the mails an agreement is sent, brought to mind and handed over signed with, in the two languages signers read.
// Pure, as rules.ts, which names them.
import { LINE, paragraphs } from './parts.ts'

const common = {
  firstname: { about: 'First name of whom it is to', sample: 'Sam' },
  company: { about: 'Your company', sample: 'Your company' },
  agreement: { about: 'Name of the agreement', sample: 'Solar installation agreement' },
  address: { about: `Address of the project. ${LINE}`, sample: '100 Example Street, Phoenix, AZ 85004' },
  rep_name: { about: 'Who sells the project', sample: 'Riley Rep' },
  rep_phone: { about: `Their phone. ${LINE}`, sample: '(602) 555-0142' },
} as const
const link = { about: 'The link, as a button where it stands alone', sample: 'https://app.example.com/…' } as const
const expires = { about: 'Last day the link works', sample: '12/20/2026' } as const

const invitation = {
  ...common,
  message: { about: `What the sender wrote. ${LINE}`, sample: 'It is the agreement we talked about on Tuesday.' },
  expires,
  link,
} as const
const reminder = { ...common, sent_on: { about: 'Day it was sent', sample: '11/20/2026' }, expires, link } as const
const copy = {
  ...common,
  signed_on: { about: 'Day the last one signed', sample: '11/21/2026' },
  attachment: { about: `Name of the file. ${LINE}`, sample: 'Solar installation agreement - signed.pdf' },
  expires,
  link,
} as const

export const AGREEMENT_TEXTS = {
  agreement: {
    about: 'To a signer, with the link to the agreement they are to sign.',
    link: 'required',
    variables: invitation,
    subject: 'Please sign: {agreement}',
    body: paragraphs(
      'Hello {firstname},',
      '{company} asks you to sign “{agreement}”.\nIt is about the home at {address}.',
      '{message}',
      '{link}',
      'You read it page by page and sign on your phone or computer; nothing needs to be printed. The link is yours alone, so please do not pass it on. It works until {expires}.',
      'Is anything unclear? Just answer this mail.\nOr call me at {rep_phone}.',
      '{rep_name}\n{company}',
    ),
  },
  agreement_es: {
    about: 'The same to a signer who reads Spanish.',
    link: 'required',
    variables: invitation,
    subject: 'Por favor, firme: {agreement}',
    body: paragraphs(
      'Hola, {firstname}:',
      '{company} le pide que firme “{agreement}”.\nSe trata de la vivienda en {address}.',
      '{message}',
      '{link}',
      'Usted lo lee página por página y lo firma en su teléfono o computadora; no hace falta imprimir nada. El enlace es solo para usted: por favor, no lo comparta. Funciona hasta el {expires}.',
      '¿Tiene alguna pregunta? Responda a este correo.\nO llámeme al {rep_phone}.',
      '{rep_name}\n{company}',
    ),
  },
  agreement_reminder: {
    about: 'To a signer who has not signed yet, with a new link.',
    link: 'required',
    variables: reminder,
    subject: 'Still to sign: {agreement}',
    body: paragraphs(
      'Hello {firstname},',
      '“{agreement}” still waits for your signature.\nIt was sent on {sent_on}.',
      '{link}',
      'What you have read and filled in is kept: you go on where you left off. This link takes the place of the one before and works until {expires}.',
      'If something holds you back, just answer this mail.\nOr call me at {rep_phone}.',
      '{rep_name}\n{company}',
    ),
  },
  agreement_reminder_es: {
    about: 'The same to a signer who reads Spanish.',
    link: 'required',
    variables: reminder,
    subject: 'Falta su firma: {agreement}',
    body: paragraphs(
      'Hola, {firstname}:',
      '“{agreement}” todavía espera su firma.\nSe envió el {sent_on}.',
      '{link}',
      'Se conserva lo que ya leyó y completó: usted sigue donde lo dejó. Este enlace reemplaza al anterior y funciona hasta el {expires}.',
      'Si algo le detiene, responda a este correo.\nO llámeme al {rep_phone}.',
      '{rep_name}\n{company}',
    ),
  },
  agreement_copy: {
    about: 'To everyone once all have signed, with the signed document.',
    link: 'required',
    variables: copy,
    subject: 'Signed: {agreement}',
    body: paragraphs(
      'Hello {firstname},',
      'everyone has signed “{agreement}”, the last one on {signed_on}.\nYour copy is attached: {attachment}.',
      '{link}',
      'The link leads to the signed document and to the record of how it was signed, until {expires}. Please keep the document with your papers.',
      'Is anything unclear? Just answer this mail.\nOr call me at {rep_phone}.',
      '{rep_name}\n{company}',
    ),
  },
  agreement_copy_es: {
    about: 'The same to those who read Spanish.',
    link: 'required',
    variables: copy,
    subject: 'Firmado: {agreement}',
    body: paragraphs(
      'Hola, {firstname}:',
      'todas las partes han firmado “{agreement}”; la última, el {signed_on}.\nSu copia va adjunta: {attachment}.',
      '{link}',
      'El enlace lleva al documento firmado y al registro de cómo se firmó, hasta el {expires}. Por favor, guarde el documento con sus papeles.',
      '¿Tiene alguna pregunta? Responda a este correo.\nO llámeme al {rep_phone}.',
      '{rep_name}\n{company}',
    ),
  },
} as const

export type AgreementMailKind = 'agreement' | 'agreement_reminder' | 'agreement_copy'
