// The text within a block: **a label on screen**, `a key or what is typed`, [a link](/help/…). Called by read-blocks.
import type { MarkedToken, Token } from 'marked'
import type { Span } from './article.ts'

/** No extension adds tokens of its own. */
export const known = (tokens: Token[] = []): MarkedToken[] => tokens as MarkedToken[]

export function readSpans(tokens?: Token[]): Span[] {
  const spans = known(tokens).map(spanOf)
  // A sign that was escaped is a token of its own, and no span.
  return spans.reduce<Span[]>((all, span) => {
    const last = all.at(-1)
    if (span.kind !== 'text' || last?.kind !== 'text') return [...all, span]
    return [...all.slice(0, -1), { kind: 'text', text: last.text + span.text }]
  }, [])
}

function spanOf(token: MarkedToken): Span {
  // A line that was broken goes on.
  const text = 'text' in token ? token.text.replaceAll(/\s*\n\s*/g, ' ') : ''
  if (token.type === 'text' || token.type === 'escape') return { kind: 'text', text }
  if (token.type === 'strong') return { kind: 'strong', text }
  if (token.type === 'codespan') return { kind: 'key', text }
  if (token.type !== 'link') throw new Error(`“${token.raw}” is not read as Markdown here`)
  if (!/^[/#]/.test(token.href)) throw new Error(`the link to ${token.href} leads out of the product`)
  return { kind: 'link', text, href: token.href }
}

export const textOf = (spans: Span[]) => spans.map(({ text }) => text).join('')
