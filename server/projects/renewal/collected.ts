// Collects the results of a renewal: what happened to each document, and what prevented it.

import { Refusal } from '#sdk/refusal.ts'
import type { Schemas } from '#sdk/types.ts'
import type { proposals } from '#server/db/schema/proposals.ts'
import type { Acting } from '#server/handler.ts'
import type { Sale } from '#server/money/sale/sale.ts'

type Shown = Schemas['ChangeConsequence']
type Texts = Pick<Shown, 'title' | 'before' | 'after' | 'sentence'>

/** Put into words twice: for the reader, and in English for the token by which a review is recognized. */
type Consequence = Omit<Shown, keyof Texts> & {
  /** Why it couldn't be renewed. */
  refusal?: Refusal
  say: (refused: string) => Texts
}

export const consequenceView = ({ say, refusal, ...known }: Consequence): Shown => ({
  ...known,
  ...say(refusal?.message ?? ''),
})
/** In the current language. A refusal has its own text, so it is identified by its code. */
export const consequenceKey = ({ say, refusal, ...known }: Consequence): Shown => ({
  ...known,
  ...say(refusal?.code ?? ''),
})
type Where = Schemas['ChangeRefusal']['tab']
type Renewed = { sale: Sale; row: typeof proposals.$inferSelect }

export type Renewing = {
  acting: Acting
  /** Set if resent agreements are emailed. */
  deliver: 'mail' | 'none'
  consequences: Consequence[]
  refusals: Schemas['ChangeRefusal'][]
  /** 25-year results that proposals would show. */
  losses: { name: string; savings_25y_cents: number }[]
  proposals: Renewed[]
  /** True if a homeowner was emailed something that is renewed. */
  was_mailed: boolean
  /** True if the company's emails can be sent; undefined until checked. */
  takes_mails?: boolean
}

export const renewing = (acting: Acting, deliver: Renewing['deliver']): Renewing => ({
  acting,
  deliver,
  consequences: [],
  refusals: [],
  losses: [],
  proposals: [],
  was_mailed: false,
})

/** Collects refusals, so that a review lists all of them. Undefined if refused. */
export async function gather<T>({ refusals }: Renewing, tab: Where, work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    refusals.push({ code: error.code, sentence: error.message, tab })
    return undefined
  }
}
