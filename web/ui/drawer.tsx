import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { cx } from '#web/lib/class-names.ts'
import { common } from '#web/words/common.ts'
import { firstStop } from './first-field.ts'
import { ScrollBox } from './scroll-box.tsx'

type Props = {
  open: boolean
  onClose: () => void
  title: string
  description?: ReactNode
  children: ReactNode
  actions?: ReactNode
  /** For editing: leaves the edited content visible, and a click outside doesn't close it. */
  editable?: boolean
}

// The specification allows an editable one 35% of the screen (section 9); on a phone any drawer is the whole screen.
const WIDTH = { editable: 'sm:w-[35vw]', reading: 'sm:max-w-[560px]' } as const

/** From the right, over the screen it belongs to. Escape closes it and the focus returns. */
export function Drawer({ open, onClose, title, description, children, actions, editable = false }: Props) {
  const popup = useRef<HTMLDivElement>(null)
  return (
    <Base.Root open={open} onOpenChange={next => !next && onClose()} disablePointerDismissal={editable}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-scrim transition-opacity duration-180 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Popup
          ref={popup}
          tabIndex={-1}
          initialFocus={() => firstStop(popup.current)}
          className={cx(
            'fixed inset-y-0 right-0 z-50 flex w-full flex-col border-hairline bg-raised shadow-float transition-transform duration-180 ease-out data-ending-style:translate-x-full data-starting-style:translate-x-full sm:border-l',
            editable ? WIDTH.editable : WIDTH.reading,
          )}
        >
          <header className="flex items-start justify-between gap-4 border-b border-hairline px-5 py-4">
            <div className="min-w-0">
              <Base.Title className="text-md break-words">{title}</Base.Title>
              {description && <Base.Description className="mt-0.5 text-sm text-ink-2">{description}</Base.Description>}
            </div>
            <Base.Close
              aria-label={common.close}
              className="-mt-0.5 -mr-1.5 rounded-control p-1.5 text-ink-3 hover:bg-sunken hover:text-ink max-sm:-mt-2.5 max-sm:-mr-3 max-sm:p-3.5"
            >
              <X size={16} />
            </Base.Close>
          </header>
          {/* A field that is focused because it's invalid is scrolled to with the sentence below it. */}
          <ScrollBox data-body className="min-h-0 flex-1 scroll-py-20 p-5">
            {children}
          </ScrollBox>
          {actions && (
            <footer data-foot className="flex flex-wrap justify-end gap-2 border-t border-hairline px-5 py-3.5">
              {actions}
            </footer>
          )}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
