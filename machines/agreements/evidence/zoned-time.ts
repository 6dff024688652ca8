// Date and time for documents, assembled from parts so every engine writes the same: built-in patterns differ in
// invisible spaces, and the certificate page is compared letter by letter. Pure.

const formats = new Map<string, Intl.DateTimeFormat>()

/** Making one takes longer than using it a hundred times. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      month: '2-digit',
      day: '2-digit',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      second: '2-digit',
      timeZoneName: 'short',
    })
  formats.set(timeZone, format)
  return format
}

/** '11/21/2026 10:00:05 AM MST', in English and Spanish: homeowners live in the US. */
export function zonedTime(at: Date, timeZone: string): string {
  const parts = formatOf(timeZone).formatToParts(at)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find(one => one.type === type)?.value ?? ''
  return `${part('month')}/${part('day')}/${part('year')} ${part('hour')}:${part('minute')}:${part('second')} ${part('dayPeriod')} ${part('timeZoneName')}`
}
