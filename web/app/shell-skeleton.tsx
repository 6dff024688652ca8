// The frame of staff screens before the user is known: its menu has no entries, and the rest is in its final position.
import { useLocation } from 'wouter'
import { Wordmark } from '#web/frame/wordmark.tsx'
import { cx } from '#web/lib/class-names.ts'
import { useMenuFold } from './menu-fold.ts'
import PageSkeleton from './page-skeleton.tsx'

export default function ShellSkeleton() {
  const [address] = useLocation()
  const { folded } = useMenuFold(address)
  return (
    <div className="min-h-dvh sm:flex">
      <div className={cx('hidden shrink-0 sm:block', folded ? 'w-16' : 'w-[280px]')}>
        <div
          className={cx(
            'fixed inset-y-0 left-0 border-r border-hairline bg-surface px-4 py-3.5',
            folded ? 'w-16' : 'w-[280px]',
          )}
        >
          <Wordmark compact={folded} />
        </div>
      </div>
      <div className="flex h-14 items-center border-b border-hairline bg-surface px-4 sm:hidden">
        <Wordmark />
      </div>
      <main className="min-w-0 flex-1">
        <PageSkeleton address={address} />
      </main>
    </div>
  )
}
