// What every report and page of the contract's tools is written with: figures as a person reads them, text that cannot become markup.

export const figure = (count: number) => count.toLocaleString('en-US')
export const counted = (count: number, noun: string) => `${figure(count)} ${noun}${count === 1 ? '' : 's'}`
export const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

/** As text of HTML or XML; what XML cannot hold at all becomes the character that says so. */
export const escaped = (said: string) =>
  said
    .replaceAll(/(?![\t\n\r])[\p{Cc}\p{Surrogate}\uFFFE\uFFFF]/gu, '\uFFFD')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
