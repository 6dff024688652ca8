// A handler that comes upon a stranger's file leaves its transaction, the file is read in another process, and the handler begins
// anew with what was read. So nothing waits for a file with a transaction open: the embedded database has but one.

import { KeptRefusal, refuse } from '#machines/lib/refuse.ts'
import { turnsAt } from '../../db/turns.ts'
import type { Parse } from '../../handler.ts'
import { parse, type Task } from '../../parse/parsers.ts'
import { words } from '../../parse/words.ts'

/**
 * How many at once write what was read, companies in turn: a file of 9 MB holds the embedded database for a third of a second, and whoever comes
 * while twenty wait to be written would wait for all of them.
 */
const WRITING = 1
const WRITE_PATIENCE_MS = 60_000
const writing = turnsAt<number>({ most: WRITING, most_each: WRITING, waiting_each: 200 })

/** Thrown through the transaction, which is rolled back with all it did. */
class ToRead extends Error {
  readonly whose: number
  readonly read: () => Promise<unknown>
  constructor(whose: number, read: () => Promise<unknown>) {
    super('A file is read outside the transaction')
    this.whose = whose
    this.read = read
  }
}

/** What one attempt of a handler has to read, in its order. */
export class Reading {
  private readonly results: readonly unknown[]
  private asked = 0
  constructor(results: readonly unknown[]) {
    this.results = results
  }

  /** `most`: how many files of one company are read at once. */
  of(whose: number, most: number): Parse {
    return <F extends (...args: never[]) => unknown>(task: Task<F>, ...args: Parameters<F>) => {
      const at = this.asked++
      if (at >= this.results.length)
        throw new ToRead(whose, () => oneOfFew(whose, most, () => parse(whose, task, ...args)))
      // It was made by this very task, one attempt ago.
      return this.results[at] as Awaited<ReturnType<F>>
    }
  }
}

export async function readOutside<T>(attempt: (reading: Reading) => Promise<T>): Promise<T> {
  const results: unknown[] = []
  for (let whose: number | undefined; ; ) {
    const end = whose === undefined ? undefined : await writing.take(whose, WRITE_PATIENCE_MS)
    let next: ToRead
    try {
      return await attempt(new Reading(results))
    } catch (error) {
      if (!(error instanceof ToRead)) throw error
      next = error
    } finally {
      end?.()
    }
    results.push(await next.read())
    whose = next.whose
  }
}

const reading = new Map<number, number>()

async function oneOfFew<T>(whose: number, most: number, work: () => Promise<T>): Promise<T> {
  const now = reading.get(whose) ?? 0
  if (now >= most) throw new KeptRefusal(refuse(429, 'too_many_files', words.company_busy({ most })), 5)
  reading.set(whose, now + 1)
  try {
    return await work()
  } finally {
    const left = (reading.get(whose) ?? 1) - 1
    if (left > 0) reading.set(whose, left)
    else reading.delete(whose)
  }
}
