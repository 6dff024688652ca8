const formats = new Map<string, Intl.DateTimeFormat>()

/** The calendar day, YYYY-MM-DD, that it is in a time zone. Canada writes days that way. */
export function dayIn(timeZone: string, at: Date): string {
  // Creating a format costs many times as much as using it.
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone })
  formats.set(timeZone, format)
  return format.format(at)
}
