import { Link } from 'wouter'
import { cx } from '#web/lib/class-names.ts'

export type Tab = { id: string; label: string; href: string }

/** Tabs that live in the address, so that reload and back keep them. */
export function Tabs({ tabs, current, label }: { tabs: Tab[]; current: string; label: string }) {
  return (
    <nav aria-label={label} className="-mx-4 overflow-x-auto border-b border-hairline px-4 sm:mx-0 sm:px-0">
      <ul className="flex gap-5">
        {tabs.map(tab => (
          <li key={tab.id}>
            <Link
              href={tab.href}
              aria-current={tab.id === current ? 'page' : undefined}
              className={cx(
                'block border-b-2 py-2.5 text-base whitespace-nowrap',
                tab.id === current
                  ? 'border-marigold font-medium text-ink'
                  : 'border-transparent text-ink-2 hover:text-ink',
              )}
            >
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
