/** The calendar day, YYYY-MM-DD, that it is in a time zone. Canada writes days that way. */
export const dayIn = (timeZone: string, at: Date) => at.toLocaleDateString('en-CA', { timeZone })
