// The bell in the frame with the unread count, and the panel it opens. `line` is its form in the folded menu.
import { Popover } from '@base-ui/react/popover'
import { Bell as BellIcon } from 'lucide-react'
import { useRef } from 'react'
import { cx } from '#web/lib/class-names.ts'
import { part } from '#web/lib/part.tsx'
import { Skeleton } from '#web/ui/states.tsx'
import { inShort, useUnread } from './unread.ts'
import { words } from './words.ts'

const Panel = part(() => import('./panel.tsx'))

type Props = { look: 'icon' | 'line' | 'bar'; open: boolean; onOpenChange: (open: boolean) => void }

const LOOKS = {
  icon: 'p-1.5 text-ink-3',
  line: 'flex h-9 items-center px-2.5 text-ink-2',
  bar: 'p-3 text-ink-2',
}
const SIZES = { icon: 16, line: 18, bar: 20 }
/** The panel begins where the menu ends. */
const OFFSETS = { icon: 58, line: 22, bar: 8 }

export function Bell({ look, open, onOpenChange }: Props) {
  const unread = useUnread()
  const panel = useRef<HTMLDivElement>(null)
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Popover.Trigger
        aria-label={unread > 0 ? words.notifications_unread({ unread: inShort(unread) }) : words.notifications}
        className={cx('relative rounded-control hover:bg-sunken hover:text-ink', LOOKS[look])}
      >
        <BellIcon size={SIZES[look]} aria-hidden />
        {unread > 0 && (
          <span
            aria-hidden
            className={cx(
              'figures absolute flex h-4 min-w-4 items-center justify-center rounded-full bg-primary px-1 text-[10px] leading-none font-semibold text-on-primary ring-2 ring-surface',
              look === 'icon' ? '-top-1 -right-1.5' : look === 'line' ? 'top-0 left-5' : 'top-1 right-1',
            )}
          >
            {inShort(unread)}
          </span>
        )}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner
          side={look === 'bar' ? 'bottom' : 'right'}
          align={look === 'bar' ? 'end' : 'start'}
          sideOffset={OFFSETS[look]}
          collisionPadding={8}
          className="z-50"
        >
          <Popover.Popup
            ref={panel}
            // The content loads later; keyboard users start at the top.
            initialFocus={panel}
            className="flex max-h-[min(640px,var(--available-height))] w-[min(400px,calc(100vw-16px))] flex-col overflow-hidden rounded-card border border-hairline bg-raised shadow-float outline-none"
          >
            <Panel meanwhile={<Skeleton className="m-4 h-40" />} onClose={() => onOpenChange(false)} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
