// Days as the specification writes them, the same on the server and in any browser.

const WRITTEN = { month: '2-digit', day: '2-digit', year: 'numeric' } as const

/** '2026-12-20' as '12/20/2026'. */
export const dayWords = (day: string) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', { ...WRITTEN, timeZone: 'UTC' })

/** The day a moment has where the company is. */
export const momentDay = (at: string, timeZone = 'UTC') =>
  new Date(at).toLocaleDateString('en-US', { ...WRITTEN, timeZone })
