import { ChevronUp } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { cx } from '#web/lib/class-names.ts'
import { words } from './words.ts'

/** The properties on a phone: a sheet from below, out of the way until it is wanted. */
export function Sheet({ count, children }: { count: number; children: ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <aside aria-label={words.properties} className="shrink-0 border-t border-hairline bg-surface">
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="flex h-11 w-full items-center justify-between px-4 text-base font-medium"
      >
        {count === 0 ? words.properties : words.selected_parts({ count })}
        <ChevronUp size={18} aria-hidden className={cx('text-ink-3 transition-transform', open && 'rotate-180')} />
      </button>
      {open && <div className="h-[45dvh] overflow-y-auto border-t border-hairline">{children}</div>}
    </aside>
  )
}
