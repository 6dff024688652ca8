// Drifts that no schema states: the honest backend raises no alarm, and each fault is found by the law that is about it.
import { describe, expect, test } from 'vitest'
import { listen } from '#mocks/listening.ts'
import { checkContract } from '#openapi/check/check.ts'
import type { CheckName } from '#openapi/check/report/report.ts'
import { BOOKS, type Book, booksBackend, HONEST, type Parts } from './books.ts'

async function checked(parts: Partial<Parts>, seed: number) {
  const { url, close } = await listen(booksBackend(parts))
  return checkContract({
    contract: BOOKS,
    base: url,
    token: 'first',
    second_token: 'second',
    seed,
    writes: true,
    most_requests: 2_500,
    // Further rounds vary inputs, which these laws don’t need.
    rounds: 0,
    at_once: 8,
  }).finally(close)
}

const shifted = (value: unknown, hours: number) =>
  typeof value === 'string' ? new Date(Date.parse(value) + hours * 3_600_000).toISOString() : value
const mapped =
  (name: string, change: (value: unknown) => unknown) =>
  (book: Book): Book =>
    name in book ? { ...book, [name]: change(book[name]) } : book
const text = (change: (text: string) => string) => mapped('title', value => change(String(value)))
const error = (message: string) => ({ error: () => message })
const headers = (more: Record<string, string>, when = (_: Request) => true) => ({
  headers: (request: Request, nth: number) => ({ ...HONEST.headers(request, nth), ...(when(request) ? more : {}) }),
})
const lagging = (ms: number) => ({
  isReadable: ({ seen_at }: Book) => seen_at === undefined || Date.now() - seen_at > ms,
})
let turn = 0
/** 20 with `SEEDS=20`. */
const SEEDS = Number(process.env['SEEDS'] ?? 3)

