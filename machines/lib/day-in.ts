const formats = new Map<string, Intl.DateTimeFormat>()

/** The calendar day, YYYY-MM-DD, that it is in a time zone. Canada writes days that way. */
export function dayIn(timeZone: string, at: Date): string {
  // Making one takes many times as long as writing with it.
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone })
  formats.set(timeZone, format)
  return format.format(at)
}
