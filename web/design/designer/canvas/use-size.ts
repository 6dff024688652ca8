import { type RefObject, useEffect, useState } from 'react'
import type { Size } from './viewport.ts'

/** An element's size in pixels; null until it is mounted. */
export function useSize(ref: RefObject<Element | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null)
  useEffect(() => {
    // The layout is the browser's.
    const element = ref.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      const { width, height } = element.getBoundingClientRect()
      setSize(before => (before?.width === width && before.height === height ? before : { width, height }))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return size
}
