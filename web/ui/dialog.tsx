import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { common } from '#web/words/common.ts'
import { firstStop } from './first-field.ts'
import { ScrollBox } from './scroll-box.tsx'

type Props = {
  open: boolean
  onClose: () => void
  title: string
  description?: ReactNode
  children?: ReactNode
  actions?: ReactNode
  mustAnswer?: boolean
  /** In the language of the page. */
  closeLabel?: string
}

/** At most 580 px wide (specification, section 9). Escape closes it and the focus returns, unless it must be answered. */
export function Dialog({
  open,
  onClose,
  title,
  description,
  children,
  actions,
  mustAnswer = false,
  closeLabel = common.close,
}: Props) {
  const popup = useRef<HTMLDivElement>(null)
  return (
    <Base.Root
      open={open}
      onOpenChange={next => !next && !mustAnswer && onClose()}
      disablePointerDismissal={mustAnswer}
    >
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-scrim transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Popup
          ref={popup}
          tabIndex={-1}
          initialFocus={() => firstStop(popup.current)}
          className="fixed top-1/2 left-1/2 z-50 flex max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-[580px] -translate-x-1/2 -translate-y-1/2 flex-col rounded-card border border-hairline bg-raised shadow-float transition-[opacity,scale] duration-150 data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0"
        >
          <header className="flex items-start justify-between gap-4 px-5 pt-5">
            <div className="min-w-0">
              <Base.Title className="text-lg">{title}</Base.Title>
              {description && <Base.Description className="mt-1 text-base text-ink-2">{description}</Base.Description>}
            </div>
            {!mustAnswer && (
              <Base.Close
                aria-label={closeLabel}
                className="-mt-1 -mr-1 rounded-control p-1.5 text-ink-3 hover:bg-sunken hover:text-ink max-sm:-mt-2.5 max-sm:-mr-3 max-sm:p-3.5"
              >
                <X size={16} />
              </Base.Close>
            )}
          </header>
          {children && (
            <ScrollBox data-body className="min-h-0 px-5 pt-4">
              {children}
            </ScrollBox>
          )}
          <footer data-foot className="flex flex-wrap justify-end gap-2 px-5 py-5">
            {actions}
          </footer>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
