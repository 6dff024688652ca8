// The slim bar of a screen that takes the whole window: the way back, what it is, which project, and what can be done.
import { ArrowLeft, CircleQuestionMark } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { helpAddress } from '#web/frame/help-address.ts'
import { words } from './words.ts'

type Props = {
  /** Where the arrow leads: mostly a tab of the project. */
  back: string
  /** Its accessible name. */
  backLabel?: string
  /** Instead of going there at once, where something has to be asked first. */
  onBack?: () => void
  title: string
  /** Mostly the project's name. */
  note?: ReactNode
  /** At the right. */
  actions?: ReactNode
}

export function ScreenHeader({ back, backLabel = words.back_project, onBack, title, note, actions }: Props) {
  // The address of help follows the page's.
  useLocation()
  return (
    <header className="sticky under-0 z-20 flex h-14 shrink-0 items-center gap-3 border-b border-hairline bg-surface px-4 sm:px-6">
      <Link
        href={back}
        aria-label={backLabel}
        onClick={event => {
          if (!onBack) return
          event.preventDefault()
          onBack()
        }}
        className="rounded-control p-1.5 text-ink-2 hover:bg-sunken"
      >
        <ArrowLeft size={18} />
      </Link>
      <div className="min-w-0 flex-1">
        <h1 className="truncate text-md font-semibold">{title}</h1>
        {note && <p className="truncate text-sm text-ink-3">{note}</p>}
      </div>
      {actions && <div className="flex shrink-0 items-center gap-2">{actions}</div>}
      {/* Opens separately, so the current work stays open. */}
      <a
        href={helpAddress()}
        target="_blank"
        rel="noreferrer"
        aria-label={words.help_page_new_tab}
        title={words.help_page}
        className="rounded-control p-1.5 text-ink-3 hover:bg-sunken hover:text-ink max-sm:hidden"
      >
        <CircleQuestionMark size={18} aria-hidden />
      </a>
    </header>
  )
}
