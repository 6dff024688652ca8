// Pages in view and their scale; the view stays in place when the scale changes.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Box, Size } from './geometry.ts'
import { fitScales, nextZoom, PX_PER_PT, pageAt, topsOf } from './sheet-layout.ts'

const PAD_PX = 16

export function useSheets(pages: readonly Size[]) {
  const box = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(0)
  const [zoom, setZoom] = useState<number | null>(null)
  const [view, setView] = useState({ first: 1, last: 1, page: 1 })
  const scales = useMemo(
    () => (zoom === null ? fitScales(pages, room - 2 * PAD_PX) : pages.map(() => zoom)),
    [pages, zoom, room],
  )
  const scale = Math.max(...scales, 0)
  const tops = useMemo(() => topsOf(pages, scales, PAD_PX), [pages, scales])
  const heightOf = (page: number) => (pages[page - 1]?.height ?? 1) * (scales[page - 1] ?? 1)
  /** Asked for while it could not be seen. */
  const waiting = useRef<{ page: number; place: Box | undefined } | null>(null)
  const now = useRef((_page: number, _place?: Box) => {})
  const held = useRef({ page: 1, share: 0, scale: 0 })

  const look = () => {
    const element = box.current
    // Without a measured width there is no layout yet.
    if (!element || room === 0) return
    const { scrollTop, clientHeight } = element
    const next = {
      first: pageAt(tops, scrollTop),
      last: pageAt(tops, scrollTop + clientHeight),
      page: pageAt(tops, scrollTop + clientHeight / 2),
    }
    const height = heightOf(next.page)
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
    const observer = new ResizeObserver(() => {
      // While another pane is shown the width is 0; keep the previous view.
      if (element.clientWidth === 0) return
      setRoom(element.clientWidth)
      const wanted = waiting.current
      waiting.current = null
      if (wanted) now.current(wanted.page, wanted.place)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view depends on the layout alone
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const { page, share, scale: before } = held.current
    if (before !== scale && before > 0 && room > 0)
      element.scrollTop = (tops[page - 1] ?? 0) + share * heightOf(page) - element.clientHeight / 2
    look()
  }, [tops, room])

  const show = (page: number, place?: Box) => {
    const element = box.current
    if (!element) return
    if (element.clientHeight === 0) {
      waiting.current = { page, place }
      return
    }
    const height = heightOf(page)
    const top = tops[page - 1] ?? 0
    if (!place) return element.scrollTo({ top: top - PAD_PX })
    const [from, to] = [top + place.y * height, top + (place.y + place.h) * height]
    if (from >= element.scrollTop + PAD_PX && to <= element.scrollTop + element.clientHeight - PAD_PX) return
    element.scrollTo({ top: from - element.clientHeight / 3 })
  }
  now.current = show

  return {
    box,
    /** Of a page of the usual width. */
    scale,
    scales,
    view,
    look,
    fits: zoom === null,
    percent: Math.round((scale / PX_PER_PT) * 100),
    zoomBy: (by: 1 | -1) => setZoom(nextZoom(scale, by)),
    fit: () => setZoom(null),
    /** Scrolls a page, or a point on it, into view if it isn't. */
    show,
    /** The middle of the visible part of the page in view. */
    middle: () => {
      const element = box.current
      const page = element ? pageAt(tops, element.scrollTop + element.clientHeight / 2) : view.page
      const height = heightOf(page)
      const top = tops[page - 1] ?? 0
      if (!element) return { page, x: 0.5, y: 0.5 }
      const from = Math.max(top, element.scrollTop)
      const to = Math.min(top + height, element.scrollTop + element.clientHeight)
      return { page, x: 0.5, y: Math.min(1, Math.max(0, ((from + to) / 2 - top) / height)) }
    },
  }
}
export type Sheets = ReturnType<typeof useSheets>
