// The pages and their blocks: chosen, moved, hidden, duplicated, deleted, by pointer and by keyboard.
import { Plus, RotateCcw } from 'lucide-react'
import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import type { Content } from '#machines/proposals/content.ts'
import { Button } from '#web/ui/button.tsx'
import { common } from '#web/words/common.ts'
import { blockName, PAGE_ICON, pageName } from '../block-words.ts'
import { useEditing } from '../editing.ts'
import { AddBlock } from './add-block.tsx'
import { addPage, duplicate, find, MOST_PAGES, remove, setHidden, step } from './outline.ts'
import { actionOf } from './outline-keys.ts'
import { type Hands, OutlineRow, type RowAction } from './outline-row.tsx'
import { useOutlineDrag } from './use-outline-drag.ts'
import { words } from './words.ts'

/** Within the list, so that a moved row can be given the focus again. */
const rowOf = (list: HTMLElement | null, id: string) => list?.querySelector<HTMLElement>(`[data-row="${id}"]`)

export function Outline({ onOpen }: { onOpen: () => void }) {
  const { content, whyNot, edit, undo, selected, select, findings, say } = useEditing()
  const [deleted, setDeleted] = useState<{ name: string; after: Content } | null>(null)
  const nameOf = (id: string) => {
    const place = find(content, id)
    return !place ? '' : place.block ? blockName(place.block) : pageName(place.page.name, place.page_at)
  }
  const moved = (next: Content, id: string) => {
    if (next === content) return say(words.cannot_go_further({ id: nameOf(id) }))
    edit(next)
    say(`${nameOf(id)}: ${placeIn(next, id)}.`)
    // Moved to another page it is another element.
    requestAnimationFrame(() => rowOf(dragging.list.current, id)?.focus())
  }
  const dragging = useOutlineDrag({ content, whyNot, onDrop: moved })
  const act = (id: string, action: RowAction) => {
    if (whyNot !== undefined) return
    const place = find(content, id)
    if (!place) return
    if (action === 'up' || action === 'down') moved(step(content, id, action === 'up' ? -1 : 1), id)
    else if (action === 'hide') {
      const hidden = !(place.block ?? place.page).hidden
      edit(setHidden(content, id, hidden))
      say(words.visibility_changed({ id: nameOf(id), has_hidden: hidden ? 'yes' : 'no' }))
    } else if (action === 'duplicate') {
      const copy = duplicate(content, id)
      if (copy.id === undefined) return say(words.limit_reached)
      edit(copy.content)
      select(copy.id)
      say(words.id_duplicated({ id: nameOf(id) }))
    } else {
      const next = remove(content, id)
      if (next === content) return say(words.proposal_has_least_one)
      edit(next)
      setDeleted({ name: nameOf(id), after: next })
      select(neighbour(content, id))
      say(words.deleted_undo_brings_back({ id: nameOf(id) }))
    }
  }
  const onKeys = (event: KeyboardEvent<HTMLElement>) => {
    const id = event.target instanceof HTMLElement ? event.target.dataset['row'] : undefined
    const action = id === undefined ? undefined : actionOf(event)
    if (id !== undefined && action) {
      event.preventDefault()
      act(id, action)
    } else if (id !== undefined && !event.altKey && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault()
      const rows = [...(dragging.list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
      const at = rows.findIndex(row => row.dataset['row'] === id)
      rows[at + (event.key === 'ArrowDown' ? 1 : -1)]?.focus()
    }
  }
  const counts = new Map<string, number>()
  for (const { block_id, page_id } of findings) {
    const id = block_id ?? page_id
    if (id !== null) counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  const hands = useSteady({
    down: dragging.down,
    move: dragging.move,
    end: dragging.end,
    select: id => {
      if (!dragging.wasDragged()) select(id)
    },
    open: onOpen,
    act,
  })
  const row = (id: string) => ({
    id,
    selected: id === selected,
    findings: counts.get(id) ?? 0,
    whyNot,
    dragged: dragging.drag?.id === id,
    hands,
  })
  const slot = dragging.drag?.slot
  const line = <div aria-hidden className="mx-2 h-0.5 rounded-full bg-marigold" />
  return (
    <div className="flex flex-col gap-1 p-2">
      <ol ref={dragging.list} aria-label={words.proposal_pages} className="flex flex-col gap-1" onKeyDown={onKeys}>
        {content.pages.map((page, page_at) => (
          <li key={page.id} data-page={page.id}>
            {slot?.page_id === null && slot.to === page_at && line}
            <OutlineRow
              {...row(page.id)}
              page
              name={pageName(page.name, page_at)}
              icon={PAGE_ICON}
              hidden={page.hidden}
            />
            <ol
              aria-label={words.blocks_name({ name: pageName(page.name, page_at) })}
              className="ml-3 border-l border-hairline pl-1.5"
            >
              {page.blocks.map((block, block_at) => (
                <li key={block.id} data-block-row={block.id}>
                  {slot?.page_id === page.id && slot.to === block_at && line}
                  <OutlineRow
                    {...row(block.id)}
                    name={blockName(block)}
                    kind={block.kind}
                    hidden={block.hidden}
                    faded={page.hidden}
                  />
                </li>
              ))}
              {slot?.page_id === page.id && slot.to === page.blocks.length && <li aria-hidden>{line}</li>}
              {page.id === find(content, selected)?.page.id && (
                <li>
                  <AddBlock page={page} />
                </li>
              )}
            </ol>
          </li>
        ))}
        {slot?.page_id === null && slot.to === content.pages.length && <li aria-hidden>{line}</li>}
      </ol>
      {deleted?.after === content && (
        <div className="flex items-center justify-between gap-2 rounded-card bg-sunken px-3 py-2 text-sm">
          <span className="min-w-0 truncate">{words.name_deleted({ name: deleted.name })}</span>
          <Button look="ghost" icon={<RotateCcw size={14} aria-hidden />} onClick={undo}>
            {common.undo}
          </Button>
        </div>
      )}
      <Button
        look="ghost"
        className="justify-start"
        icon={<Plus size={15} aria-hidden />}
        disabledReason={
          whyNot ??
          (content.pages.length >= MOST_PAGES ? words.proposal_has_most_pages({ most_pages: MOST_PAGES }) : undefined)
        }
        onClick={() => {
          const added = addPage(content, '', find(content, selected)?.page.id)
          edit(added.content)
          if (added.id === undefined) return
          select(added.id)
          say(words.page_added)
          onOpen()
        }}
      >
        {words.add_page}
      </Button>
    </div>
  )
}

/** The selection after this is removed. */
function neighbour(content: Content, id: string): string {
  const place = find(content, id)
  if (!place) return ''
  const all = place.block ? place.page.blocks : content.pages
  const at = place.block ? place.block_at : place.page_at
  return (all[at + 1] ?? all[at - 1] ?? place.page).id
}

function placeIn(content: Content, id: string): string {
  const place = find(content, id)
  if (!place) return ''
  if (!place.block) return words.page_position({ page_at: place.page_at + 1, count: content.pages.length })
  return words.block_position({
    block_at: place.block_at + 1,
    count: place.page.blocks.length,
    name: pageName(place.page.name, place.page_at),
  })
}

/** The same functions at every drawing, each doing what it last came to mean. */
function useSteady(hands: Hands): Hands {
  const now = useRef<Hands>(hands)
  now.current = hands
  return useMemo(
    () => ({
      down: (id, event) => now.current.down(id, event),
      move: event => now.current.move(event),
      end: event => now.current.end(event),
      select: id => now.current.select(id),
      open: () => now.current.open(),
      act: (id, action) => now.current.act(id, action),
    }),
    [],
  )
}
