import { Tooltip } from '@base-ui/react/tooltip'
import { type ReactElement, useRef, useState } from 'react'

/** A short explanation shown on hover, on focus, and on a tap, since fingers don't hover. */
export default function Hint({ text, children }: { text: string; children: ReactElement }) {
  const [open, setOpen] = useState(false)
  const byFinger = useRef(false)
  return (
    <Tooltip.Provider>
      <Tooltip.Root
        open={open}
        // A finger that is lifted leaves, for the browser; it is read until something else is touched.
        onOpenChange={(next, { reason }) => !(byFinger.current && reason === 'trigger-hover') && setOpen(next)}
      >
        <Tooltip.Trigger
          delay={200}
          closeOnClick={false}
          onPointerDown={({ pointerType }) => {
            byFinger.current = pointerType !== 'mouse'
          }}
          onClick={() => setOpen(true)}
          render={children}
        />
        <Tooltip.Portal>
          <Tooltip.Positioner sideOffset={6} className="z-50">
            <Tooltip.Popup className="max-w-72 rounded-control bg-primary px-2.5 py-1.5 text-xs text-on-primary shadow-float">
              {text}
            </Tooltip.Popup>
          </Tooltip.Positioner>
        </Tooltip.Portal>
      </Tooltip.Root>
    </Tooltip.Provider>
  )
}
