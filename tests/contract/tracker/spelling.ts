// The spellings of one task tracker: names, wrappers, ids and paging. Nothing else differs between them.

export type Spelling = {
  name: string
  /** Of the words of a name, such as `due day`. */
  field: (words: string) => string
  /** The hole of a path for the id of a thing. */
  hole: (thing: string) => string
  /** By which field a thing is known. */
  key: (thing: string) => string
  ids: 'uuid' | 'number'
  one: (thing: string, row: unknown) => unknown
  /** The wrapped list, with its paging information. */
  many: (things: string, rows: unknown, next?: { name: string; value: unknown }) => Record<string, unknown> | unknown
  paging: 'cursor' | 'page' | 'offset' | 'header'
  limit: string
  /** Hints in the contract, for names without meaning. */
  hints?: true
  path: (thing: string) => string
}

const camel = (words: string) => words.replaceAll(/ (\w)/g, (_, letter: string) => letter.toUpperCase())
const snake = (words: string) => words.replaceAll(' ', '_')
const kebab = (words: string) => words.replaceAll(' ', '-')
const plural = (thing: string) => `${thing}s`
const beside = (next?: { name: string; value: unknown }) => (next ? { [next.name]: next.value } : {})

export const SPELLINGS: Spelling[] = [
  {
    name: 'snake case, named lists, wrapped objects, cursors',
    field: snake,
    hole: thing => `${thing}_id`,
    key: () => 'id',
    ids: 'uuid',
    one: (thing, row) => ({ [thing]: row }),
    many: (things, rows, next) => ({ [things]: rows, ...beside(next) }),
    paging: 'cursor',
    limit: 'limit',
    path: plural,
  },
  {
    name: 'camel case, items, bare objects, page tokens',
    field: camel,
    hole: thing => `${thing}Id`,
    key: () => 'id',
    ids: 'uuid',
    one: (_, row) => row,
    many: (_, rows, next) => ({ items: rows, ...beside(next) }),
    paging: 'cursor',
    limit: 'pageSize',
    path: plural,
  },
  {
    name: 'kebab case, data, page numbers, ids named in full',
    field: kebab,
    hole: thing => thing,
    key: thing => `${thing}-id`,
    ids: 'uuid',
    one: (_, row) => ({ data: row }),
    many: (_, rows) => ({ data: rows, meta: { kind: 'page' } }),
    paging: 'page',
    limit: 'per-page',
    path: plural,
  },
  {
    name: 'anonymous lists, bare numbers, Link headers',
    field: camel,
    hole: () => 'id',
    key: () => 'id',
    ids: 'number',
    one: (_, row) => row,
    many: (_, rows) => rows,
    paging: 'header',
    limit: 'limit',
    path: plural,
  },
  {
    name: 'opaque names with hints and links, offsets',
    field: snake,
    hole: thing => `${thing.slice(0, 1)}ref`,
    key: () => 'handle',
    ids: 'uuid',
    one: (_, row) => ({ result: row }),
    many: (_, rows) => ({ results: rows }),
    paging: 'offset',
    limit: 'count',
    hints: true,
    path: thing => thing.slice(0, 2),
  },
]
