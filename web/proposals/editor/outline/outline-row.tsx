import { Menu } from '@base-ui/react/menu'
import {
  ArrowDown,
  ArrowUp,
  Copy,
  Ellipsis,
  Eye,
  EyeOff,
  GripVertical,
  type LucideIcon,
  Pencil,
  Trash2,
} from 'lucide-react'
import { memo, type PointerEvent } from 'react'
import { cx } from '#web/lib/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { common } from '#web/words/common.ts'
import { KINDS, type Kind } from '../block-words.ts'
import { words as texts } from './words.ts'

export type RowAction = 'up' | 'down' | 'hide' | 'duplicate' | 'delete'

type Props = {
  id: string
  name: string
  page?: boolean
  kind?: Kind
  icon?: LucideIcon
  hidden: boolean
  /** On a hidden page. */
  faded?: boolean
  selected: boolean
  findings: number
  whyNot: string | undefined
  dragged: boolean
  /** Stable across renders: a long outline isn't redrawn on every key. */
  hands: Hands
}

export type Hands = {
  down: (id: string, event: PointerEvent<HTMLElement>) => void
  move: (event: PointerEvent<HTMLElement>) => void
  end: (event: PointerEvent<HTMLElement>) => void
  select: (id: string) => void
  /** Where there is room for one pane only, to the properties. */
  open: () => void
  act: (id: string, action: RowAction) => void
}

export const OutlineRow = memo(function OutlineRow(props: Props) {
  const { id, name, page = false, kind, hidden, faded = false, selected, findings, whyNot, dragged, hands } = props
  const Icon = props.icon ?? (kind ? KINDS[kind].icon : undefined)
  const kindName = kind && KINDS[kind].name !== name ? KINDS[kind].name : undefined
  return (
    <div
      className={cx(
        'group flex items-center rounded-control',
        selected ? 'bg-marigold-soft ring-1 ring-marigold' : 'hover:bg-sunken',
        dragged && 'opacity-40',
      )}
    >
      <button
        type="button"
        data-row={id}
        aria-current={selected ? 'true' : undefined}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Delete Control+D"
        onPointerDown={event => hands.down(id, event)}
        onPointerMove={hands.move}
        onPointerUp={hands.end}
        onPointerCancel={hands.end}
        onClick={() => hands.select(id)}
        onDoubleClick={hands.open}
        className="flex min-w-0 flex-1 items-center gap-1.5 py-1.5 pl-1 text-left max-sm:py-2.5"
      >
        {whyNot === undefined && (
          <span data-grip aria-hidden className="cursor-grab touch-none text-ink-3 opacity-40 group-hover:opacity-100">
            <GripVertical size={14} />
          </span>
        )}
        {Icon && <Icon size={15} aria-hidden className={cx('shrink-0', page ? 'text-ink-2' : 'text-ink-3')} />}
        <span
          className={cx(
            'min-w-0 truncate text-sm',
            page && 'font-semibold',
            hidden || faded ? 'text-ink-3 line-through decoration-hairline-strong' : 'text-ink',
          )}
        >
          {name}
        </span>
        {kindName && <span className="sr-only">, {kindName}</span>}
        {hidden && (
          <span className="ml-auto shrink-0 pr-1 text-ink-3">
            <EyeOff size={14} role="img" aria-label={texts.hidden} />
          </span>
        )}
        {findings > 0 && !hidden && (
          <span className="figures mr-1 ml-auto shrink-0 rounded-full bg-warning-soft px-1.5 text-xs text-warning">
            {findings}
            <span className="sr-only"> {texts.to_review}</span>
          </span>
        )}
      </button>
      {selected && whyNot === undefined && (
        <RowMenu name={name} hidden={hidden} onAct={action => hands.act(id, action)} onOpen={hands.open} />
      )}
    </div>
  )
})

type MenuProps = Pick<Props, 'name' | 'hidden'> & { onAct: (action: RowAction) => void; onOpen: () => void }

/** For users without a keyboard, or unfamiliar with its shortcuts. */
function RowMenu({ name, hidden, onAct, onOpen }: MenuProps) {
  const items: [RowAction, string, LucideIcon, string?][] = [
    ['up', texts.move_up_action, ArrowUp, 'Alt ↑'],
    ['down', texts.move_down_action, ArrowDown, 'Alt ↓'],
    hidden ? ['hide', texts.show_homeowner, Eye] : ['hide', texts.hide_homeowner, EyeOff],
    ['duplicate', common.duplicate, Copy, 'Ctrl D'],
    ['delete', common.delete, Trash2, texts.del],
  ]
  return (
    <>
      <div className="@4xl/editor:hidden">
        <IconButton label={texts.edit_name({ name })} icon={Pencil} onClick={onOpen} />
      </div>
      <Menu.Root>
        <Menu.Trigger
          aria-label={texts.actions_for({ name })}
          className="flex size-8 shrink-0 items-center justify-center rounded-control text-ink-2 hover:bg-sunken hover:text-ink max-sm:size-10"
        >
          <Ellipsis size={16} aria-hidden />
        </Menu.Trigger>
        <Menu.Portal>
          <Menu.Positioner align="end" sideOffset={4} className="z-50">
            <Menu.Popup className="min-w-56 rounded-card border border-hairline bg-raised py-1 shadow-float">
              {items.map(([action, words, Icon, keys]) => (
                <Menu.Item
                  key={action}
                  onClick={() => onAct(action)}
                  className="flex items-center gap-2.5 px-3 py-1.5 text-base data-highlighted:bg-sunken data-highlighted:outline-none max-sm:py-2.5"
                >
                  <Icon size={15} aria-hidden className="text-ink-3" />
                  <span className="flex-1">{words}</span>
                  {keys && <span className="text-xs text-ink-3">{keys}</span>}
                </Menu.Item>
              ))}
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
    </>
  )
}
