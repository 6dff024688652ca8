// The processes that parse files: their answers, and the message when a file kills one.
import { afterAll, expect, it } from 'vitest'
import { Parsers, task } from '#server/parse/parsers.ts'
import type * as tasks from './tasks.ts'

const url = new URL('./tasks.ts', import.meta.url)
const of = <Name extends keyof typeof tasks>(name: Name) => task<(typeof tasks)[Name]>(url, name)
const faults: string[] = []
const parsers = new Parsers({
  most: 2,
  bounds: { step_ms: 8_000, memory_mb: 96 },
  onFault: (name, fault) => faults.push(`${name}: ${fault}`),
})
const run = <Name extends keyof typeof tasks>(name: Name, ...args: Parameters<(typeof tasks)[Name]>) =>
  parsers.lease(1, parser => parser.parse(of(name), ...args))
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'nothing',
    ({ status, code }) => `${status} ${code}`,
  )

afterAll(() => parsers.close())

it('what goes in comes back as it was, also in pieces', async () => {
  const value = {
    bytes: new Uint8Array(3_000_001).fill(7),
    rows: Array.from({ length: 5_000 }, (_, line) => ({ line, cells: ['a', 'b'.repeat(200)] })),
    few: [1, 2],
    words: 'two words',
    deep: { inside: { list: [1, { at: new Date(0) }] } },
  }
  const back = await run('echo', value)
  expect(back).toMatchObject({ rows: value.rows, few: [1, 2], words: value.words, deep: value.deep })
  expect(Buffer.from((back as typeof value).bytes).equals(Buffer.from(value.bytes))).toBe(true)
  expect(await run('echo', undefined)).toBeUndefined()
  expect(await run('echo', [])).toEqual([])
})

it('a stream is read no further than its reader wants', async () => {
  const read: number[] = []
  await parsers.lease(1, async parser => {
    for await (const n of parser.stream(of('count'), 1_000_000)) {
      read.push(n)
      if (n === 3) break
    }
    expect(await parser.parse(of('echo'), 'after')).toBe('after')
  })
  expect(read).toEqual([1, 2, 3])
})

it('a file that never ends, one that hoards memory in either way, and one that ends the process are refused', async () => {
  expect(await refusalOf(run('forever'))).toBe('400 too_slow_to_read')
  // Where a heap fills slowly its time is up first.
  expect(await refusalOf(run('hoard'))).toMatch(/^4\d\d too_(large|slow)_to_read$/)
  expect(await refusalOf(run('buffers'))).toBe('413 too_large_to_read')
  expect(await refusalOf(run('leave'))).toBe('400 unreadable_file')
  expect(await run('echo', 'the next is read again')).toBe('the next is read again')
})

it('a file is read to its end while the server stops', async () => {
  expect(await run('signal', 'SIGINT')).toBe('SIGINT')
  expect(await run('signal', 'SIGTERM')).toBe('SIGTERM')
})

it('a file is not refused for what those before it left behind', async () => {
  const kept = []
  for (let file = 0; file < 6; file++) kept.push(await run('keep', 70))
  // A process that kept little is used again.
  expect(kept).toContain(2)
  expect(Math.max(...kept)).toBeLessThan(6)
})

it('what a parser broke with goes to the log without what was in the file', async () => {
  expect(await refusalOf(run('broken'))).toBe('400 unreadable_file')
  expect(faults.join()).toContain('broken: TypeError')
  expect(faults.join()).not.toContain('secret of the file')
})

it('companies take turns', async () => {
  const ended: string[] = []
  const wait = (whose: number, name: string) =>
    parsers.lease(whose, async parser => {
      await parser.parse(of('echo'), name)
      ended.push(name)
    })
  await Promise.all([wait(1, 'a1'), wait(1, 'a2'), wait(1, 'a3'), wait(1, 'a4'), wait(2, 'b1')])
  expect(ended.indexOf('b1')).toBeLessThan(ended.indexOf('a4'))
})
