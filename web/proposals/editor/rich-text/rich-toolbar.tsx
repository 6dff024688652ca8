import { type Editor, useEditorState } from '@tiptap/react'
import { Bold, Heading, Italic, Link, List, ListOrdered, type LucideIcon, Unlink } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { cx } from '#web/lib/class-names.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { common } from '#web/words/common.ts'
import { isLink } from './rich-text.ts'
import { VariableMenu } from './variable-menu.tsx'
import { words } from './words.ts'

type Props = { editor: Editor; disabled: boolean }

export function RichToolbar({ editor, disabled }: Props) {
  const [linking, setLinking] = useState<string | null>(null)
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      heading: now.isActive('heading'),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      link: now.isActive('link'),
    }),
  })
  const run = () => editor.chain().focus()
  const tools: [string, LucideIcon, boolean, () => void, string?][] = [
    [words.bold, Bold, on.bold, () => run().toggleMark('bold').run(), 'Ctrl B'],
    [words.italic, Italic, on.italic, () => run().toggleMark('italic').run(), 'Ctrl I'],
    [words.heading, Heading, on.heading, () => run().toggleNode('heading', 'paragraph', { level: 3 }).run()],
    [words.bullets, List, on.bullets, () => run().toggleList('bulletList', 'listItem').run()],
    [words.numbers, ListOrdered, on.numbers, () => run().toggleList('orderedList', 'listItem').run()],
    [words.link, Link, on.link, () => setLinking(String(editor.getAttributes('link')['href'] ?? ''))],
  ]
  return (
    <div className="border-b border-hairline">
      <div role="toolbar" aria-label={words.text_formatting} className="flex flex-wrap items-center px-1 py-0.5">
        {tools.map(([name, Icon, pressed, act, keys]) => (
          <button
            key={name}
            type="button"
            aria-label={name}
            title={keys ? `${name} (${keys})` : name}
            aria-pressed={pressed}
            disabled={disabled}
            // The selection stays where it is.
            onMouseDown={event => event.preventDefault()}
            onClick={act}
            className={cx(
              'flex size-7 items-center justify-center rounded-control disabled:opacity-35 max-sm:size-10',
              pressed ? 'bg-marigold-soft text-ink' : 'text-ink-2 hover:bg-sunken hover:text-ink',
            )}
          >
            <Icon size={15} aria-hidden />
          </button>
        ))}
        <div className="ml-auto">
          <VariableMenu
            disabled={disabled}
            onInsert={name => run().insertContent({ type: 'variable', attrs: { name } }).run()}
          />
        </div>
      </div>
      {linking !== null && <LinkForm editor={editor} begin={linking} onDone={() => setLinking(null)} />}
    </div>
  )
}

/** People type addresses without their beginning. */
function completed(typed: string): string {
  const text = typed.trim()
  if (text === '' || /^[a-z]+:/i.test(text)) return text
  return /^[^\s/@]+@[^\s/@]+$/.test(text) ? `mailto:${text}` : `https://${text}`
}

function LinkForm({ editor, begin, onDone }: { editor: Editor; begin: string; onDone: () => void }) {
  const [typed, setTyped] = useState(begin)
  const href = completed(typed)
  const fits = href === '' || isLink(href)
  const apply = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (!fits) return
    const chain = editor.chain().focus().extendMarkRange('link')
    if (href === '') chain.unsetMark('link').run()
    else if (editor.state.selection.empty && begin === '')
      chain.insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] }).run()
    else chain.setMark('link', { href }).run()
    onDone()
  }
  return (
    <form noValidate onSubmit={apply} className="flex flex-col gap-2 border-t border-hairline p-2">
      <TextField
        label={words.link_to_label}
        inputMode="url"
        maxLength={500}
        autoFocus
        placeholder="https://example.com"
        value={typed}
        onChange={event => setTyped(event.target.value)}
        onKeyDown={event => event.key === 'Escape' && onDone()}
        error={fits ? undefined : words.invalid_link}
      />
      <div className="flex justify-end gap-2">
        {begin !== '' && (
          <Button
            look="ghost"
            icon={<Unlink size={14} aria-hidden />}
            onClick={() => {
              editor.chain().focus().extendMarkRange('link').unsetMark('link').run()
              onDone()
            }}
          >
            {words.remove_link}
          </Button>
        )}
        <Button onClick={onDone}>{common.cancel}</Button>
        <Button type="submit" look="primary">
          {words.set_link}
        </Button>
      </div>
    </form>
  )
}
