// An article from its file: the head between two lines of dashes, then the body. Called when the product is built
// (articles-plugin) and by the tests, so that a browser gets blocks and carries no reader of Markdown.
import type { Permission } from '#sdk/types.ts'
import { type Article, type Block, GROUPS, type Passage, type Words } from './article.ts'
import { readBlocks } from './read-blocks.ts'
import { textOf } from './read-spans.ts'

const FIELDS = ['title', 'summary', 'group', 'order', 'permission', 'screens', 'also']
/** The rest of a translation's head is the English article's. */
const TRANSLATED = ['title', 'summary', 'also']

type ReadArticle = { article: Article; words: Words }

export const readArticle = (slug: string, file: string): ReadArticle =>
  named(slug, () => {
    const { fields, first_line, body } = split(file, FIELDS)
    return read(slug, fields, readBlocks(body, first_line))
  })

export const readTranslation = (slug: string, file: string, english: string): ReadArticle =>
  named(`es/${slug}`, () => {
    const { fields, first_line, body } = split(file, TRANSLATED)
    for (const name of TRANSLATED) given(fields, name)
    return read(slug, new Map([...split(english, FIELDS).fields, ...fields]), readBlocks(body, first_line))
  })

function named<Answer>(name: string, work: () => Answer): Answer {
  try {
    return work()
  } catch (failure) {
    throw new Error(`${name}.md, ${failure instanceof Error ? failure.message : failure}`)
  }
}

function split(file: string, allowed: string[]) {
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file) ?? []
  if (head === undefined || body === undefined) throw new Error('line 1: the head between two lines of --- is missing')
  return { fields: readHead(head, allowed), first_line: head.split('\n').length + 3, body }
}

function read(slug: string, fields: Map<string, string>, blocks: Block[]): ReadArticle {
  const group = GROUPS.find(one => one === fields.get('group'))
  if (!group) throw new Error(`there is no group ${fields.get('group')}`)
  const article = {
    slug,
    title: given(fields, 'title'),
    summary: given(fields, 'summary'),
    group,
    order: Number(given(fields, 'order')),
    // Held against the contract's list by a test; here it is a word in a file.
    permission: (fields.get('permission') as Permission | undefined) ?? null,
    screens: listed(fields.get('screens')),
    blocks,
  }
  return { article, words: { slug, also: fields.get('also') ?? '', passages: passagesOf(blocks) } }
}

function readHead(head: string, allowed: string[]): Map<string, string> {
  const fields = new Map<string, string>()
  for (const line of head.split('\n')) {
    const [, name = '', value = ''] = /^(\w+): (.+)$/.exec(line) ?? []
    if (!allowed.includes(name)) throw new Error(`“${line}” is no field of a head: ${allowed.join(', ')}`)
    fields.set(name, value.trim())
  }
  return fields
}

function given(fields: Map<string, string>, name: string): string {
  const value = fields.get(name)
  if (!value) throw new Error(`its head says no ${name}`)
  return value
}

const listed = (value = '') => value.split(',').flatMap(one => one.trim() || [])

function passagesOf(blocks: Block[]): Passage[] {
  const passages: Passage[] = [{ heading: null, text: '' }]
  for (const block of blocks) {
    const last = passages.at(-1)
    if (block.kind === 'heading') passages.push({ heading: block.text, text: '' })
    else if (last) last.text = [last.text, wordsOf(block)].filter(Boolean).join(' ')
  }
  return passages.filter(({ heading, text }) => heading !== null || text !== '')
}

function wordsOf(block: Block): string {
  if (block.kind === 'heading' || block.kind === 'picture') return ''
  if (block.kind === 'paragraph' || block.kind === 'note') return textOf(block.spans)
  if (block.kind === 'table') return block.rows.flat().map(textOf).join(' ')
  return block.items.map(textOf).join(' ')
}
