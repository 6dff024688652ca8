// All properties of the selection.
import { Copy, Eye, EyeOff, Trash2 } from 'lucide-react'
import type { Block, Page } from '#machines/proposals/content.ts'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Toggle } from '#web/ui/fields/toggle.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Notice } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { BlockFields } from './block-fields.tsx'
import { KINDS, PAGE_ICON, pageName } from './block-words.ts'
import { useEditing } from './editing.ts'
import { AddBlock } from './outline/add-block.tsx'
import { changePage, duplicate, find, remove, setHidden } from './outline/outline.ts'
import { words } from './words.ts'

export function Properties() {
  const { content, selected } = useEditing()
  const selection = find(content, selected)
  if (!selection) return null
  const { page, page_at, block } = selection
  return (
    <div className="flex flex-col gap-4 p-4">
      <Head page={page} page_at={page_at} block={block} />
      {(block?.hidden || page.hidden) && <Notice>{words.hidden_homeowners_do_not}</Notice>}
      {block ? (
        <BlockFields key={block.id} block={block} />
      ) : (
        <PageFields key={page.id} page={page} page_at={page_at} />
      )}
      <Faults id={block?.id ?? page.id} />
    </div>
  )
}

function Head({ page, page_at, block }: { page: Page; page_at: number; block: Block | undefined }) {
  const { content, whyNot, edit, select, say } = useEditing()
  const { id, hidden } = block ?? page
  const Icon = block ? KINDS[block.kind].icon : PAGE_ICON
  const lonely = !block && content.pages.length === 1
  return (
    <header className="flex items-center gap-2">
      <Icon size={16} aria-hidden className="shrink-0 text-ink-3" />
      <div className="min-w-0 flex-1">
        <h2 className="truncate text-md font-semibold">{block ? KINDS[block.kind].name : words.page_label}</h2>
        <p className="truncate text-sm text-ink-3">
          {block
            ? words.on_page({ page: pageName(page.name, page_at) })
            : words.page_of_count({ page_at: page_at + 1, count: content.pages.length })}
        </p>
      </div>
      {whyNot === undefined && (
        <div className="flex shrink-0">
          <IconButton
            label={hidden ? words.show_homeowner : words.hide_homeowner}
            icon={hidden ? EyeOff : Eye}
            onClick={() => edit(setHidden(content, id, !hidden))}
          />
          <IconButton
            label={common.duplicate}
            keys="Ctrl D"
            icon={Copy}
            onClick={() => {
              const copy = duplicate(content, id)
              edit(copy.content)
              if (copy.id) select(copy.id)
            }}
          />
          <IconButton
            label={common.delete}
            icon={Trash2}
            onClick={
              lonely
                ? undefined
                : () => {
                    edit(remove(content, id))
                    if (block) select(page.id)
                    say(
                      words.block_deleted({
                        value: block ? KINDS[block.kind].name : pageName(page.name, page_at),
                      }),
                    )
                  }
            }
          />
        </div>
      )}
    </header>
  )
}

/** Its faults, below the fields, which therefore don't move while typing. */
function Faults({ id }: { id: string }) {
  const { findings } = useEditing()
  return (
    <div className="flex flex-col gap-2 empty:hidden">
      {findings
        .filter(({ page_id, block_id }) => (block_id ?? page_id) === id)
        .map(({ place, sentence, blocks_sending }) => (
          <Notice key={`${place} ${sentence}`} kind={blocks_sending ? 'danger' : 'warning'}>
            {sentence}
          </Notice>
        ))}
    </div>
  )
}

function PageFields({ page, page_at }: { page: Page; page_at: number }) {
  const { content, whyNot, edit } = useEditing()
  return (
    <>
      <TextField
        label={common.name}
        help={words.page_name_help}
        placeholder={words.page_name_placeholder({ page_at: page_at + 1 })}
        maxLength={60}
        value={page.name}
        disabled={whyNot !== undefined}
        onChange={event => edit(changePage(content, page.id, { name: event.target.value }), `${page.id}.name`)}
      />
      <Toggle
        label={words.hidden}
        help={words.hidden_help}
        checked={page.hidden}
        disabledReason={whyNot === undefined ? undefined : ''}
        onChange={hidden => edit(setHidden(content, page.id, hidden))}
      />
      <div>
        <AddBlock page={page} />
        {page.blocks.length === 0 && <p className="mt-2 text-sm text-ink-3">{words.page_is_empty}</p>}
      </div>
    </>
  )
}
