// What the words of mails are put together from.
export const paragraphs = (...parts: string[]) => parts.join('\n\n')

export const LINE = 'A line with it is left out where there is none.'
