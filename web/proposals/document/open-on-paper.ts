/** Opens folded parts while printing, for browsers without `::details-content` (Firefox before 143, Safari before 18.4). */
export function openOnPaper() {
  let opened: HTMLDetailsElement[] = []
  addEventListener('beforeprint', () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>('[data-fold]:not([open])')]
    for (const one of opened) one.open = true
  })
  addEventListener('afterprint', () => {
    for (const one of opened) one.open = false
  })
}
