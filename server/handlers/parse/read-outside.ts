// Does what a request leaves its transaction for (lib/outside.ts) and starts the handler over. A stranger's file is read in another
// process.
import { KeptRefusal, refuse } from '#machines/lib/refuse.ts'
import { turnsAt } from '../../db/turns.ts'
import type { Parse } from '../../handler.ts'
import { Outside } from '../../lib/outside.ts'
import { parse, type Task } from '../../parse/parsers.ts'
import { words } from '../../parse/words.ts'

/**
 * How many at once write what was read, companies in turn: a file of 9 MB occupies the embedded database for a third of
 * a second, and a request behind twenty of them would wait for all.
 */
const WRITING = 1
const WRITE_PATIENCE_MS = 60_000
const writing = turnsAt<number>({ most: WRITING, most_each: WRITING, waiting_each: 200 })

class ToRead extends Outside {
  readonly whose: number
  constructor(whose: number, read: () => Promise<unknown>) {
    super(read)
    this.whose = whose
  }
}

/** Results are cached for a while only. After so many attempts that didn't find theirs, the work is done inside the transaction. */
const MOST_LEFT = 4

/** Files a handler's attempt must parse, in order, and whether other work may leave its transaction. */
export class Reading {
  readonly may_be_left: boolean
  private readonly results: readonly unknown[]
  private asked = 0
  constructor(results: readonly unknown[], may_be_left: boolean) {
    this.results = results
    this.may_be_left = may_be_left
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
  let whose: number | undefined
  for (let left = 0; ; left++) {
    const end = whose === undefined ? undefined : await writing.take(whose, WRITE_PATIENCE_MS)
    let next: Outside
    try {
      return await attempt(new Reading(results, left < MOST_LEFT))
    } catch (error) {
      if (!(error instanceof Outside)) throw error
      next = error
    } finally {
      end?.()
    }
    const result = await next.work()
    if (!(next instanceof ToRead)) continue
    results.push(result)
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
