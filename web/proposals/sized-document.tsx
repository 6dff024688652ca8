// A homeowner's document inside the application, as wide as a phone, a laptop or a sheet of paper, and made smaller where
// there is less room.
import { FileText, Laptop, Smartphone } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useFilters } from '#web/frame/filters.ts'
import { cx } from '#web/lib/class-names.ts'
import { common as shared } from '#web/words/common.ts'
import { words } from './words.ts'

/** A common phone, a laptop, and US letter at 96 dots an inch. */
const WIDTHS = {
  phone: { name: shared.phone, icon: Smartphone, px: 390 },
  laptop: { name: words.laptop, icon: Laptop, px: 1_024 },
  paper: { name: words.paper, icon: FileText, px: 816 },
} as const
const NAMES = ['phone', 'laptop', 'paper'] as const
type Width = (typeof NAMES)[number]

/** It stays in the address; a narrow window begins with the phone. */
export function useDocumentWidth() {
  const { params, change } = useFilters()
  const usual: Width = window.innerWidth < 640 ? 'phone' : 'laptop'
  const width = NAMES.find(name => name === params.get('width')) ?? usual
  return { width, show: (next: Width) => change({ width: next === usual ? null : next }) }
}

export function WidthChoice({ width, onChange }: { width: Width; onChange: (width: Width) => void }) {
  return (
    <fieldset className="flex items-center rounded-control bg-sunken p-0.5">
      <legend className="sr-only">{words.preview_width}</legend>
      {NAMES.map(name => {
        const { icon: Icon, name: label } = WIDTHS[name]
        return (
          <button
            key={name}
            type="button"
            aria-pressed={name === width}
            onClick={() => onChange(name)}
            className={cx(
              'inline-flex items-center gap-1.5 rounded-control px-2.5 py-1 text-sm max-sm:py-2.5',
              name === width ? 'bg-raised font-medium text-ink' : 'text-ink-2 hover:text-ink',
            )}
          >
            <Icon size={14} aria-hidden />
            {label}
          </button>
        )
      })}
    </fieldset>
  )
}

export function SizedDocument({ width, children }: { width: Width; children: ReactNode }) {
  const room = useRef<HTMLDivElement>(null)
  const room_px = useRoom(room)
  const { px } = WIDTHS[width]
  return (
    <div ref={room} className="min-w-0">
      {room_px > 0 && (
        <div
          style={{ width: px, zoom: Math.min(1, room_px / px) }}
          className={cx(
            'mx-auto overflow-hidden border border-hairline bg-surface',
            width === 'phone' ? 'rounded-[28px]' : 'rounded-card',
          )}
        >
          {children}
        </div>
      )}
    </div>
  )
}

function useRoom(room: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    // Sizes are known to the browser alone.
    if (!room.current) return
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width))
    observer.observe(room.current)
    return () => observer.disconnect()
  }, [room])
  return width
}
