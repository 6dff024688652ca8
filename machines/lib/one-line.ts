// Names and subjects end up in headers of mails, where a line break begins another header.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it is about.
export const isOneLine = (text: string) => !/[\u0000-\u001f\u007f\u2028\u2029]/.test(text)
