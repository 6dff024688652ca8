// The frame of the settings: sections at the left, the chosen one beside them. Those the role does not reach are not shown.
import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation } from 'wouter'
import type { Permission } from '#sdk/types.ts'
import { usePermissions } from '#web/data/queries.ts'
import { cx } from '#web/lib/class-names.ts'
import { Page, PageHeader } from '#web/ui/page.tsx'
import { EmptyState } from '#web/ui/states.tsx'

/** Without a permission it is everybody's own. */
type Section = { href: string; label: string; permission: Permission | null }

export const SETTINGS: { name: string; sections: Section[] }[] = [
  {
    name: 'Company',
    sections: [
      { href: '/settings/company/general', label: 'General', permission: 'settings.edit' },
      { href: '/settings/company/preferences', label: 'Design preferences', permission: 'settings.edit' },
      {
        href: '/settings/company/performance-simulations',
        label: 'Performance simulation',
        permission: 'settings.edit',
      },
      { href: '/settings/company/utilities', label: 'Utilities', permission: 'settings.edit' },
      { href: '/settings/company/proposal', label: 'Proposal look', permission: 'proposal_templates.edit' },
      { href: '/settings/company/templates', label: 'Proposal templates', permission: 'proposal_templates.edit' },
      { href: '/settings/company/signing', label: 'Signing', permission: 'settings.edit' },
      { href: '/settings/company/contacts', label: 'Points of contact', permission: 'projects.view_own' },
      { href: '/settings/company/roles', label: 'Roles', permission: 'roles.view' },
      { href: '/settings/company/audit', label: 'Audit log', permission: 'audits.view' },
      { href: '/settings/company/page-problems', label: 'Page problems', permission: 'settings.edit' },
      { href: '/settings/company/billing', label: 'Billing', permission: 'billing.view' },
    ],
  },
  {
    name: 'Services',
    sections: [
      { href: '/settings/services/messages', label: 'Messages', permission: 'settings.services' },
      { href: '/settings/services/mail-smtp', label: 'Mail server', permission: 'settings.services' },
      { href: '/settings/services/google-suite', label: 'Google Workspace', permission: 'settings.services' },
      { href: '/settings/services/lenders', label: 'Lenders', permission: 'settings.lenders' },
      { href: '/settings/services/notifications', label: 'Notifications', permission: 'settings.edit' },
      { href: '/settings/services/session', label: 'Session', permission: 'settings.edit' },
    ],
  },
  {
    name: 'You',
    sections: [{ href: '/settings/me/notifications', label: 'Your notifications', permission: null }],
  },
]

/** Where the menu leads: the first section the role reaches. */
export const firstSetting = (permissions: ReadonlySet<Permission>): string =>
  SETTINGS.flatMap(({ sections }) => sections).find(
    ({ permission }) => permission !== null && permissions.has(permission),
  )?.href ?? '/'

type Props = { title: string; note?: ReactNode; actions?: ReactNode; children: ReactNode }

export function SettingsFrame({ title, note, actions, children }: Props) {
  const [address] = useLocation()
  const permissions = usePermissions()
  const groups = SETTINGS.map(({ name, sections }) => ({
    name,
    sections: sections.filter(({ permission }) => permission === null || permissions.has(permission)),
  })).filter(({ sections }) => sections.length > 0)
  const here = groups.flatMap(({ sections }) => sections).find(({ href }) => address.startsWith(href))
  const nav = useRef<HTMLElement>(null)
  const shown = here?.href
  useEffect(() => {
    // On a phone the sections are a row that scrolls; where it stands is the browser's.
    const link = shown === undefined ? null : nav.current?.querySelector<HTMLElement>(`a[href="${shown}"]`)
    if (nav.current && link) nav.current.scrollLeft = link.offsetLeft - 16
  }, [shown])
  return (
    <Page>
      <div className="grid gap-x-10 gap-y-5 lg:grid-cols-[168px_minmax(0,1fr)]">
        <nav
          ref={nav}
          aria-label="Settings"
          // Relative, so that its hidden headings scroll with it instead of widening the page.
          className="relative -mx-4 px-4 max-lg:overflow-x-auto max-lg:border-b max-lg:border-hairline lg:mx-0 lg:px-0"
        >
          <div className="flex gap-6 lg:sticky lg:top-6 lg:flex-col lg:gap-5">
            {groups.map(group => (
              <section key={group.name}>
                <h2 className="mb-1.5 text-xs font-medium text-ink-3 max-lg:sr-only">{group.name}</h2>
                <ul className="flex gap-5 lg:flex-col lg:gap-0.5">
                  {group.sections.map(({ href, label }) => (
                    <li key={href}>
                      <Link
                        href={href}
                        aria-current={here?.href === href ? 'page' : undefined}
                        className={cx(
                          'block py-2.5 text-base whitespace-nowrap max-lg:border-b-2 lg:-mx-2.5 lg:rounded-control lg:px-2.5 lg:py-1.5',
                          here?.href === href
                            ? 'font-medium text-ink max-lg:border-marigold lg:bg-sunken'
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
        <div className="flex min-w-0 flex-col gap-5">
          <PageHeader title={title} note={note} actions={actions} />
          {here ? (
            children
          ) : (
            <EmptyState title="Your role does not reach this">
              Ask someone who manages your company’s settings.
            </EmptyState>
          )}
        </div>
      </div>
    </Page>
  )
}
