// Retryable PostgreSQL errors are retried with backoff, and nothing else is.
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { expect, it } from 'vitest'
import { type Begin, withRetries } from '#server/db/database.ts'

/** It is never queried. */
const NOBODY = drizzle(new pg.Client())

const failing = (code: string) => Object.assign(new Error(code), { code })

function failingWith(...codes: string[]) {
  const began: number[] = []
  const begin: Begin = async work => {
    began.push(performance.now())
    const code = codes.shift()
    if (code) throw failing(code)
    return work(NOBODY)
  }
  const listen = () => () => {}
  const database = withRetries({ door: begin, jobs: begin, owner: begin }, listen, async () => {})
  const pauses = () => began.slice(1).map((at, nth) => at - (began[nth] ?? at))
  return { run: () => database.transaction(async () => 'done'), pauses, began }
}

it('a transaction that lost to another is run again, with longer pauses', async () => {
  const { run, pauses } = failingWith('40001', '40P01', '40001')
  expect(await run()).toBe('done')
  const [first = 0, , third = 0] = pauses()
  expect(first).toBeGreaterThanOrEqual(9)
  expect(third).toBeGreaterThanOrEqual(39)
})

it('after four it is given up', async () => {
  const { run, began } = failingWith('40001', '40001', '40001', '40001')
  await expect(run()).rejects.toThrow('40001')
  expect(began).toHaveLength(4)
})

it('what failed for another reason is not run again', async () => {
  const { run, began } = failingWith('23505')
  await expect(run()).rejects.toThrow('23505')
  expect(began).toHaveLength(1)
})
