import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { turnsAt } from '#server/db/turns.ts'
import { DatabaseUnavailable } from '#server/db/unavailable.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const settled = () => vi.advanceTimersByTimeAsync(0)

it('one company never has every turn, and those that wait are served by turns', async () => {
  const turns = turnsAt<string>({ most: 3, most_each: 2, waiting_each: 10 })
  const order: string[] = []
  const ends: (() => void)[] = []
  const ask = (name: string) =>
    turns.take(name.slice(0, 1), 1_000).then(end => {
      order.push(name)
      ends.push(end)
    })
  const all = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].map(ask)
  await settled()
  expect(order).toEqual(['a1', 'a2', 'b1'])
  while (order.length < all.length) {
    ends.shift()?.()
    await settled()
  }
  expect(order).toEqual(['a1', 'a2', 'b1', 'a3', 'b2', 'c1', 'a4'])
  await Promise.all(all)
})

it('a caller behind too many or for too long is refused at once, and delays no one', async () => {
  const turns = turnsAt<string>({ most: 1, most_each: 1, waiting_each: 1 })
  const end = await turns.take('a', 1_000)
  const waiting = turns.take('a', 1_000)
  await expect(turns.take('a', 1_000)).rejects.toThrow(DatabaseUnavailable)
  const late = expect(waiting).rejects.toThrow('busy')
  await vi.advanceTimersByTimeAsync(1_000)
  await late
  end()
  await expect(turns.take('b', 1_000)).resolves.toBeTypeOf('function')
})

it('everyone who waits can be sent away', async () => {
  const turns = turnsAt<string>({ most: 1, most_each: 1, waiting_each: 5 })
  await turns.take('a', 1_000)
  const waiting = ['a', 'a', 'b'].map(key => turns.take(key, 1_000))
  turns.sendAway(new Error('Gone'))
  for (const one of waiting) await expect(one).rejects.toThrow('Gone')
})
