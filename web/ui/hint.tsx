import { Tooltip } from '@base-ui/react/tooltip'
import type { ReactElement } from 'react'

/** A short sentence beside what it explains. */
export default function Hint({ text, children }: { text: string; children: ReactElement }) {
  return (
    <Tooltip.Provider>
      <Tooltip.Root>
        <Tooltip.Trigger delay={200} render={children} />
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
