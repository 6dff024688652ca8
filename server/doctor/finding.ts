// One line of `npm run doctor`: a finding, in a sentence with the remedy.

/** `note`: it works, but something may be missing. */
export type Finding = { is: 'ok' | 'note' | 'wrong'; sentence: string }

export const ok = (sentence: string): Finding => ({ is: 'ok', sentence })
export const note = (sentence: string): Finding => ({ is: 'note', sentence })
export const wrong = (sentence: string): Finding => ({ is: 'wrong', sentence })

export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
