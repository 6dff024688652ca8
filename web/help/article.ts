// What an article of the Help Center is once it is read: a head, and blocks whose text is a row of spans. Nothing in it is HTML.
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

/** What a list of articles shows, and how one is found for a page. */
export type Card = {
  slug: string
  title: string
  summary: string
  group: Group
  order: number
  /** What it tells of is for those whose role has this. */
  permission: Permission | null
  /** The addresses it belongs to; a tab of a project as `/projects/[id]?tab=price`. */
  screens: string[]
}

export type Article = Card & { blocks: Block[] }
/** What its own page needs. */
export type ArticlePage = Omit<Article, 'group' | 'order' | 'screens'>

/** A heading and what stands below it; the first of an article has none. */
export type Passage = { heading: string | null; text: string }

/** What is searched. `also` are words people type for it that it does not use. */
export type Words = { slug: string; also: string; passages: Passage[] }
