// The body of an article, in the part of Markdown that our articles use: headings of the second level, paragraphs, numbered and
// plain lists, tables, a note (>), a picture on a line of its own. Whatever else stands there is refused with its line.
import type { Block, Span } from './article.ts'
import { readSpans } from './read-spans.ts'

/** Lines between empty ones are one block. */
export function readBlocks(body: string, first_line = 1): Block[] {
  const blocks: Block[] = []
  let lines: string[] = []
  const close = (line: number) => {
    if (lines.length > 0) blocks.push(readBlock(lines, line - lines.length))
    lines = []
  }
  const all = body.split('\n')
  for (const [index, line] of all.entries())
    if (line.trim() === '') close(first_line + index)
    else lines.push(line.trimEnd())
  close(first_line + all.length)
  return blocks
}

function readBlock(lines: string[], line: number): Block {
  try {
    return blockOf(lines)
  } catch (failure) {
    throw new Error(`line ${line}: ${failure instanceof Error ? failure.message : failure}`)
  }
}

const PICTURE = /^!\[([^\]]+)\]\(\/pictures\/([a-z0-9-]+)\.webp\)$/

function blockOf(lines: string[]): Block {
  const [first = ''] = lines
  const picture = PICTURE.exec(first)
  if (picture) return alone(lines, { kind: 'picture', alt: picture[1] ?? '', name: picture[2] ?? '' })
  if (first.startsWith('## ')) return alone(lines, heading(first.slice(3)))
  if (first.startsWith('> ')) return { kind: 'note', spans: readSpans(joined(lines.map(line => cut(line, /^> ?/)))) }
  if (first.startsWith('|')) return table(lines)
  if (/^1\. /.test(first)) return { kind: 'steps', items: items(lines, /^\d+\. /) }
  if (first.startsWith('- ')) return { kind: 'list', items: items(lines, /^- /) }
  if (/^(#|!|\d+\.|\+|-{3}| )/.test(first)) throw new Error(`“${first}” is not read as Markdown here`)
  return { kind: 'paragraph', spans: readSpans(joined(lines)) }
}

function alone(lines: string[], block: Block): Block {
  if (lines.length > 1) throw new Error('a heading or a picture needs an empty line after it')
  return block
}

function heading(text: string): Block {
  if (readSpans(text).some(({ kind }) => kind !== 'text')) throw new Error('a heading is plain text')
  return { kind: 'heading', id: slugOf(text), text }
}

const slugOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

function cut(line: string, mark: RegExp): string {
  if (!mark.test(line)) throw new Error(`“${line}” does not go on as it began`)
  return line.replace(mark, '')
}

const joined = (lines: string[]) => lines.map(line => line.trim()).join(' ')

/** A line indented under an item belongs to it. */
function items(lines: string[], mark: RegExp): Span[][] {
  const texts: string[][] = []
  for (const line of lines)
    if (line.startsWith('  ')) texts.at(-1)?.push(line)
    else texts.push([cut(line, mark)])
  return texts.map(text => readSpans(joined(text)))
}

function table([head = '', rule = '', ...rows]: string[]): Block {
  if (!/^\|( ?-+ ?\|)+$/.test(rule)) throw new Error('a table needs a line of dashes under its head')
  const read = (row: string) =>
    cut(row, /^\|/)
      .replace(/\|$/, '')
      .split('|')
      .map(cell => readSpans(cell.trim()))
  const columns = read(head).length
  const wrong = rows.find(row => read(row).length !== columns)
  if (wrong) throw new Error(`“${wrong}” has not the ${columns} columns of its head`)
  return { kind: 'table', head: read(head), rows: rows.map(read) }
}
