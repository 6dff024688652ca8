// The pages with their fields; only those near the view are drawn.
import { type FocusEvent, type RefObject, useEffect, useMemo, useRef } from 'react'
import { ErrorState } from '#web/ui/states.tsx'
import { useEditing } from '../editing.ts'
import type { Field } from '../fields/field-edits.ts'
import type { LiveStore } from '../live.ts'
import { PageSheet } from './page-sheet.tsx'
import { useCanvasKeys } from './use-canvas-keys.ts'
import type { useGestures } from './use-gestures.ts'
import type { usePdf } from './use-pdf.ts'
import type { Sheets } from './use-sheets.ts'
import { words } from './words.ts'

type Props = {
  pdf: ReturnType<typeof usePdf>
  sheets: Sheets
  live: LiveStore
  gestures: ReturnType<typeof useGestures>
  /** The field that is to have the focus once it is drawn. */
  wanted: RefObject<string | null>
  onOpen: () => void
}

const NONE: readonly Field[] = []

export function PageCanvas({ pdf, sheets, live, gestures, wanted, onOpen }: Props) {
  const editing = useEditing()
  const { draft, pages, selected, findings, variables, preview } = editing
  const byPage = useFieldsByPage(draft.fields)
  const key = selected.join(' ')
  const chosen = useMemo(() => new Set(key.split(' ')), [key])
  const faulty = useMemo(
    () => new Set(findings.flatMap(({ field_id, blocks }) => (blocks && field_id ? field_id : []))),
    [findings],
  )
  const onKeyDown = useCanvasKeys({ editing, box: sheets.box, stop: gestures.stop, onOpen })
  useEffect(() => {
    // The focus is the browser's.
    const id = wanted.current
    const element = id && sheets.box.current?.querySelector<HTMLElement>(`[data-field="${CSS.escape(id)}"]`)
    if (!element) return
    wanted.current = null
    element.focus({ preventScroll: true })
  })
  const focused = (event: FocusEvent<HTMLElement>) => {
    const id = event.target.getAttribute('data-field')
    // A click has already made its selection.
    if (id !== null && !gestures.busy() && !selected.includes(id)) editing.select([id])
  }
  if (pdf.failed) return <ErrorState sentence={words.document_could_not_loaded} onRetry={pdf.retry} />
  const { first, last } = sheets.view
  return (
    <section
      ref={sheets.box}
      aria-label={words.pages_agreement}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
      tabIndex={0}
      onScroll={sheets.look}
      onKeyDown={onKeyDown}
      onFocus={focused}
      {...gestures.handlers}
      className="relative h-full overflow-x-auto overflow-y-scroll bg-sunken px-4 pt-4 focus-visible:-outline-offset-2"
    >
      {pages.map((size, index) => (
        <PageSheet
          // biome-ignore lint/suspicious/noArrayIndexKey: pages keep their places
          key={index}
          pdf={pdf.pdf}
          page={index + 1}
          of={pages.length}
          size={size}
          scale={sheets.scales[index] ?? sheets.scale}
          near={index + 1 >= first - 1 && index + 1 <= last + 1}
          fields={byPage.get(index + 1) ?? NONE}
          selected={chosen}
          faulty={faulty}
          variables={variables}
          preview={preview}
          live={live}
        />
      ))}
    </section>
  )
}

/** A page whose fields are the same keeps the same list, and is not drawn again. */
function useFieldsByPage(fields: readonly Field[]): ReadonlyMap<number, readonly Field[]> {
  const before = useRef(new Map<number, readonly Field[]>())
  return useMemo(() => {
    const next = new Map<number, Field[]>()
    for (const field of fields) next.set(field.page, [...(next.get(field.page) ?? []), field])
    const kept = new Map<number, readonly Field[]>()
    for (const [page, list] of next) {
      const old = before.current.get(page)
      kept.set(page, old?.length === list.length && old.every((one, at) => one === list[at]) ? old : list)
    }
    before.current = kept
    return kept
  }, [fields])
}
