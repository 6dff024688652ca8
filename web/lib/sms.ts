import { phoneHref } from './figures.ts'

/**
 * The address that opens a text message to a US number with its words written. iOS wants the `&`, Android takes it; an
 * extension gets no text messages.
 */
export const smsHref = (number: string, text: string): string =>
  `${phoneHref(number).replace('tel:', 'sms:').replace(/,.*/, '')}?&body=${encodeURIComponent(text)}`
