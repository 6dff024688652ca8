import { useEffect, useRef, useState } from 'react'

const THREE_PANES_PX = 860

/** True if its element has room for one pane only; for what CSS can't do. */
export function useNarrow() {
  const frame = useRef<HTMLDivElement>(null)
  const [narrow, setNarrow] = useState(() => window.innerWidth < THREE_PANES_PX)
  useEffect(() => {
    // How wide it is only the browser knows.
    const element = frame.current
    if (!element) return
    const observer = new ResizeObserver(() => setNarrow(element.clientWidth < THREE_PANES_PX))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [frame, narrow] as const
}
