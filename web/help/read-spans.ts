// The text within a block: **a label on screen**, `a key or what is typed`, [a link](/help/…). Called by read-blocks.
import type { MarkedToken, Token } from 'marked'
import type { Span } from './article.ts'

/** No extension adds tokens of its own. */
export const known = (tokens: Token[] = []): MarkedToken[] => tokens as MarkedToken[]

export function readSpans(tokens?: Token[]): Span[] {
  const spans: Span[] = []
  for (const span of known(tokens).map(spanOf)) {
    const last = spans.at(-1)
    // A sign that was escaped is a token of its own, and no span.
    if (span.kind === 'text' && last?.kind === 'text') last.text += span.text
    else spans.push(span)
  }
  return spans
}

function spanOf(token: MarkedToken): Span {
  // A line that was broken continues.
  const text = 'text' in token ? token.text.replaceAll(/\s*\n\s*/g, ' ') : ''
  if (token.type === 'text' || token.type === 'escape') return { kind: 'text', text }
  if (token.type === 'strong') return { kind: 'strong', text }
  if (token.type === 'codespan') return { kind: 'key', text }
  if (token.type !== 'link') throw new Error(`“${token.raw}” is not read as Markdown here`)
  if (!/^[/#]/.test(token.href)) throw new Error(`the link to ${token.href} leads out of the product`)
  return { kind: 'link', text, href: token.href }
}

export const textOf = (spans: Span[]) => spans.map(({ text }) => text).join('')
