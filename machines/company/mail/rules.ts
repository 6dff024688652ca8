// Rules for an email's text, its values and its layout. Pure, so the browser previews exactly what the server sends.
import { words } from './words.ts'

/** Placeholder for an email's link. Filled in on delivery and never stored in clear. */
export const LINK_MARK = '{link}'

export type MailText = { subject: string; body: string }

const named = (text: string) => [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name.trim())

const listed = (names: readonly string[]) => names.map(name => `{${name}}`).join(', ')

/** One message per invalid field; empty if valid. */
export function textFaults(
  { subject, body }: MailText,
  known: readonly string[],
  link_rule: 'required' | 'optional' | 'none',
): { subject?: string; body?: string } {
  const unknown = (text: string, names: readonly string[]) => {
    const wrong = [...new Set(named(text).filter(name => !names.includes(name)))]
    if (wrong.length === 0) return undefined
    return words.unknown_variables({ unknown: listed(wrong), known: listed(names) })
  }
  const in_subject = known.filter(name => name !== 'link')
  const subject_fault = named(subject).includes('link')
    ? words.link_in_subject
    : /[\r\n]/.test(subject)
      ? words.subject_one_line
      : subject.trim() === ''
        ? words.subject_required
        : unknown(subject, in_subject)
  const body_fault =
    body.trim() === ''
      ? words.text_required
      : (unknown(body, known) ??
        (link_rule === 'required' && !named(body).includes('link') ? words.link_required : undefined))
  return { ...(subject_fault ? { subject: subject_fault } : {}), ...(body_fault ? { body: body_fault } : {}) }
}

/**
 * Fills values in; `{link}` stays for the delivery. An unknown one is removed with the space before it: 'Hello
 * {firstname},' becomes 'Hello,'. Braces in values are removed: a person called '{link}' gets no link.
 */
export const fillText = (text: string, values: Record<string, string | undefined>): string =>
  text.replaceAll(/( ?)\{ *(\w+) *\}/g, (mark: string, space: string, name: string) => {
    if (name === 'link') return `${space}${LINK_MARK}`
    if (!Object.hasOwn(values, name)) return mark
    const value = (values[name] ?? '').replaceAll(/[{}\r\n]/g, ' ').trim()
    return value === '' ? '' : `${space}${value}`
  })

/**
 * The same for words of more lines: one whose variable has no value is left out, and with its last line a paragraph. A
 * variable that is not in `values` stays.
 */
export const fillLines = (text: string, values: Record<string, string | undefined>): string =>
  text
    .split(/\r?\n(?:[ \t]*\r?\n)+/)
    .map(paragraph =>
      paragraph
        .split(/\r?\n/)
        .filter(line => named(line).every(name => !Object.hasOwn(values, name) || values[name]))
        .map(line => fillText(line, values))
        .join('\n'),
    )
    .filter(paragraph => paragraph.trim() !== '')
    .join('\n\n')

/** A paragraph is either the link alone, as a button, or lines of text that may contain the link. */
type Block = 'link' | string[]

export const blocksOf = (body: string): Block[] =>
  body
    .split(/\r?\n(?:[ \t]*\r?\n)+/)
    .map(paragraph => paragraph.trim())
    .filter(paragraph => paragraph !== '')
    .map(paragraph => (paragraph === LINK_MARK ? 'link' : paragraph.split(/\r?\n/)))

/** Two hyphens and a space begin a signature (RFC 3676), which mail programs fold or gray. */
export const mailText = (body: string, link: string | undefined, foot: readonly string[] = []) =>
  [body.replaceAll(LINK_MARK, link ?? '').trim(), ...(foot.length > 0 ? [`-- \n${foot.join('\n')}`] : [])].join('\n\n')

/** The product's own color on a mail's button, where no company speaks. */
export const PRODUCT_COLOR = '#24211b'

const LONGEST_PREHEADER = 120

/** Shown next to the subject in a list of emails: the first sentence after the greeting, without addresses. */
export function preheaderOf(body: string): string {
  const isGreeting = (lines: string[]) => lines.length === 1 && /^.{1,60}[,:]$/.test(lines[0] ?? '')
  const first = blocksOf(body).find(block => block !== 'link' && !isGreeting(block))
  const text = (first === undefined || first === 'link' ? [] : first).join(' ').replaceAll(LINK_MARK, '')
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length <= LONGEST_PREHEADER ? line : `${line.slice(0, LONGEST_PREHEADER - 1).replace(/\s+\S*$/, '')}…`
}

/**
 * How a mail looks: mail programs know no tokens. React and the server both write it from here. The button's color is the
 * company's.
 */
export const MAIL_LOOK = {
  page: {
    margin: '0',
    background: '#f7f5f0',
    padding: '32px 16px',
    font: "16px/1.6 -apple-system,'Segoe UI',Helvetica,Arial,sans-serif",
    color: '#24211b',
  },
  card: {
    maxWidth: '560px',
    margin: '0 auto',
    background: '#ffffff',
    border: '1px solid #e4dfd4',
    borderRadius: '8px',
    padding: '32px',
  },
  brand: { margin: '0 0 24px', fontWeight: '600' },
  /* A logo is drawn for white paper. */
  logo: {
    height: '36px',
    maxWidth: '180px',
    verticalAlign: 'middle',
    marginRight: '12px',
    padding: '4px',
    background: '#ffffff',
    borderRadius: '4px',
    objectFit: 'contain',
  },
  picture: { display: 'block', width: '100%', height: 'auto', margin: '0 0 24px', borderRadius: '6px' },
  paragraph: { margin: '0 0 16px' },
  action: { margin: '24px 0' },
  button: {
    color: '#ffffff',
    border: '1px solid transparent',
    borderRadius: '6px',
    padding: '12px 20px',
    fontWeight: '600',
    textDecoration: 'none',
    display: 'inline-block',
  },
  address: { margin: '0 0 16px', fontSize: '13px', color: '#6b665c', wordBreak: 'break-all' },
  inline: { color: '#24211b', wordBreak: 'break-all' },
  foot: { maxWidth: '560px', margin: '16px auto 0', fontSize: '13px', lineHeight: '1.5', color: '#6b665c' },
} as const

/** The same where the reader's mail program is dark, for those that ask. */
export const MAIL_LOOK_DARK = {
  page: { background: '#1e1c18', color: '#f2efe8' },
  card: { background: '#27241f', borderColor: '#3d3932' },
  button: { borderColor: '#8a8378' },
  address: { color: '#b5ada0' },
  inline: { color: '#f2efe8' },
  foot: { color: '#b5ada0' },
} as const
