// An article's body as blocks. `marked` parses the Markdown; unsupported syntax is an error with its line, so nothing
// renders differently than intended.
import { lexer, type MarkedToken, type Token, type Tokens } from 'marked'
import type { Block, Span } from './article.ts'
import { known, readSpans } from './read-spans.ts'

export function readBlocks(body: string, first_line = 1): Block[] {
  let next = first_line
  return known(lexer(body)).flatMap(token => {
    const line = next
    next += token.raw.split('\n').length - 1
    try {
      return token.type === 'space' ? [] : [blockOf(token)]
    } catch (failure) {
      throw new Error(`line ${line}: ${failure instanceof Error ? failure.message : failure}`)
    }
  })
}

const PICTURE = /^\/pictures\/([a-z0-9-]+)\.webp$/

function blockOf(token: MarkedToken): Block {
  switch (token.type) {
    case 'heading':
      return heading(token)
    case 'paragraph':
      return picture(token) ?? { kind: 'paragraph', spans: readSpans(token.tokens) }
    case 'blockquote':
      return { kind: 'note', spans: only(token.tokens, 'paragraph') }
    case 'list':
      return { kind: token.ordered ? 'steps' : 'list', items: token.items.map(({ tokens }) => only(tokens, 'text')) }
    case 'table':
      return {
        kind: 'table',
        head: token.header.map(({ tokens }) => readSpans(tokens)),
        rows: token.rows.map(row => row.map(({ tokens }) => readSpans(tokens))),
      }
    default:
      throw new Error(`“${token.raw.trim()}” is not read as Markdown here`)
  }
}

function heading({ depth, text, tokens }: Tokens.Heading): Block {
  if (depth !== 2) throw new Error(`“${text}” is a heading of level ${depth}; an article has only those of the second`)
  if (readSpans(tokens).some(({ kind }) => kind !== 'text')) throw new Error('a heading is plain text')
  return { kind: 'heading', text }
}

function picture({ tokens }: Tokens.Paragraph): Block | undefined {
  const [image, ...more] = known(tokens)
  if (image?.type !== 'image') return undefined
  const [, name] = PICTURE.exec(image.href) ?? []
  if (more.length > 0) throw new Error('a picture stands on a line of its own')
  if (!name || !image.text) throw new Error('a picture has words for it and lies in /pictures')
  return { kind: 'picture', alt: image.text, name }
}

/** An item or a note is one paragraph. */
function only(tokens: Token[], type: 'paragraph' | 'text'): Span[] {
  const [one, ...more] = known(tokens)
  if (!one || one.type !== type || more.length > 0) throw new Error('an item or a note is one paragraph')
  return readSpans('tokens' in one ? one.tokens : undefined)
}
