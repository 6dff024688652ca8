// The words of the mail a proposal is sent with, in the two languages homeowners read. Pure, as rules.ts, which names them.
import { LINE, paragraphs } from './parts.ts'

const variables = {
  firstname: { about: 'First name of whom it is to', sample: 'Sam' },
  company: { about: 'Your company', sample: 'Your company' },
  rep_name: { about: 'Who sells the project', sample: 'Riley Rep' },
  rep_phone: { about: `Their phone. ${LINE}`, sample: '(602) 555-0142' },
  address: { about: 'Address of the project', sample: '100 Example Street, Phoenix, AZ 85004' },
  size: { about: 'Size of the system', sample: '7.2 kW' },
  production: { about: 'Production of the first year', sample: '11,980 kWh' },
  offset: { about: `Share of the use it covers. ${LINE}`, sample: '94 %' },
  price: { about: 'Price of the system paid at once', sample: '$18,000.00' },
  valid_until: { about: `Last day to accept it. ${LINE}`, sample: '12/20/2026' },
  link: { about: 'The link, as a button where it stands alone', sample: 'https://app.example.com/…' },
} as const

/** A sentence on paying comes without a tax credit: none is promised in a mail. */
export const PROPOSAL_TEXTS = {
  proposal: {
    about: 'To a homeowner, with the link to their proposal.',
    link: 'required',
    variables,
    subject: 'Your solar proposal from {company}',
    body: paragraphs(
      'Hello {firstname},',
      'Your solar proposal for {address} is ready: a system of {size}, about {production} in its first year, and the ways to pay for it side by side.',
      '{link}',
      'You can accept it on that page until {valid_until}.',
      'Is anything unclear? Just answer this mail.\nOr call me at {rep_phone}.',
      '{rep_name}\n{company}',
    ),
  },
  proposal_es: {
    about: 'The same to a homeowner whose proposal is in Spanish.',
    link: 'required',
    variables,
    subject: 'Su propuesta solar de {company}',
    body: paragraphs(
      'Hola, {firstname}:',
      'Su propuesta solar para {address} está lista: un sistema de {size}, unos {production} en el primer año y las formas de pago, una junto a otra.',
      '{link}',
      'Puede aceptarla en esa página hasta el {valid_until}.',
      '¿Tiene alguna pregunta? Responda a este correo.\nO llámeme al {rep_phone}.',
      '{rep_name}\n{company}',
    ),
  },
} as const
