import { Menu } from '@base-ui/react/menu'
import { Ellipsis } from 'lucide-react'
import type { Schemas } from '#sdk/types.ts'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

type Line = Schemas['TemplateLine']
export type Asked =
  | { what: 'new'; from: Line | undefined }
  | { what: 'rename'; line: Line }
  | { what: 'delete'; line: Line }

type Props = {
  line: Line
  last: boolean
  onAsk: (asked: Asked) => void
}

const ITEM =
  'flex flex-col px-3 py-1.5 text-left text-base data-disabled:text-ink-3 data-highlighted:bg-sunken data-highlighted:outline-none max-sm:py-2.5'

export function TemplateMenu({ line, last, onAsk }: Props) {
  return (
    <Menu.Root>
      <Menu.Trigger
        aria-label={words.actions_for({ name: line.name })}
        className="inline-flex size-8 items-center justify-center rounded-control align-middle text-ink-3 hover:bg-sunken hover:text-ink focus-visible:-outline-offset-2 max-sm:size-11"
      >
        <Ellipsis size={16} aria-hidden />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner align="end" sideOffset={4} className="z-50">
          <Menu.Popup className="min-w-44 rounded-card border border-hairline bg-raised py-1 shadow-float">
            <Menu.Item className={ITEM} onClick={() => onAsk({ what: 'rename', line })}>
              {common.rename}
            </Menu.Item>
            <Menu.Item className={ITEM} onClick={() => onAsk({ what: 'new', from: line })}>
              {common.duplicate}
            </Menu.Item>
            <Menu.Item className={ITEM} disabled={last} onClick={() => onAsk({ what: 'delete', line })}>
              {common.delete}
              {last && <span className="text-xs">{words.cannot_delete_last}</span>}
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
