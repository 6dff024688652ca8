// The text within a line of an article: **a label on screen**, `a key or what is typed`, [a link](/help/…). Called by read-blocks.
import type { Span } from './article.ts'

const MARKED = /\*\*([^*]+)\*\*|`([^`]+)`|\[([^\]]+)\]\(([^)\s]+)\)/g
/** What would be something else in Markdown, and is not read here: better refused than shown as it stands. */
const NOT_READ = /[*_<>`[\]\\]|https?:/

export function readSpans(text: string): Span[] {
  const spans: Span[] = []
  let at = 0
  for (const found of text.matchAll(MARKED)) {
    spans.push(...plain(text.slice(at, found.index)), marked(found))
    at = found.index + found[0].length
  }
  return [...spans, ...plain(text.slice(at))]
}

function marked([, strong, key, link, href = '']: RegExpMatchArray): Span {
  if (strong !== undefined) return { kind: 'strong', text: strong }
  if (key !== undefined) return { kind: 'key', text: key }
  if (!/^[/#]/.test(href)) throw new Error(`the link to ${href} leads out of the product`)
  return { kind: 'link', text: link ?? '', href }
}

function plain(text: string): Span[] {
  const wrong = NOT_READ.exec(text)
  if (wrong) throw new Error(`“${wrong[0]}” in “${text.trim()}” is not read as Markdown here`)
  return text === '' ? [] : [{ kind: 'text', text }]
}

export const textOf = (spans: Span[]) => spans.map(({ text }) => text).join('')
