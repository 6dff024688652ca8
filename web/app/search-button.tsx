// Opens the global search: in the menu, the folded menu and a phone's bar.
import { Search } from 'lucide-react'
import { cx } from '#web/lib/class-names.ts'
import { capsOf } from '#web/lib/keyboard.ts'
import { showOverlay } from '#web/lib/overlay.ts'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

const LOOKS = {
  field:
    'flex h-9 w-full items-center gap-3 border border-hairline-strong bg-page px-2.5 text-base text-ink-3 hover:border-ink-3 hover:text-ink',
  line: 'flex h-9 items-center px-2.5 text-ink-2 hover:bg-sunken hover:text-ink',
  bar: 'p-3 text-ink-2',
}

export function SearchButton({ look }: { look: keyof typeof LOOKS }) {
  const caps = capsOf('Mod+K')
  return (
    <button
      type="button"
      aria-label={words.search_everything}
      aria-keyshortcuts="Meta+K Control+K"
      title={look === 'line' ? words.search_everything_shortcut({ join: caps.join(' ') }) : undefined}
      onClick={() => showOverlay('search')}
      className={cx('rounded-control', LOOKS[look])}
    >
      <Search size={look === 'bar' ? 20 : 18} className="shrink-0" aria-hidden />
      {look === 'field' && (
        <>
          <span className="flex-1 text-left">{common.search}</span>
          <span className="text-xs whitespace-nowrap">{caps.join(' ')}</span>
        </>
      )}
    </button>
  )
}
