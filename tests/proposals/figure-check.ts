// Checks that each displayed figure was published. On a page a figure names its path in the document; in a PDF or an
// email any number must be one of the page's, of a text, a date or a fixed word.
import type { Schemas } from '#sdk/types.ts'
import { words } from '#web/proposals/document/words.ts'

type ProposalDocument = Schemas['ProposalDocument']
type Mark = { at: string; as: string; text: string }

/** A figure's display scale, relative to the document's value. */
const SCALE: Record<string, number> = {
  money: 0.01,
  moneyExact: 0.01,
  moneyOff: -0.01,
  size: 0.01,
  percent: 100,
  rate: 100,
  halves: 100,
  years: 1 / 12,
  pounds: 1 / 0.45359237,
  tons: 0.001,
}

export const marksOf = (html: string): Mark[] =>
  [...html.matchAll(/ data-figure="([^"]+)" data-as="([^"]+)"[^>]*>([^<]*)</g)].map(
    ([, at = '', as = '', text = '']) => ({
      at,
      as,
      text,
    }),
  )

/** For a difference, 'a - b', the result. */
const valueAt = (whole: unknown, at: string): unknown => {
  const [first, ...taken] = at.split(' - ').map(place => numberAt(whole, place))
  if (taken.length === 0) return first
  return taken.reduce<number>((left, one) => left - Number(one), Number(first))
}

const numberAt = (whole: unknown, at: string): unknown =>
  at
    .split('.')
    .reduce<unknown>(
      (inner, name) => (inner !== null && typeof inner === 'object' ? Reflect.get(inner, name) : undefined),
      whole,
    )

/** Calculated here, not by what writes the page: the value to as many digits as are shown, and never fewer than two for cents. */
export function faultOf({ at, as, text }: Mark, document: ProposalDocument): string | undefined {
  const value = valueAt(document, at)
  if (typeof value !== 'number') return `${at} is shown as ${text} and is not in the document`
  const shown = Number(text.replace('−', '-').replaceAll(/[^\d.-]/g, ''))
  const decimals = (/\.(\d+)/.exec(text)?.[1] ?? '').length
  const exact = value * (SCALE[as] ?? 1)
  const off = Math.abs(shown - (as === 'size' ? Math.abs(exact) : exact))
  if (off > 0.5 * 10 ** -decimals + 1e-9) return `${at} is ${exact} and is shown as ${text}`
  if (as.startsWith('money') && as !== 'money' && decimals !== 2) return `${at} is shown without its cents: ${text}`
  return undefined
}

export const markFaults = (html: string, document: ProposalDocument): string[] =>
  marksOf(html).flatMap(mark => faultOf(mark, document) ?? [])

const numbersIn = (text: string): string[] => text.match(/\d+(?:[.,]\d+)*/g) ?? []

/** Ids, times and file URLs aren't read, so their digits don't count. */
const UNREAD = /^(?:[\da-f-]{36}$|\d{4}-\d\d-\d\d|\/)/

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return UNREAD.test(value) ? [] : [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : []
}

const dateWords = (at: string | null): string => {
  const [year, month, day] = (at ?? '').slice(0, 10).split('-')
  return `${month}/${day}/${year}`
}

const unescaped = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
const TICK = /<text(?![^>]*data-figure)[^>]*>.*?<\/text>/g
const comments = /<!--.*?-->/g

/** A page's text, including text alternatives of drawings, but not their scales. */
export function textOfPage(html: string): string {
  const plain = html.replaceAll(comments, '').replaceAll(/<(script|style)\b.*?<\/\1>/gs, ' ')
  const said = [...plain.matchAll(/ (?:aria-label|alt|title)="([^"]*)"/g)].map(([, text]) => text)
  return unescaped([plain.replaceAll(TICK, ' ').replaceAll(/<[^>]+>/g, ' '), ...said].join(' '))
}

/** Every number that may be read: of the figures marked on the page, of texts and names, dates, fixed words, counts of a list. */
export function knownNumbers(html: string, document: ProposalDocument): Set<string> {
  const { language, valid_until, published_at, accepted, figures } = document
  const ticks = [...html.replaceAll(comments, '').matchAll(TICK)].map(([drawn]) => drawn.replaceAll(/<[^>]+>/g, ' '))
  const years = figures.offers[0]?.years.map(({ year }) => String(year)) ?? []
  const dates = [valid_until, published_at, accepted?.at ?? null].map(dateWords)
  const marked = marksOf(html).map(({ text }) => text)
  const texts = [
    ...stringsIn(document),
    // As they travel with the page: the texts of a message with what fills it.
    ...stringsIn(JSON.parse(JSON.stringify(words.in(language)))),
    ...dates,
    ...marked,
    ...ticks,
    ...years,
  ]
  return new Set([...texts.flatMap(numbersIn), String(figures.offers.length)])
}

/** Numbers without a published source, each with surrounding words. A link isn't a figure, even broken over lines. */
export function strangers(read: string, known: Set<string>, link: string | null): string[] {
  const letters = [...(link ?? '')].map(letter => letter.replace(/[.?+]/, '\\$&'))
  const text = link ? read.replaceAll(new RegExp(letters.join('\\s*'), 'g'), ' ') : read
  return [...text.matchAll(/\d+(?:[.,]\d+)*/g)]
    .filter(([number]) => !known.has(number))
    .map(
      ({ 0: number, index }) =>
        `${number} in “${text.slice(Math.max(0, index - 30), index + number.length + 20).replaceAll(/\s+/g, ' ')}”`,
    )
}

const dollars = (cents: number) => `$${(cents / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')}`
const whole = (value: number) => String(Math.round(value)).replaceAll(/\B(?=(\d{3})+$)/g, ',')

/** Required in every form of a proposal: size, production, price, and each option's first and total payment. */
export function mainFigures({ figures: { system, production, price, offers, bill } }: ProposalDocument): string[] {
  return [
    `${system.size_kw} kW`,
    whole(production.annual_kwh),
    dollars(price.price_cents),
    ...(bill ? [bill.year_before_cents, bill.year_after_cents].map(cents => `$${whole(cents / 100)}`) : []),
    ...offers.flatMap(offer => [
      dollars(offer.monthly_payment_cents ?? offer.upfront_cents),
      dollars(offer.total_paid_cents),
    ]),
  ]
}

export const missingFrom = (text: string, wanted: readonly string[]) => {
  const read = text.replaceAll(/\s+/g, ' ')
  return wanted.filter(figure => !read.includes(figure))
}
