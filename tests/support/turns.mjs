// What is too much for CI's twenty minutes is run there by turns of days; everywhere else all of it is.

/** Days since 1970, the same in every process of a run that does not cross midnight UTC. */
export const TODAY = Math.floor(Date.now() / 86_400_000)

/** Whether the nth of so many has its turn. */
export const isTurn = (nth, of = 3) => !process.env.CI || TODAY % of === nth

/** Those of a list that have their turn: each one once in so many days. */
export const ofToday = (all, days = 3) => all.filter((_, index) => isTurn(index % days, days))
