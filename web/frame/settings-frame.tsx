// The frame of the settings: sections on the left, the open one next to them. Sections without permission are hidden.
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { usePermissions } from '#web/data/queries.ts'
import { cx } from '#web/lib/class-names.ts'
import { SearchField } from '#web/ui/fields/search-field.tsx'
import { Page, PageHeader } from '#web/ui/page.tsx'
import { EmptyState } from '#web/ui/states.tsx'
import { findSettings, reachedSettings } from './settings-pages.ts'
import { useHash } from './use-hash.ts'
import { words } from './words.ts'

type Props = { title: string; note?: ReactNode; actions?: ReactNode; children: ReactNode }

export function SettingsFrame({ title, note, actions, children }: Props) {
  const [address, navigate] = useLocation()
  const [typed, setTyped] = useState('')
  const permissions = usePermissions()
  const groups = reachedSettings(permissions)
  const results = findSettings(groups, typed)
  const first = results[0]?.sections[0]
  const sections = groups.flatMap(group => group.sections)
  const whole = `${address}${useHash()}`
  const here = sections.find(({ href }) => href === whole) ?? sections.find(({ href }) => address.startsWith(href))
  const nav = useRef<HTMLElement>(null)
  const shown = here?.href
  useEffect(() => {
    // The sections scroll, in a row on a phone and below each other at a desk: their position is the browser's.
    const link = shown === undefined ? null : nav.current?.querySelector<HTMLElement>(`a[href="${shown}"]`)
    if (!nav.current || !link) return
    const { clientHeight, scrollTop } = nav.current
    nav.current.scrollLeft = link.offsetLeft - 16
    if (link.offsetTop + 48 > scrollTop + clientHeight) nav.current.scrollTop = link.offsetTop - clientHeight / 2
  }, [shown])
  return (
    <Page>
      <div className="grid gap-x-10 gap-y-5 lg:grid-cols-[188px_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-3 lg:sticky lg:under-6 lg:self-start">
          <search>
            <form
              onSubmit={event => {
                event.preventDefault()
                if (typed.trim() !== '' && first) navigate(first.href)
              }}
            >
              <SearchField
                label={words.find_setting}
                placeholder={words.find_setting}
                value={typed}
                onChange={setTyped}
              />
            </form>
          </search>
          <p role="status" className={cx('text-sm text-ink-3', results.length > 0 && 'sr-only')}>
            {results.length === 0 && words.no_setting_matches_try({ trim: typed.trim() })}
          </p>
          <nav
            ref={nav}
            aria-label={words.settings}
            // Relative, so that its hidden headings scroll with it instead of widening the page.
            className="relative -mx-4 px-4 max-lg:overflow-x-auto max-lg:border-b max-lg:border-hairline lg:-mx-2.5 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto lg:px-2.5 lg:pb-2"
          >
            <div className="flex gap-6 lg:flex-col lg:gap-5">
              {results.map(group => (
                <section key={group.name}>
                  <h2 className="mb-1.5 text-xs font-medium text-ink-3 max-lg:sr-only">{group.name}</h2>
                  <ul className="flex gap-5 lg:flex-col lg:gap-0.5">
                    {group.sections.map(({ href, label }) => (
                      <li key={href}>
                        <Link
                          href={href}
                          aria-current={here?.href === href ? 'page' : undefined}
                          className={cx(
                            'tap block py-2.5 text-base whitespace-nowrap max-lg:border-b-2 lg:-mx-2.5 lg:rounded-control lg:px-2.5 lg:py-1.5',
                            here?.href === href
                              ? 'font-medium text-ink max-lg:border-marigold lg:bg-active'
                              : 'text-ink-2 hover:text-ink max-lg:border-transparent',
                          )}
                        >
                          {label}
                        </Link>
                      </li>
                    ))}
                  </ul>
                </section>
              ))}
            </div>
          </nav>
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <PageHeader title={title} note={note} actions={actions} />
          {here ? children : <EmptyState title={words.your_role_does_not}>{words.ask_someone_who_manages}</EmptyState>}
        </div>
      </div>
    </Page>
  )
}
