// A figure that opens its explanation. Unobtrusive until hovered or focused, so tables of figures stay readable; on
// touch it is underlined, and 44 px high within its row.
import { Popover } from '@base-ui/react/popover'
import { type ReactNode, useRef } from 'react'
import { cx } from '#web/lib/class-names.ts'
import { ScrollBox } from './scroll-box.tsx'
import { words } from './words.ts'

type Props = {
  children: ReactNode
  /** Drawn only while it is open. */
  explanation: ReactNode
  /** A sentence with figures, which runs over lines, instead of one figure. */
  sentence?: boolean | undefined
}

export function Explained({ children, explanation, sentence = false }: Props) {
  const popup = useRef<HTMLDivElement>(null)
  return (
    <Popover.Root>
      <Popover.Trigger
        title={words.how_calculated}
        className={cx(
          sentence
            ? 'thumb inline-block text-left'
            : 'text-right pointer-coarse:inline-block pointer-coarse:min-h-11 pointer-coarse:py-2',
          'cursor-help rounded-control underline decoration-transparent decoration-dotted underline-offset-4 hover:decoration-current focus-visible:decoration-current data-popup-open:decoration-current pointer-coarse:-my-2 pointer-coarse:decoration-ink-3',
        )}
      >
        {children}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner sideOffset={6} collisionPadding={8} className="z-50">
          <Popover.Popup
            ref={popup}
            initialFocus={popup}
            className="flex max-h-[min(520px,var(--available-height))] w-[min(400px,calc(100vw-16px))] flex-col overflow-hidden rounded-card border border-hairline bg-raised text-left text-base font-normal text-ink shadow-float outline-none"
          >
            <ScrollBox className="min-h-0 flex-1 p-4">{explanation}</ScrollBox>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

/** The name of the popup. */
export const ExplanationTitle = ({ children }: { children: ReactNode }) => (
  <Popover.Title className="text-base font-semibold">{children}</Popover.Title>
)
