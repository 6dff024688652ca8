// Shared by all reports and pages of the contract tools: readable figures, and text escaped from markup.

export const figure = (count: number) => count.toLocaleString('en-US')
export const counted = (count: number, noun: string) => `${figure(count)} ${noun}${count === 1 ? '' : 's'}`
export const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

/** Escapes text for HTML or XML; characters XML doesn't allow become the replacement character. */
export const escaped = (said: string) =>
  said
    .replaceAll(/(?![\t\n\r])[\p{Cc}\p{Surrogate}\uFFFE\uFFFF]/gu, '\uFFFD')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
