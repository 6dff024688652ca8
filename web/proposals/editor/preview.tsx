// The pages as a homeowner sees them, by the same components, at the width of a phone, a laptop or a sheet. A click
// selects a block; the outline offers the same by keyboard.
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { mapTexts, visible } from '#machines/proposals/content.ts'
import { fillText, knownValues } from '#machines/proposals/variables.ts'
import type { Schemas } from '#sdk/types.ts'
import { EmptyState } from '#web/ui/states.tsx'
import { ProposalPages } from '../document/document.tsx'
import { SizedDocument, useDocumentWidth } from '../sized-document.tsx'
import { ThemeFrame } from '../theme/theme-frame.tsx'
import { useEditing } from './editing.ts'
import { words } from './words.ts'

type Props = {
  document: Schemas['ProposalDocument']
  /** Where there is room for one pane only, to the properties. */
  onOpen: () => void
}

export function Preview({ document: from, onOpen }: Props) {
  const { content, values, images, selected, select } = useEditing()
  const { width } = useDocumentWidth()
  const room = useRef<HTMLDivElement>(null)
  const [chosen, choose] = useState<string>()
  // Typing has priority; the page follows a moment later.
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

  return (
    <section
      ref={room}
      aria-label={words.homeowner_view}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard has to reach that
      tabIndex={0}
      className="h-full overflow-y-auto bg-sunken p-2 @4xl/editor:p-5 [&_[data-block]]:cursor-pointer [&_[data-selected]]:outline-2 [&_[data-selected]]:outline-offset-4 [&_[data-selected]]:outline-marigold [&_div[data-selected]]:rounded-control [&_header[data-selected]]:outline-offset-[-4px]"
    >
      {proposal.content.pages.length === 0 ? (
        <EmptyState title={words.nothing_to_preview}>{words.nothing_to_preview_hint}</EmptyState>
      ) : (
        <SizedDocument width={width}>
          <ThemeFrame look={proposal.theme} {...(width === 'paper' ? { className: 'on-paper' } : {})}>
            <ProposalPages proposal={proposal} chosen={chosen} onChoose={choose} />
          </ThemeFrame>
        </SizedDocument>
      )}
    </section>
  )
}
