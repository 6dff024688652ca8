import { expect, it, vi } from 'vitest'
import type { PageToPrint } from '#server/ports/print/printer.ts'
import { type LIMITS, printQueue } from '#server/ports/print/queue.ts'
import { standInPrinter } from '#tests/support/printer.ts'

const PAGE: PageToPrint = {
  path: '/proposal/a',
  shows: 'main',
  title: 'Solar proposal',
  script: false,
  time_zone: 'America/Phoenix',
}
const order = (key: string) => ({ page: { ...PAGE, path: `/proposal/${key}` }, key, file_name: `${key}.pdf` })

function queueOf(limits: Partial<typeof LIMITS> = {}, printer = standInPrinter()) {
  const clock = { now: Date.parse('2026-11-21T17:00:00.000Z') }
  let made = 0
  const faults: unknown[] = []
  const queue = printQueue({
    printer,
    now: () => new Date(clock.now),
    token: () => `job-${++made}`,
    onFault: error => faults.push(error),
    limits,
  })
  const ask = (key: string) => queue.ask(order(key))?.id ?? ''
  const status = (id: string) => queue.find(id)?.status
  return { queue, clock, printer, ask, status, faults }
}

it('prints one page after the other, in the order they were asked for, and says how many come first', async () => {
  const { queue, printer, ask, status } = queueOf()
  const ids = ['a', 'b', 'c'].map(ask)
  expect(ids.map(id => queue.find(id)?.ahead)).toEqual([0, 1, 2])
  expect(ids.map(status)).toEqual(['printing', 'queued', 'queued'])
  await printer.finish('a paper')
  expect(ids.map(status)).toEqual(['done', 'printing', 'queued'])
  expect(queue.find(ids[2] ?? '')?.ahead).toBe(1)
  await printer.finish('b paper')
  await printer.finish('c paper')
  expect(printer.asked.map(({ path }) => path)).toEqual(['/proposal/a', '/proposal/b', '/proposal/c'])
  expect(ids.map(id => Buffer.from(queue.find(id)?.bytes ?? []).toString())).toEqual(['a paper', 'b paper', 'c paper'])
})

it('joins requests for what looks the same: waiting, printing and printed; not what failed', async () => {
  const { printer, ask, status } = queueOf()
  const first = ask('a')
  const second = ask('b')
  expect([ask('a'), ask('b')]).toEqual([first, second])
  await printer.finish('a paper')
  expect(ask('a')).toBe(first)
  await printer.fail()
  expect(status(second)).toBe('failed')
  expect(ask('b')).not.toBe(second)
  expect(printer.asked).toHaveLength(3)
})

it('lets no more wait than its limit, and takes the next when one is printed', async () => {
  const { queue, printer, ask } = queueOf({ waiting: 2 })
  for (const key of ['a', 'b', 'c']) expect(ask(key)).not.toBe('')
  expect(queue.ask(order('d'))).toBeUndefined()
  expect(ask('c')).toBe('job-3')
  await printer.finish('')
  expect(ask('d')).not.toBe('')
})

it('fails with a sentence on a timeout or a crash, logs it, and goes on with the next', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const { queue, printer, ask, status, faults } = queueOf({ patience_ms: 30_000 })
    const [slow = '', broken = '', good = ''] = ['slow', 'broken', 'good'].map(ask)
    await vi.advanceTimersByTimeAsync(29_999)
    expect(status(slow)).toBe('printing')
    await vi.advanceTimersByTimeAsync(1)
    expect(queue.find(slow)).toMatchObject({ status: 'failed', fault: 'too_slow' })
    expect(printer.stopped).toEqual(['/proposal/slow'])
    await printer.fail()
    expect(queue.find(broken)).toMatchObject({ status: 'failed', fault: 'broke_off' })
    await printer.finish('paper')
    expect(status(good)).toBe('done')
    expect(faults).toHaveLength(2)
  } finally {
    vi.useRealTimers()
  }
})

it('keeps a print a quarter of an hour', async () => {
  const { queue, clock, printer, ask, status } = queueOf({ kept_ms: 900_000 })
  const id = ask('a')
  clock.now += 3_600_000
  await printer.finish('paper')
  clock.now += 899_999
  expect(status(id)).toBe('done')
  clock.now += 1
  expect(queue.find(id)).toBeUndefined()
  expect(ask('a')).not.toBe(id)
})

it('keeps no more bytes than its limit: the oldest go first, and what is larger by itself is not kept', async () => {
  const { queue, printer, ask, status } = queueOf({ kept_bytes: 10 })
  const ids: string[] = []
  for (const key of ['a', 'b', 'c']) {
    ids.push(ask(key))
    await printer.finish('12345')
  }
  expect(ids.map(status)).toEqual([undefined, 'done', 'done'])
  const large = ask('large')
  await printer.finish('12345678901')
  expect(queue.find(large)).toMatchObject({ status: 'failed', fault: 'too_large' })
  expect(ids.map(status)).toEqual([undefined, 'done', 'done'])
})

it('stops what it prints when the server stops, and begins nothing more', async () => {
  const { queue, printer, ask, status } = queueOf()
  const [first = '', second = ''] = ['a', 'b'].map(ask)
  await queue.close()
  await vi.waitFor(() => expect(status(first)).toBe('failed'))
  expect(status(second)).toBe('queued')
  expect(printer.closed).toBe(true)
  expect(printer.asked).toHaveLength(1)
})
