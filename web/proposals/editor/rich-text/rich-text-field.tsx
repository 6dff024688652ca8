// Rich text with bold, italic, links, headings, lists and project values. The editor's library is loaded with it, and
// the value is the contract's RichText, not markup.
import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useId, useRef } from 'react'
import { cx } from '#web/lib/class-names.ts'
import { useEditing } from '../editing.ts'
import { reducedHtml } from './pasted.ts'
import { EXTENSIONS } from './rich-extensions.ts'
import { fromEditor, type RichText, toEditor, tooMuch } from './rich-text.ts'
import { RichToolbar } from './rich-toolbar.tsx'
import { useVariableSearch, VariableSearch } from './variable-search.tsx'
import { words as texts } from './words.ts'

type Props = { label: string; value: RichText; onChange: (value: RichText) => void }

export default function RichTextField({ label, value, onChange }: Props) {
  const { whyNot } = useEditing()
  const id = useId()
  const emitted = useRef(value)
  const search = useVariableSearch(`${id}-search`)
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: toEditor(value),
    editable: whyNot === undefined,
    // The page's policy forbids injected styles; the classes below replace them.
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: { id, role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': `${id}-label`, class: LOOK },
      transformPastedHTML: reducedHtml,
      handleKeyDown: (_, event) => search.onKey(event),
    },
    onUpdate: ({ editor: changed }) => {
      emitted.current = fromEditor(changed.getJSON())
      onChange(emitted.current)
    },
    onTransaction: ({ editor: changed }) => search.look(changed),
    onBlur: () => search.close(),
  })
  useEffect(() => {
    // The editor has its own document; undo, or another user's text, come from outside.
    if (!editor || value === emitted.current) return
    emitted.current = value
    const { from } = editor.state.selection
    editor.commands.setContent(toEditor(value), { emitUpdate: false })
    editor.commands.setTextSelection(Math.min(from, editor.state.doc.content.size))
  }, [editor, value])
  useEffect(() => {
    editor?.setEditable(whyNot === undefined, false)
  }, [editor, whyNot])
  if (!editor) return null
  const much = tooMuch(editor.getJSON())
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <p id={`${id}-label`} className="text-sm font-medium">
        {label}
      </p>
      <div
        className={cx(
          'rounded-control border bg-raised focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus',
          much ? 'border-danger' : 'border-control',
        )}
      >
        <RichToolbar editor={editor} disabled={whyNot !== undefined} />
        <EditorContent editor={editor} />
      </div>
      {much ? (
        <p role="alert" className="text-xs text-danger">
          {much}
        </p>
      ) : (
        <p className="text-xs text-ink-3">{texts.variable_hint}</p>
      )}
      <VariableSearch search={search} />
    </div>
  )
}

const LOOK = cx(
  'max-h-[60vh] min-h-40 overflow-y-auto px-2.5 py-2 text-base break-words whitespace-pre-wrap outline-none max-sm:text-md',
  '[&_p]:my-1.5 [&_h3]:mt-3 [&_h3]:mb-1 [&_h3]:text-md [&_h3]:font-semibold [&_ol]:list-decimal [&_ol]:pl-5 [&_ul]:list-disc [&_ul]:pl-5 [&_li_p]:my-0.5',
  '[&_.ProseMirror-selectednode]:outline-2 [&_.ProseMirror-selectednode]:outline-marigold [&_img.ProseMirror-separator]:inline',
)
