// A part of a page that an address names behind its #: scrolled to once it is there, and again when only the # changes.
import { type ReactNode, useEffect, useRef } from 'react'
import { useHash } from './use-hash.ts'

export function Anchored({ id, children }: { id: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const named = useHash() === `#${id}`
  useEffect(() => {
    // The scroll position is the browser's.
    if (named) place.current?.scrollIntoView({ block: 'start' })
  }, [named])
  return (
    <div ref={place} id={id} className="scroll-mt-20 lg:scroll-mt-6">
      {children}
    </div>
  )
}
