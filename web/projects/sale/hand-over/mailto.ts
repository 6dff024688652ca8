/** The address that opens the reader's own mail program with the mail written. Nothing is sent by it. */
export const mailtoHref = (to: string, subject: string, text: string): string =>
  `mailto:${encodeURIComponent(to).replaceAll('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`
