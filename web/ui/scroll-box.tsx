import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { cx } from '#web/lib/class-names.ts'

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]'

/** A box that scrolls oversized content; reachable by keyboard even if nothing in it takes focus. */
export function ScrollBox({
  className,
  children,
  ref,
  ...rest
}: {
  className?: string
  children: ReactNode
  ref?: Ref<HTMLDivElement | null>
  'data-body'?: true
}) {
  const box = useRef<HTMLDivElement>(null)
  const [stop, setStop] = useState(false)
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => box.current, [])
  useEffect(() => {
    // Only the browser knows if it overflows.
    const element = box.current
    if (!element) return
    const look = () => {
      const overflows = element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth
      setStop(overflows && !element.querySelector(FOCUSABLE))
    }
    const observer = new ResizeObserver(look)
    for (const one of [element, ...element.children]) observer.observe(one)
    return () => observer.disconnect()
  })
  return (
    <div {...rest} ref={box} tabIndex={stop ? 0 : undefined} className={cx('relative overflow-auto', className)}>
      {children}
    </div>
  )
}
