// The words of the mail that asks a homeowner to fill a lender's application in, in the two languages homeowners read. Pure, as
// rules.ts, which names them.

import { LENDERS } from '../lenders/known.ts'
import { LINE, paragraphs } from './parts.ts'

const variables = {
  firstname: { about: 'First name of whom it is to', sample: 'Sam' },
  company: { about: 'Your company', sample: 'Your company' },
  lender: { about: 'The lender', sample: LENDERS[0]?.name ?? '' },
  product: { about: 'What is applied for', sample: '25 years, 7.49 %' },
  amount: { about: 'What is financed', sample: '$28,850.00' },
  address: { about: `Address of the project. ${LINE}`, sample: '100 Example Street, Phoenix, AZ 85004' },
  rep_name: { about: 'Who sells the project', sample: 'Riley Rep' },
  rep_phone: { about: `Their phone. ${LINE}`, sample: '(602) 555-0142' },
  expires: { about: 'Last day the link works', sample: '12/05/2026' },
  link: { about: 'The link, as a button where it stands alone', sample: 'https://app.example.com/…' },
} as const

export const LENDER_TEXTS = {
  lender_application: {
    about: 'To a homeowner, with the link to an application for financing they are to fill in.',
    link: 'required',
    variables,
    subject: 'Your application to {lender}',
    body: paragraphs(
      'Hello {firstname},',
      'To finance your solar system, {lender} needs a few things only you can tell: your income, your date of birth and your social security number.\nIt is about {product} for {amount}.\nThe home is at {address}.',
      '{link}',
      'It takes about five minutes. What you type is encrypted and goes to {lender} alone; nobody at {company} sees the whole number. The link is yours alone, so please do not pass it on. It works until {expires}.',
      'Is anything unclear? Just answer this mail.\nOr call me at {rep_phone}.',
      '{rep_name}\n{company}',
    ),
  },
  lender_application_es: {
    about: 'The same to a homeowner who reads Spanish.',
    link: 'required',
    variables,
    subject: 'Su solicitud a {lender}',
    body: paragraphs(
      'Hola, {firstname}:',
      'Para financiar su sistema solar, {lender} necesita algunos datos que solo usted puede dar: sus ingresos, su fecha de nacimiento y su número de Seguro Social.\nSe trata de {product} por {amount}.\nLa vivienda está en {address}.',
      '{link}',
      'Toma unos cinco minutos. Lo que escriba se guarda cifrado y va solo a {lender}; nadie en {company} ve el número completo. El enlace es solo para usted: por favor, no lo comparta. Funciona hasta el {expires}.',
      '¿Tiene alguna pregunta? Responda a este correo.\nO llámeme al {rep_phone}.',
      '{rep_name}\n{company}',
    ),
  },
} as const
