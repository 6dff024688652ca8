// The pages as a homeowner sees them, by the same components, at the width of a phone, a laptop or a sheet. What is clicked
// is selected; whoever cannot click finds the same blocks in the outline.
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { mapTexts, visible } from '#server/proposals/content.ts'
import { fillText, knownValues } from '#server/proposals/variables.ts'
import { cx } from '#web/lib/class-names.ts'
import { EmptyState } from '#web/ui/states.tsx'
import { ProposalPages } from '../document/document.tsx'
import { ThemeFrame } from '../theme-frame.tsx'
import { useEditing } from './editing.ts'
import { useWidth } from './editor-bar.tsx'

/** A common phone, a laptop, and US letter at 96 dots an inch. */
const WIDTHS_PX = { phone: 390, laptop: 1_024, paper: 816 } as const
const MARGIN_PX = 48

type Props = {
  document: Schemas['ProposalDocument']
  /** Where there is room for one pane only, to the properties. */
  onOpen: () => void
}

export function Preview({ document: from, onOpen }: Props) {
  const { content, values, images, selected, select } = useEditing()
  const { width } = useWidth()
  const room = useRef<HTMLDivElement>(null)
  const room_px = useRoom(room)
  const [chosen, choose] = useState<string>()
  // Typing goes first; the page follows a moment later.
  const late = useDeferredValue(content)
  const known = useMemo(() => knownValues([...values]), [values])
  const proposal = useMemo(
    () => ({ ...from, images: [...images], content: visible(mapTexts(late, text => fillText(text, known).text)) }),
    [from, images, late, known],
  )
  const clicked = useRef(false)

  useEffect(() => {
    // Which block is selected is marked, and brought into sight, among elements that are not the editor's own.
    const box = room.current
    const block = box?.querySelector(`[data-block="${CSS.escape(selected)}"]`) ?? null
    for (const one of box?.querySelectorAll('[data-selected]') ?? [])
      if (one !== block) one.removeAttribute('data-selected')
    if (block && !block.hasAttribute('data-selected')) {
      block.setAttribute('data-selected', '')
      if (!clicked.current) block.scrollIntoView({ block: 'nearest' })
    }
    clicked.current = false
  })
  useEffect(() => {
    // The document's own links and buttons keep their keys; a click anywhere in a block selects it.
    const box = room.current
    const take = (event: MouseEvent) => {
      const target = event.target instanceof Element ? event.target : null
      if (target?.closest('a')) event.preventDefault()
      const id = target?.closest('[data-block]')?.getAttribute('data-block')
      if (!id) return
      clicked.current = true
      select(id)
    }
    const open = () => onOpen()
    box?.addEventListener('click', take)
    box?.addEventListener('dblclick', open)
    return () => {
      box?.removeEventListener('click', take)
      box?.removeEventListener('dblclick', open)
    }
  }, [select, onOpen])

  const width_px = WIDTHS_PX[width]
  const zoom = Math.min(1, Math.max(0.2, (room_px - (room_px > 640 ? MARGIN_PX : 16)) / width_px))
  return (
    <section
      ref={room}
      aria-label="As the homeowner sees it"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard has to reach that
      tabIndex={0}
      className="h-full overflow-y-auto bg-sunken py-4 [&_[data-block]]:cursor-pointer [&_[data-selected]]:rounded-control [&_[data-selected]]:outline-2 [&_[data-selected]]:outline-offset-4 [&_[data-selected]]:outline-marigold"
    >
      {proposal.content.pages.length === 0 ? (
        <EmptyState title="Nothing to see yet">Add a block to a page, or show one that is hidden.</EmptyState>
      ) : (
        <div
          style={{ width: width_px, zoom }}
          className={cx(
            'mx-auto overflow-hidden border border-hairline bg-surface shadow-float',
            width === 'phone' ? 'rounded-[28px]' : 'rounded-card',
          )}
        >
          <ThemeFrame look={proposal.theme} className={width === 'paper' ? 'on-paper' : undefined}>
            <ProposalPages proposal={proposal} chosen={chosen} onChoose={choose} />
          </ThemeFrame>
        </div>
      )}
    </section>
  )
}

/** How wide it is, as it changes. */
function useRoom(room: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    // Sizes are known to the browser alone.
    const element = room.current
    if (!element) return
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width))
    observer.observe(element)
    return () => observer.disconnect()
  }, [room])
  return width
}
