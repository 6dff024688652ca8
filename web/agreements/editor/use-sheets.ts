// Which pages are in view, at which scale; what is looked at stays where it is when the scale changes.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Box, Size } from './geometry.ts'
import { fitScale, nextZoom, PX_PER_PT, pageAt, topsOf } from './sheet-layout.ts'

export const PAD_PX = 16

export function useSheets(pages: readonly Size[]) {
  const box = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(0)
  const [zoom, setZoom] = useState<number | null>(null)
  const [view, setView] = useState({ first: 1, last: 1, page: 1 })
  const scale = zoom ?? fitScale(pages, room - 2 * PAD_PX)
  const tops = useMemo(() => topsOf(pages, scale, PAD_PX), [pages, scale])
  const held = useRef({ page: 1, share: 0, scale })

  const look = () => {
    const element = box.current
    if (!element) return
    const { scrollTop, clientHeight } = element
    const next = {
      first: pageAt(tops, scrollTop),
      last: pageAt(tops, scrollTop + clientHeight),
      page: pageAt(tops, scrollTop + clientHeight / 2),
    }
    const height = (pages[next.page - 1]?.height ?? 1) * scale
    held.current = {
      page: next.page,
      share: (scrollTop + clientHeight / 2 - (tops[next.page - 1] ?? 0)) / height,
      scale,
    }
    setView(now => (now.first === next.first && now.last === next.last && now.page === next.page ? now : next))
  }
  useEffect(() => {
    // How much room there is only the browser knows.
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(() => setRoom(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is in view depends on the layout alone
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const { page, share, scale: before } = held.current
    if (before !== scale && room > 0)
      element.scrollTop =
        (tops[page - 1] ?? 0) + share * (pages[page - 1]?.height ?? 1) * scale - element.clientHeight / 2
    look()
  }, [tops, room])

  return {
    box,
    scale,
    view,
    look,
    fits: zoom === null,
    percent: Math.round((scale / PX_PER_PT) * 100),
    zoomBy: (by: 1 | -1) => setZoom(nextZoom(scale, by)),
    fit: () => setZoom(null),
    /** Brings a page, or a place on it, into view; what is in view already stays where it is. */
    show: (page: number, place?: Box) => {
      const element = box.current
      if (!element) return
      const height = (pages[page - 1]?.height ?? 1) * scale
      const top = tops[page - 1] ?? 0
      if (!place) return element.scrollTo({ top: top - PAD_PX })
      const [from, to] = [top + place.y * height, top + (place.y + place.h) * height]
      if (from >= element.scrollTop + PAD_PX && to <= element.scrollTop + element.clientHeight - PAD_PX) return
      element.scrollTo({ top: from - element.clientHeight / 3 })
    },
    /** The middle of what is seen of the page in view. */
    middle: () => {
      const element = box.current
      const { page } = view
      const height = (pages[page - 1]?.height ?? 1) * scale
      const top = tops[page - 1] ?? 0
      if (!element) return { page, x: 0.5, y: 0.5 }
      const from = Math.max(top, element.scrollTop)
      const to = Math.min(top + height, element.scrollTop + element.clientHeight)
      return { page, x: 0.5, y: Math.min(1, Math.max(0, ((from + to) / 2 - top) / height)) }
    },
  }
}
export type Sheets = ReturnType<typeof useSheets>
