// Days as the product writes them, the same on the server and in every browser, whatever its time zone.

/** '12/20/2026' of '2026-12-20', a day that has no hours. */
export function calendarDay(day: string): string {
  const [year, month, date] = day.split('-')
  return `${month}/${date}/${year}`
}
