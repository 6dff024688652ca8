// The frame of staff screens: a 280 px menu that can be folded to a rail; below 640 px a drawer under a top bar.

import { Dialog } from '@base-ui/react/dialog'
import { Menu, PanelLeftClose, PanelLeftOpen, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { Bell } from '#web/company/notifications/bell.tsx'
import { FollowNotifications } from '#web/company/notifications/follow.tsx'
import { rememberPage } from '#web/frame/last-page.ts'
import { Wordmark } from '#web/frame/wordmark.tsx'
import { cx } from '#web/lib/class-names.ts'
import { part } from '#web/lib/part.tsx'
import { MainMenu } from './main-menu.tsx'
import { useMenuFold } from './menu-fold.ts'
import { MAIN } from './screen-focus.tsx'
import { SearchButton } from './search-button.tsx'
import { UserMenu } from './user-menu.tsx'
import { words } from './words.ts'

// Loaded after the page, as jobs are rare.
const JobWatch = part(() => import('#web/company/jobs/job-watch.tsx'))

export default function Shell({ children }: { children: ReactNode }) {
  const [hovered, setHovered] = useState(false)
  const [open, setOpen] = useState(false)
  const [told, setTold] = useState(false)
  const [toldOnPhone, setToldOnPhone] = useState(false)
  const menu = useRef<HTMLElement>(null)
  const [address] = useLocation()
  const { folded, fold } = useMenuFold(address)
  useEffect(() => {
    // Choosing an entry closes the drawer: the address is outside React.
    setOpen(false)
    setTold(false)
    setToldOnPhone(false)
    rememberPage(address)
  }, [address])
  const foldMenu = () => {
    fold()
    setHovered(false)
  }
  const tellOf = (next: boolean) => {
    setTold(next)
    if (!next && !menu.current?.matches(':hover')) setHovered(false)
  }
  const wide = !folded || hovered
  const over = folded && hovered
  return (
    <div className="min-h-dvh sm:flex">
      <FollowNotifications />
      <aside
        ref={menu}
        onMouseEnter={() => setHovered(true)}
        // The panel of the bell hangs on the menu as it is.
        onMouseLeave={() => !told && setHovered(false)}
        className={cx('no-print z-20 hidden shrink-0 sm:block', folded ? 'w-16' : 'w-[280px]')}
      >
        <div
          className={cx(
            'fixed under-0 bottom-0 left-0 flex flex-col border-r border-hairline bg-surface transition-[width] duration-150',
            wide ? 'w-[280px]' : 'w-16',
          )}
        >
          <div className="flex h-14 items-center justify-between px-4">
            <Wordmark compact={!wide} />
            {wide && (
              <span className="flex items-center gap-2">
                <Bell look="icon" open={told} onOpenChange={tellOf} />
                <button
                  type="button"
                  onClick={foldMenu}
                  aria-label={folded ? words.keep_menu_open : words.collapse_menu}
                  className="rounded-control p-1.5 text-ink-3 hover:bg-sunken hover:text-ink"
                >
                  {folded ? <PanelLeftOpen size={16} /> : <PanelLeftClose size={16} />}
                </button>
              </span>
            )}
          </div>
          <div className="px-3 pb-1">
            <SearchButton look={wide ? 'field' : 'line'} />
          </div>
          {!wide && (
            <div className="px-3">
              <Bell look="line" open={told} onOpenChange={tellOf} />
              {/* For a finger and the keyboard: a mouse has opened it before it is here. */}
              <button
                type="button"
                onClick={foldMenu}
                aria-label={words.keep_menu_open}
                className="flex h-8 items-center rounded-control px-2.5 text-ink-3 hover:bg-sunken hover:text-ink"
              >
                <PanelLeftOpen size={18} aria-hidden />
              </button>
            </div>
          )}
          <MainMenu wide={wide} />
          <UserMenu wide={wide} />
        </div>
      </aside>
      <header className="no-print sticky under-0 z-20 flex h-14 items-center justify-between border-b border-hairline bg-surface px-4 sm:hidden">
        <Wordmark />
        <span className="-mr-3 flex items-center">
          <SearchButton look="bar" />
          <Bell look="bar" open={toldOnPhone} onOpenChange={setToldOnPhone} />
          <button
            type="button"
            aria-label={words.open_menu}
            onClick={() => setOpen(true)}
            className="rounded-control p-3 text-ink-2"
          >
            <Menu size={20} />
          </button>
        </span>
      </header>
      <Dialog.Root open={open} onOpenChange={setOpen}>
        <Dialog.Portal>
          <Dialog.Backdrop className="fixed inset-0 z-40 bg-scrim" />
          <Dialog.Popup className="fixed inset-y-0 left-0 z-50 flex w-[280px] max-w-[85vw] flex-col bg-surface shadow-float">
            <div className="flex h-14 items-center justify-between px-4">
              <Dialog.Title render={<span />}>
                <Wordmark />
              </Dialog.Title>
              <Dialog.Close aria-label={words.close_menu} className="-mr-3 rounded-control p-3.5 text-ink-2">
                <X size={18} />
              </Dialog.Close>
            </div>
            <MainMenu wide />
            <UserMenu wide />
          </Dialog.Popup>
        </Dialog.Portal>
      </Dialog.Root>
      {/* The rail is 64 px wide, so 216 more make room for the 280 of the menu hovered open (specification, section 9). */}
      <main
        id={MAIN}
        tabIndex={-1}
        className={cx('min-w-0 flex-1 transition-[padding] duration-150 max-sm:pl-0', over ? 'sm:pl-[216px]' : 'pl-0')}
      >
        {children}
      </main>
      <JobWatch />
    </div>
  )
}
