// The menu of the shell: what a company's people work with, in the order of a sale. An entry is there when the role reaches it.
import {
  BadgePercent,
  BookOpen,
  Building2,
  CirclePlus,
  CircleQuestionMark,
  FileSignature,
  FolderKanban,
  Handshake,
  Landmark,
  LayoutDashboard,
  LifeBuoy,
  type LucideIcon,
  Package,
  Presentation,
  Receipt,
  Settings,
  Users,
} from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'wouter'
import type { Permission } from '#sdk/types.ts'
import { usePermissions } from '#web/data/queries.ts'
import { firstSetting, SETTINGS } from '#web/frame/settings-pages.ts'
import { cx } from '#web/lib/class-names.ts'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

/**
 * Entries without permissions are for everyone. `also` are addresses that belong to an entry but don't begin with its
 * own; `letter` is its key after G.
 */
type Entry = {
  href: string
  label: string
  icon: LucideIcon
  letter?: string
  permissions?: Permission[]
  also?: string[]
}
type Group = { name: string; entries: Entry[] }

const GROUPS: Group[] = [
  {
    name: words.sales,
    entries: [
      { href: '/', letter: 'H', label: words.dashboard, icon: LayoutDashboard, permissions: ['dashboard.view'] },
      {
        href: '/projects',
        letter: 'P',
        label: common.projects,
        icon: FolderKanban,
        permissions: ['projects.view_own', 'projects.view_all'],
        also: ['/homeowners'],
      },
      {
        href: '/deals',
        letter: 'D',
        label: words.deals,
        icon: Handshake,
        permissions: ['projects.view_own', 'projects.view_all'],
      },
    ],
  },
  {
    name: words.money,
    entries: [
      {
        href: '/accounts-receivable/console',
        letter: 'M',
        label: words.receivables,
        icon: Receipt,
        permissions: ['receivables.view'],
        also: ['/accounts-receivable'],
      },
    ],
  },
  {
    name: words.catalog,
    entries: [
      {
        href: '/light-hub/modules',
        letter: 'E',
        label: words.equipment,
        icon: Package,
        permissions: ['catalog.edit', 'design.edit'],
        also: ['/light-hub/inverters', '/light-hub/storage'],
      },
      {
        href: '/light-hub/adders',
        letter: 'A',
        label: words.adders,
        icon: CirclePlus,
        permissions: ['adders.edit', 'pricing.override'],
      },
      {
        href: '/light-hub/incentives',
        letter: 'I',
        label: words.incentives,
        icon: BadgePercent,
        permissions: ['incentives.edit', 'projects.edit'],
      },
      {
        href: '/light-hub/financing',
        letter: 'F',
        label: common.financing,
        icon: Landmark,
        permissions: ['financing.edit', 'financing.select'],
      },
      {
        href: '/light-hub/proposal',
        label: common.proposal,
        icon: Presentation,
        permissions: ['proposal_templates.edit', 'proposals.edit'],
      },
      {
        href: '/light-hub/agreements',
        letter: 'S',
        label: common.agreements,
        icon: FileSignature,
        permissions: ['agreement_templates.edit', 'agreements.send'],
      },
    ],
  },
  {
    name: common.company,
    entries: [
      { href: '/team', letter: 'T', label: words.team, icon: Users, permissions: ['team.view'] },
      { href: '/company', label: common.company, icon: Building2, permissions: ['company.edit'] },
      {
        href: '/settings',
        letter: ',',
        label: words.settings,
        icon: Settings,
        permissions: SETTINGS.flatMap(({ sections }) => sections.flatMap(({ permission }) => permission ?? [])),
      },
    ],
  },
  {
    name: words.help,
    entries: [
      { href: '/help', letter: 'C', label: words.help_center, icon: CircleQuestionMark },
      { href: '/resources', letter: 'R', label: words.resources, icon: BookOpen },
      { href: '/support', label: words.support, icon: LifeBuoy },
    ],
  },
]

/** Menu entries available to the role, by group; also used by the search. */
export const menuOf = (permissions: ReadonlySet<Permission>): Group[] =>
  GROUPS.map(({ name, entries }) => ({
    name,
    entries: entries
      .filter(entry => entry.permissions?.some(permission => permissions.has(permission)) ?? true)
      .map(entry =>
        entry.href === '/settings' ? { ...entry, href: firstSetting(permissions), also: ['/settings'] } : entry,
      ),
  })).filter(({ entries }) => entries.length > 0)

export function MainMenu({ wide }: { wide: boolean }) {
  const [address] = useLocation()
  const nav = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place, or another form of the menu, is elsewhere in it
  useEffect(() => {
    // Scrolls in a low window; the position is the browser's.
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [address, wide])
  return (
    // Relative: names that are read only scroll with it. All entries fit into 800 px.
    <nav ref={nav} aria-label={words.main} className="relative flex-1 overflow-y-auto px-3 py-1">
      {menuOf(usePermissions()).map(({ name, entries }, index) => (
        <section key={name} className={cx(index > 0 && (wide ? 'mt-2' : 'mt-1 border-t border-hairline pt-1'))}>
          <h2 className={cx('px-2.5 pb-0.5 text-xs font-medium text-ink-3', (index === 0 || !wide) && 'sr-only')}>
            {name}
          </h2>
          <ul>
            {entries.map(entry => (
              <Place key={entry.label} {...entry} current={isHere(entry, address)} wide={wide} />
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}

const isHere = ({ href, also = [] }: Entry, address: string) =>
  href === '/' ? address === '/' : [href, ...also].some(one => address.startsWith(one))

function Place({ href, label, icon: Icon, current, wide }: Entry & { current: boolean; wide: boolean }) {
  return (
    <li>
      <Link
        href={href}
        aria-current={current ? 'page' : undefined}
        aria-label={label}
        className={cx(
          'flex h-8 items-center gap-3 rounded-control px-2.5 text-base max-sm:h-11',
          current ? 'bg-active font-medium text-ink' : 'text-ink-2 hover:bg-active/60 hover:text-ink',
        )}
      >
        <Icon size={18} className={cx('shrink-0', current && 'text-marigold')} aria-hidden />
        {wide && label}
      </Link>
    </li>
  )
}
