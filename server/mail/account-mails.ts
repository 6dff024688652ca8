// What the product writes to its own users about their accounts: in the company's words where it has chosen its own.
import type { Db } from '../db/database.ts'
import { companies } from '../db/schema-company.ts'
import type { Ports } from '../ports/ports.ts'
import { readSetting } from '../settings/store.ts'
import { type AccountTextKind, fillText, LINK_MARK, STANDARD_TEXTS } from './rules.ts'
import type { NewMail } from './write-mail.ts'

type Text = Pick<NewMail, 'kind' | 'subject' | 'body'>
type Values<K extends AccountTextKind> = {
  [N in Exclude<keyof (typeof STANDARD_TEXTS)[K]['variables'], 'company' | 'brand' | 'support' | 'link'>]:
    | string
    | undefined
}

/** Needs a transaction inside the company's tenant. */
export async function accountText<K extends AccountTextKind>(
  db: Db,
  ports: Ports,
  kind: K,
  values: Values<K>,
): Promise<Text> {
  const { value } = await readSetting(db, 'mail_texts')
  const [company] = await db.select({ name: companies.name }).from(companies)
  const { subject, body } = value.texts[kind] ?? STANDARD_TEXTS[kind]
  const all = { ...values, company: company?.name, brand: ports.brand, support: ports.support_email }
  return { kind, subject: fillText(subject, all), body: fillText(body, all) }
}

/** To whoever sets a company up: nobody can have changed its words before. */
export const companyReadyMail = (brand: string, person: { firstname: string }, company: string): Text => ({
  kind: 'welcome',
  subject: `${company} is on ${brand}`,
  body: [
    `Hello ${person.firstname},`,
    `${company} is set up: roles for your team, a catalogue of panels, inverters and adders, and cash and loan offers to begin with. Change all of it to what you sell.`,
    'Your first project takes a few minutes: the homeowner, the roof, the price and a proposal to show.',
    LINK_MARK,
  ].join('\n\n'),
})
