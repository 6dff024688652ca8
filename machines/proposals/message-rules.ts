// The message sent with a proposal: the published figures in words. Pure: the browser shows what the server sends.

import { fillText, textFaults } from '#machines/company/mail/rules.ts'
import type { Schemas } from '#sdk/types.ts'
import { dayWords, dollars, number, percent } from '../lib/format.ts'
import { words } from './document/words.ts'

type Document = Schemas['ProposalDocument']

/** At most so many within an hour for a project, mails and text messages together. */
export const SENDS_AN_HOUR = 20

/** The values of the mail's variables, all but each recipient's first name and the link. */
export function messageValues({ address_line, company, rep, figures, valid_until }: Document) {
  const { system, production, price } = figures
  return {
    company: company.name,
    rep_name: rep.name,
    rep_phone: rep.phone ?? undefined,
    address: address_line,
    size: `${number(system.size_kw, 2)} kW`,
    production: `${number(production.annual_kwh)} kWh`,
    offset: production.offset === null ? undefined : percent(production.offset, 0),
    price: dollars(price.price_cents),
    valid_until: valid_until ? dayWords(valid_until) : undefined,
  }
}

type Text = { language: Schemas['Language']; firstname: string; from: string; company: string; url: string }

/** Sent from the rep's own phone, so it doesn't name the sender. */
export const textMessage = ({ language, ...facts }: Text) => words.in(language).text_message(facts)

type Mail = { subject: string; body: string }

/** Faults of a typed email, by field. */
export const mailFaults = (mail: Mail) => textFaults(mail, ['firstname', 'link'], 'required')

const TAX_CREDIT = /\btax[\s-]+credits?\b|\bITC\b|cr[eé]ditos?\s+(?:fiscal|tributari|contributiv|de\s+impuesto)/i

/** As one recipient gets it; the tax credit disclaimer is appended if one is mentioned without it. */
export function mailTo({ subject, body }: Mail, firstname: string, disclaimer: string): Mail {
  const mentions = TAX_CREDIT.test(`${subject}\n${body}`) && !body.includes(disclaimer)
  return {
    subject: fillText(subject.trim(), { firstname }),
    body: [fillText(body.replaceAll('\r\n', '\n').trim(), { firstname }), ...(mentions ? [disclaimer] : [])].join(
      '\n\n',
    ),
  }
}

/** 'Sam, Alex and Kim' */
export function namesTogether(names: readonly string[], language: Schemas['Language']): string {
  const [last = '', ...before] = names.toReversed()
  return before.length === 0 ? last : words.in(language).names_together({ names: before.toReversed().join(', '), last })
}
