// Pages and blocks dragged in the outline by pointer; who uses a keyboard moves them with Alt and the arrows. Written here
// rather than taken from a library, since the outline is one list of two levels and its rows are plain elements.
import { type PointerEvent, useRef, useState } from 'react'
import type { Content } from '#machines/proposals/content.ts'
import { find, moveBlock, movePage } from './outline.ts'

/** The drop position: before the page at `to`, or within a page at `to`. */
type Slot = { page_id: string | null; to: number }

const SLIP_PX = 5
const EDGE_PX = 36
const SCROLL_PX = 12

type Props = { content: Content; onDrop: (content: Content, id: string) => void; whyNot: string | undefined }

export function useOutlineDrag({ content, onDrop, whyNot }: Props) {
  const list = useRef<HTMLOListElement>(null)
  const [drag, setDrag] = useState<{ id: string; slot: Slot | null } | null>(null)
  const start = useRef<{ id: string; y: number; moving: boolean } | null>(null)
  /** The click that ends a drag must not select. */
  const dragged = useRef(false)

  const down = (id: string, event: PointerEvent<HTMLElement>) => {
    dragged.current = false
    if (whyNot !== undefined || event.button !== 0) return
    // A finger on a row scrolls; on the grip it drags.
    const grip = event.target instanceof Element && event.target.closest('[data-grip]') !== null
    if (event.pointerType === 'touch' && !grip) return
    start.current = { id, y: event.clientY, moving: false }
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const move = (event: PointerEvent<HTMLElement>) => {
    const from = start.current
    if (!from || (!from.moving && Math.abs(event.clientY - from.y) < SLIP_PX)) return
    from.moving = true
    dragged.current = true
    scrollNear(list.current?.closest('aside') ?? null, event.clientY)
    setDrag({ id: from.id, slot: slotAt(list.current, content, from.id, event.clientY) })
  }
  const end = (event: PointerEvent<HTMLElement>) => {
    const from = start.current
    start.current = null
    setDrag(null)
    if (!from?.moving || event.type === 'pointercancel') return
    const slot = slotAt(list.current, content, from.id, event.clientY)
    if (slot) onDrop(dropped(content, from.id, slot), from.id)
  }
  return {
    list,
    drag,
    wasDragged: () => dragged.current,
    down,
    move,
    end,
  }
}

/** A slot counts positions as displayed, with the dragged item still in its own. */
export function dropped(content: Content, id: string, { page_id, to }: Slot): Content {
  const place = find(content, id)
  if (!place) return content
  if (page_id === null) return movePage(content, id, to > place.page_at ? to - 1 : to)
  const below = place.page.id === page_id && to > place.block_at
  return moveBlock(content, id, page_id, below ? to - 1 : to)
}

function slotAt(list: HTMLElement | null, content: Content, id: string, y: number): Slot | null {
  if (!list) return null
  const middle = (element: Element) => {
    const { top, height } = element.getBoundingClientRect()
    return top + height / 2
  }
  const pages = [...list.querySelectorAll('[data-page]')]
  if (!find(content, id)?.block) {
    const at = pages.findIndex(page => y < middle(page))
    return { page_id: null, to: at < 0 ? pages.length : at }
  }
  const below = pages.filter(page => page.getBoundingClientRect().top <= y)
  const page = below.at(-1) ?? pages[0]
  const page_id = page?.getAttribute('data-page')
  if (!page || !page_id) return null
  const blocks = [...page.querySelectorAll('[data-block-row]')]
  const at = blocks.findIndex(block => y < middle(block))
  return { page_id, to: at < 0 ? blocks.length : at }
}

function scrollNear(box: Element | null, y: number) {
  if (!box) return
  const { top, bottom } = box.getBoundingClientRect()
  if (y < top + EDGE_PX) box.scrollBy(0, -SCROLL_PX)
  else if (y > bottom - EDGE_PX) box.scrollBy(0, SCROLL_PX)
}
