// Figures and dates as the product writes them, everywhere alike. A homeowner's page needs the figures alone: the library that
// writes dates is not loaded for it, since what is only handed on here costs nothing.
import dayjs from 'dayjs'

export * from './figures.ts'

/** '11/20/2026 3:40 PM' (specification, section 9). */
export const dateTime = (at: string) => dayjs(at).format('MM/DD/YYYY h:mm A')
export const date = (at: string) => dayjs(at).format('MM/DD/YYYY')
