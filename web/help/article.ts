// A parsed Help Center article: a header, and blocks whose text is a row of spans. No HTML.
import type { Permission } from '#sdk/types.ts'

export const GROUPS = [
  'Selling',
  'The house and its energy',
  'Price and financing',
  'Proposal and agreement',
  'Lender and installation',
  'Working together',
  'Money',
  'Catalogue',
  'Company and settings',
  'Your account',
] as const
export type Group = (typeof GROUPS)[number]

export type Span =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; text: string }
  | { kind: 'key'; text: string }
  | { kind: 'link'; text: string; href: string }

export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'note'; spans: Span[] }
  | { kind: 'steps'; items: Span[][] }
  | { kind: 'list'; items: Span[][] }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] }
  | { kind: 'picture'; name: string; alt: string }

/** An article's entry in a list, and how it is found for a page. */
export type Card = {
  slug: string
  title: string
  summary: string
  group: Group
  order: number
  /** Only for roles with this permission. */
  permission: Permission | null
  /** The addresses it belongs to; a tab of a project as `/projects/[id]?tab=price`. */
  screens: string[]
}

export type Article = Card & { blocks: Block[] }
/** The data of its own page. */
export type ArticlePage = Omit<Article, 'group' | 'order' | 'screens'>

/** A heading and the text below it; the first passage has none. */
export type Passage = { heading: string | null; text: string }

/** Search data. `also` are search terms the article doesn't use. */
export type Words = { slug: string; also: string; passages: Passage[] }
