// The product's formats of figures and dates. Homeowner pages use only the figures: the date library isn't loaded for
// them, as re-exports alone cost nothing.
import dayjs from 'dayjs'

export * from './figures.ts'

/** '11/20/2026 3:40 PM' (specification, section 9). */
export const dateTime = (at: string) => dayjs(at).format('MM/DD/YYYY h:mm A')
export const date = (at: string) => dayjs(at).format('MM/DD/YYYY')
