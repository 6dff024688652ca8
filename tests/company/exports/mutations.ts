// Manipulations of a field, a row or the file by a malicious author.
import fc from 'fast-check'
import type { Contents } from './archives.ts'
import { lines, NESTED, rowsOf } from './archives.ts'

const ids = fc.constantFrom(
  '00000000-0000-0000-0000-000000000000',
  '0198F7A2-0000-7000-8000-00000000AAAA',
  '{0198f7a2-0000-7000-8000-00000000aaaa}',
  '0198f7a2-0000-7000-8000-00000000bbbb',
)
const moments = fc.constantFrom(
  '2999-01-01T00:00:00.000Z',
  '-004713-01-01T00:00:00.000Z',
  'infinity',
  'now',
  '2026-13-45',
)
const texts = fc.constantFrom(
  '',
  '\0',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  'x'.repeat(100_000),
  'a\r\nBcc: everyone@example.com',
  '\ud800',
  "'; drop table users; --",
  '__proto__',
)
const numbers = fc.constantFrom(-1, 0, 2 ** 31, 2 ** 53, 1e308, 0.5)
const shapes = fc.constantFrom<unknown>(null, [], {}, [[]], { a: { b: [null] } }, true, false)
const values = fc.oneof(ids, moments, texts, numbers, shapes, fc.constant(NESTED))

type Mutation = { entity: number; row: number; field: number; how: string; value: unknown }

/** Which field of which row, and what becomes of it; numbers are taken modulo what there is. */
export const mutations: fc.Arbitrary<Mutation> = fc.record({
  entity: fc.nat(),
  row: fc.nat(),
  field: fc.nat(),
  how: fc.constantFrom('value', 'value', 'value', 'value', 'value', 'drop', 'add', 'twice', 'foreign', 'byte', 'cut'),
  value: values,
})

const at = <T>(list: readonly T[], n: number): T | undefined => list[n % list.length]

/** The content with the mutation, and what it did in words. `foreign` are ids of another company's rows. */
export function mutate(contents: Contents, { entity, row, field, how, value }: Mutation, foreign: readonly string[]) {
  const names = Object.keys(contents.manifest.entities).filter(name => rowsOf(contents, name).length > 0)
  const name = at(names, entity) ?? ''
  const rows = rowsOf(contents, name)
  const old = at(rows, row) ?? {}
  const key = at(Object.keys(old), field) ?? ''
  const { [key]: _, ...dropped } = old
  const changed: Record<string, unknown[]> = {
    value: [{ ...old, [key]: value }],
    drop: [dropped],
    add: [{ ...old, password_hash: 'x' }],
    twice: [old, old],
    foreign: [{ ...old, [key]: at(foreign, row) }],
  }
  const put = changed[how] ?? [old]
  const all = rows.flatMap(one => (one === old ? put.map(part => Object(part)) : [one]))
  const entities = { ...contents.manifest.entities }
  const before = entities[name]
  if (before) entities[name] = { ...before, rows: all.length }
  const files = new Map(contents.files)
    .set(`data/${name}.json`, lines(all))
    .set('manifest.json', Buffer.from(JSON.stringify({ ...contents.manifest, entities })))
  return { files, words: `${how} ${name}.${key} ${JSON.stringify(value)?.slice(0, 60)}` }
}

/** Damage to the file as a whole. */
export function damage(archive: Buffer, { how, row, field }: Mutation): Buffer {
  if (how === 'cut') return archive.subarray(0, 1 + (row % (archive.length - 1)))
  if (how !== 'byte') return archive
  const bytes = Buffer.from(archive)
  const place = row % bytes.length
  bytes[place] = (bytes[place] ?? 0) ^ (1 + (field % 255))
  return bytes
}
