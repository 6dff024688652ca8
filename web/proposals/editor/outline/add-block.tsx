import { Menu } from '@base-ui/react/menu'
import { Plus } from 'lucide-react'
import type { Page } from '#machines/proposals/content.ts'
import { Button } from '#web/ui/button.tsx'
import { GROUPS, KINDS, type Kind } from '../block-words.ts'
import { useEditing } from '../editing.ts'
import { addBlock, find, MOST_BLOCKS } from './outline.ts'
import { words as texts } from './words.ts'

/** Below the selected block, or at the end of the page. */
export function AddBlock({ page }: { page: Page }) {
  const { content, whyNot, edit, select, selected, say } = useEditing()
  const full = page.blocks.length >= MOST_BLOCKS ? texts.page_has_most_blocks({ most_blocks: MOST_BLOCKS }) : undefined
  const reason = whyNot ?? full
  const button = (
    <Button
      look="ghost"
      className="w-full justify-start"
      icon={<Plus size={15} aria-hidden />}
      disabledReason={reason}
    />
  )
  if (reason !== undefined)
    return (
      <Button look="ghost" className="justify-start" icon={<Plus size={15} aria-hidden />} disabledReason={reason}>
        {texts.add_block}
      </Button>
    )
  const add = (kind: Kind) => {
    const place = find(content, selected)
    const at = place?.page.id === page.id && place.block ? place.block_at + 1 : undefined
    const added = addBlock(content, kind, page.id, at)
    edit(added.content)
    if (added.id === undefined) return
    select(added.id)
    say(texts.name_added({ name: KINDS[kind].name }))
  }
  return (
    <Menu.Root>
      <Menu.Trigger render={button}>{texts.add_block}</Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner align="start" sideOffset={4} className="z-50">
          <Menu.Popup className="max-h-(--available-height) w-72 overflow-y-auto rounded-card border border-hairline bg-raised py-1 shadow-float">
            {GROUPS.map(({ name, kinds }) => (
              <Menu.Group key={name} className="py-1">
                <Menu.GroupLabel className="px-3 py-1 text-xs font-medium text-ink-3">{name}</Menu.GroupLabel>
                {kinds.map(kind => {
                  const { name: words, says, icon: Icon } = KINDS[kind]
                  return (
                    <Menu.Item
                      key={kind}
                      onClick={() => add(kind)}
                      className="flex items-center gap-2.5 px-3 py-1.5 text-base data-highlighted:bg-sunken data-highlighted:outline-none max-sm:py-2.5"
                    >
                      <Icon size={15} aria-hidden className="shrink-0 text-ink-3" />
                      <span className="shrink-0">{words}</span>
                      <span className="ml-auto truncate text-xs text-ink-3">{says}</span>
                    </Menu.Item>
                  )
                })}
              </Menu.Group>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
