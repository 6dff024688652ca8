/** Runs when the page is loaded and idle. Safari has no idle callback. */
export function whenIdle(work: () => void) {
  const begin = () => ('requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 2_000))
  if (document.readyState === 'complete') begin()
  else window.addEventListener('load', begin, { once: true })
}
