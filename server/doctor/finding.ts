// One line of `npm run doctor`: what was found, in a sentence that also says what to do.

/** `note`: it works, and something may be wanted all the same. */
export type Finding = { is: 'ok' | 'note' | 'wrong'; sentence: string }

export const ok = (sentence: string): Finding => ({ is: 'ok', sentence })
export const note = (sentence: string): Finding => ({ is: 'note', sentence })
export const wrong = (sentence: string): Finding => ({ is: 'wrong', sentence })

export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
