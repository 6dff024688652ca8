// Edits a proposal's or template's pages: outline, preview, and properties of the selection. It keeps the undo history;
// the parent saves. It fills the given height.
import { useEffect, useRef, useState } from 'react'
import type { Content } from '#machines/proposals/content.ts'
import type { Schemas } from '#sdk/types.ts'
import { cx } from '#web/lib/class-names.ts'
import { opened, type Step, stepped } from '#web/projects/sale/work-history.ts'
import { type Editing, EditingContext } from './editing.ts'
import { EditorBar, type Pane } from './editor-bar.tsx'
import { changeBlock, find } from './outline/outline.ts'
import { Outline } from './outline/outline-list.tsx'
import { Preview } from './preview.tsx'
import { Properties } from './properties.tsx'
import { words } from './words.ts'

type ContentEditorProps = {
  content: Content
  onChange: (content: Content) => void
  /** Of which everything but the content is shown: figures, theme, company. */
  document: Schemas['ProposalDocument']
  /** Values of variables in the preview, and what to enter for one without a value. */
  values: readonly Schemas['VariableValue'][]
  findings: readonly Schemas['Finding'][]
  /** All that the content may name. */
  images: readonly Schemas['ShownImage'][]
  onImage: (image: Schemas['ShownImage']) => void
  whyNot: string | undefined
  /** An earlier version that is only looked at. */
  look?: Content | undefined
  /** The page or block that is open at first. */
  at?: string | undefined
}

export function ContentEditor(props: ContentEditorProps) {
  const { content, onChange, look, at = '' } = props
  const [history, setHistory] = useState(() => opened(content))
  const [seen, setSeen] = useState(content)
  const now = useRef(history)
  if (content !== seen) {
    setSeen(content)
    if (content !== history.present) {
      // Another user's pages, or an earlier version, were loaded.
      now.current = stepped(history, { type: 'replaced', content })
      setHistory(now.current)
    }
  }
  const [pane, setPane] = useState<Pane>(at === '' ? 'outline' : 'properties')
  const [picked, pick] = useState(at)
  const [said, say] = useState('')
  const shown = look ?? history.present
  const whyNot = look ? words.you_looking_another_version : props.whyNot
  const selected = find(shown, picked) ? picked : (shown.pages[0]?.blocks[0]?.id ?? shown.pages[0]?.id ?? '')

  const take = (step: Step<Content>) => {
    const next = stepped(now.current, step)
    if (whyNot !== undefined || next === now.current) return
    now.current = next
    setHistory(next)
    onChange(next.present)
  }
  const edit = (next: Content, key?: string) => take({ type: 'edited', content: next, key, at_ms: performance.now() })
  const editing: Editing = {
    content: shown,
    whyNot,
    edit,
    editBlock: (block, key) => edit(changeBlock(now.current.present, block), key && `${block.id}.${key}`),
    undo: whyNot === undefined && history.past.length > 0 ? () => take({ type: 'undone' }) : undefined,
    redo: whyNot === undefined && history.future.length > 0 ? () => take({ type: 'redone' }) : undefined,
    selected,
    select: pick,
    values: props.values,
    findings: props.findings,
    images: props.images,
    onImage: props.onImage,
    said,
    say,
  }
  useUndoKeys(editing)
  return (
    <EditingContext value={editing}>
      <div className="@container/editor flex h-full min-h-0 flex-col">
        <EditorBar pane={pane} onPane={setPane} />
        <div className="flex min-h-0 flex-1">
          <aside
            aria-label={words.pages}
            className={cx(
              'w-64 shrink-0 overflow-y-auto border-r border-hairline bg-surface @max-4xl/editor:w-full @max-4xl/editor:border-r-0',
              pane !== 'outline' && '@max-4xl/editor:hidden',
            )}
          >
            <Outline onOpen={() => setPane('properties')} />
          </aside>
          <div className={cx('min-h-0 min-w-0 flex-1', pane !== 'preview' && '@max-4xl/editor:hidden')}>
            <Preview document={props.document} onOpen={() => setPane('properties')} />
          </div>
          <aside
            aria-label={words.properties}
            className={cx(
              'w-80 shrink-0 overflow-y-auto @6xl/editor:w-96 border-l border-hairline bg-surface @max-4xl/editor:w-full @max-4xl/editor:border-l-0',
              pane !== 'properties' && '@max-4xl/editor:hidden',
            )}
          >
            <Properties />
          </aside>
        </div>
        <p role="status" className="sr-only">
          {said}
        </p>
      </div>
    </EditingContext>
  )
}

/** One way back for all that is typed and moved, wherever the focus is; a field's own would know its letters only. */
function useUndoKeys({ undo, redo }: Pick<Editing, 'undo' | 'redo'>) {
  const now = useRef({ undo, redo })
  now.current = { undo, redo }
  useEffect(() => {
    // The keyboard belongs to the window: no part of the editor need have the focus.
    const down = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      const key = event.key.toLowerCase()
      const elsewhere = event.target instanceof Element && event.target.closest('[role="dialog"]') !== null
      if ((key !== 'z' && key !== 'y') || elsewhere) return
      event.preventDefault()
      event.stopPropagation()
      if (key === 'y' || event.shiftKey) now.current.redo?.()
      else now.current.undo?.()
    }
    window.addEventListener('keydown', down, { capture: true })
    return () => window.removeEventListener('keydown', down, { capture: true })
  }, [])
}
