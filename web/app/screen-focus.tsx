// The focus follows the screen: past the menu by the first Tab, and to the heading of a screen that came in place of another.
import { useEffect, useInsertionEffect, useRef } from 'react'
import { words } from './words.ts'

/** The id of the one `main` of a screen. */
export const MAIN = 'main'
/** After this long a screen without a heading has none. */
const WAITS_MS = 10_000

const quietly = (element: HTMLElement) => {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

export function SkipLink() {
  return (
    <a
      href={`#${MAIN}`}
      // Not by the address: what it has behind its # names parts of a page.
      onClick={event => {
        event.preventDefault()
        document.getElementById(MAIN)?.focus()
      }}
      className="fixed top-3 left-3 z-50 rounded-control bg-primary px-4 py-2.5 text-base font-medium text-on-primary not-focus-visible:sr-only"
    >
      {words.skip_to_content}
    </a>
  )
}

/** After another address: the heading, as soon as there is one, unless a field of the new screen has taken the focus. */
export function useScreenFocus(address: string) {
  const shown = useRef(address)
  const before = useRef<Element | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useInsertionEffect(() => {
    // Before the new screen is drawn: what has the focus then belongs to the old one.
    before.current = document.activeElement
  }, [address])
  useEffect(() => {
    // The focus is the browser's, and a heading may come long after the address.
    if (shown.current === address) return
    shown.current = address
    const isLeft = () =>
      [null, document.body, before.current, document.getElementById(MAIN)].includes(document.activeElement)
    const observer = new MutationObserver(lead)
    const timer = setTimeout(stop, WAITS_MS)
    function stop() {
      clearTimeout(timer)
      observer.disconnect()
    }
    function lead() {
      if (!isLeft()) return stop()
      const main = document.querySelector('main')
      const heading = main?.querySelector('h1') ?? document.querySelector('h1')
      if (heading) {
        quietly(heading)
        stop()
      } else if (main && document.activeElement !== main) quietly(main)
    }
    observer.observe(document.body, { childList: true, subtree: true })
    lead()
    return stop
  }, [address])
}