const FAULTS: [CheckName, string, Partial<Parts>][] = [
  ['leaky_error', 'a stack of Node', error('Oh at get (/srv/app/books.js:12:5)')],
  ['leaky_error', 'a stack of Python', error('Traceback (most recent call last):\n  File "/app/x.py", line 3')],
  ['leaky_error', 'a stack of Java', error('java.lang.NullPointerException\n\tat io.books.Api.get(Api.java:31)')],
  ['leaky_error', 'a stack of Go', error('runtime error\ngoroutine 12 [running]:\nmain.get()')],
  ['leaky_error', 'SQL', error('could not run SELECT * FROM books WHERE id = $1')],
  ['leaky_error', 'a constraint', error('insert violates unique constraint "books_pkey"')],
  ['leaky_error', 'a path', error('cannot open /var/lib/books/data')],
  ['private_cache', 'is public', headers({ 'cache-control': 'public, max-age=60' })],
  ['private_cache', 'is kept by shared caches', headers({ 'cache-control': 's-maxage=60' })],
  ['content_encoding', 'packs what nobody asked to be', { encodes: () => true }],
  ['head_and_options', 'HEAD fails', { head: () => new Response(null, { status: 500 }) }],
  [
    'head_and_options',
    'HEAD is of another type',
    { head: () => new Response(null, { headers: { 'content-type': 'text/html' } }) },
  ],
  ['head_and_options', 'OPTIONS fails', { options: () => new Response(null, { status: 500 }) }],
  ['head_and_options', 'OPTIONS lists no GET', { options: () => new Response(null, { headers: { allow: 'POST' } }) }],
  ['conditional_requests', 'never is unchanged', { unchanged: () => false }],
  ['conditional_requests', 'is always unchanged', { unchanged: () => true }],
  ['conditional_requests', 'has another ETag each time', { etag: () => `"${turn++}"` }],
  ['conditional_requests', 'has an ETag without quotes', { etag: () => 'abc' }],
  ['conditional_requests', 'has one ETag for everything', { etag: () => '"same"' }],
  [
    'cors',
    'lets any origin in with credentials',
    {
      headers: (request, nth) => ({
        ...HONEST.headers(request, nth),
        'access-control-allow-origin': request.headers.get('origin') ?? '*',
        'access-control-allow-credentials': 'true',
        vary: 'origin',
      }),
    },
  ],
  ['rate_limit_headers', 'has more left than there is', headers({ 'x-ratelimit-remaining': '100001' })],
  ['rate_limit_headers', 'has less than nothing left', headers({ 'x-ratelimit-remaining': '-1' })],
  ['rate_limit_headers', 'retries at no time', headers({ 'retry-after': 'soon' })],
  ['rate_limit_headers', 'starts again long ago', headers({ 'x-ratelimit-reset': '1500000000' })],
  ['rate_limit_headers', 'gets more the more is asked', headersGrowing()],
  ['stable_order', 'lists in another order each time', { listed: books => (turn++ % 2 ? books.toReversed() : books) }],
  ['read_your_writes', 'shows a book after 300 ms', lagging(300)],
  ['read_your_writes', 'shows a book after 900 ms', lagging(900)],
  [
    'foreign_values',
    'notes another tenant’s title',
    {
      shown: (book, tenant, all) =>
        tenant === 'first' ? { ...book, note: String(all.get('second')?.[0]?.title) } : book,
    },
  ],
  ['text_normalization', 'composes letters', { stored: text(one => one.normalize('NFC')) }],
  ['text_normalization', 'takes ligatures apart', { stored: text(one => one.normalize('NFKD')) }],
  ['text_normalization', 'joins spaces', { stored: text(one => one.replaceAll(/ +/g, ' ')) }],
  ['text_normalization', 'escapes markup', { stored: text(one => one.replaceAll('&', '&amp;')) }],
  ['text_normalization', 'loses signs', { stored: text(one => one.replaceAll(/[\u{10000}-\u{10ffff}]/gu, '?')) }],
  ['number_range', 'wraps at 32 bits', { stored: mapped('pages', value => Number(value) | 0) }],
  ['number_range', 'ends at 32 bits', { stored: mapped('pages', value => Math.min(Number(value), 2 ** 31 - 1)) }],
  ['number_range', 'is of single precision', { stored: mapped('weight', value => Math.fround(Number(value))) }],
  ['time_zone', 'drops the zone', { stored: mapped('due_at', value => String(value).replace(/[+-]\d\d:\d\d$/, 'Z')) }],
  ['time_zone', 'makes books two hours ahead', { stored: mapped('created_at', value => shifted(value, 2)) }],
  ['time_zone', 'makes books of seven hours ago', { stored: mapped('created_at', value => shifted(value, -7)) }],
  [
    'time_zone',
    'moves days',
    { stored: mapped('due_on', value => String(shifted(`${String(value)}T00:00:00Z`, -5)).slice(0, 10)) },
  ],
  ['search_recall', 'minds the case', { matches: (one, word) => one.includes(word) }],
  ['search_recall', 'minds accents', { matches: (one, word) => one.toLowerCase().includes(word.toLowerCase()) }],
  [
    'search_recall',
    'finds whole words alone',
    { matches: (one, word) => ` ${bare(one)} `.replaceAll(/[^a-z]+/g, ' ').includes(` ${bare(word)} `) },
  ],
  [
    'paging_under_inserts',
    'counts rows in its cursor',
    { cursor: (_, next) => `p${next}`, from: (_, cursor) => Number(cursor.slice(1)) },
  ],
]

function bare(one: string) {
  return one.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

function headersGrowing(): Partial<Parts> {
  return {
    headers: (request, nth) => ({ ...HONEST.headers(request, nth), 'x-ratelimit-remaining': String(1_000 + nth) }),
  }
}

test('the honest backend raises no alarm with any seed', async () => {
  const alarms: string[] = []
  for (let seed = 1; seed <= SEEDS; seed++) {
    const { findings, coverage } = await checked({}, seed)
    expect(coverage.filter(one => !one.succeeded)).toEqual([])
    alarms.push(
      ...findings.map(({ check, method, path, sentence }) => `${seed} ${check} ${method} ${path} ${sentence}`),
    )
  }
  expect(alarms).toEqual([])
}, 120_000)

describe('a backend that', () => {
  test.each(FAULTS)(
    '%s: %s',
    async (check, _, parts) => {
      const { findings } = await checked(parts, 7)
      expect(findings.map(one => one.check)).toContain(check)
    },
    60_000,
  )
})
