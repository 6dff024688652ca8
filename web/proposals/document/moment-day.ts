/** The day a moment has where the company is, as '12/20/2026': the same on the server and in any browser. */
export const momentDay = (at: string, timeZone = 'UTC') =>
  new Date(at).toLocaleDateString('en-US', { month: '2-digit', day: '2-digit', year: 'numeric', timeZone })
