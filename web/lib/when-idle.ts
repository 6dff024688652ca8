/** Once the page stands and nothing else is to be done. Safari knows no idle time. */
export function whenIdle(work: () => void) {
  const begin = () => ('requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 2_000))
  if (document.readyState === 'complete') begin()
  else window.addEventListener('load', begin, { once: true })
}
