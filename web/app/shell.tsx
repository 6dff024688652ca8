// The frame of staff screens: a 280 px menu that can be folded to a rail; below 640 px a drawer under a top bar.

import { Dialog } from '@base-ui/react/dialog'
import { Menu as BaseMenu } from '@base-ui/react/menu'
import { useQuery } from '@tanstack/react-query'
import {
  BadgePercent,
  Building2,
  CirclePlus,
  FileSignature,
  FolderKanban,
  KeyRound,
  Landmark,
  LayoutDashboard,
  LogOut,
  Menu,
  Monitor,
  Moon,
  Package,
  PanelLeftClose,
  PanelLeftOpen,
  Presentation,
  Settings,
  Sun,
  UserRound,
  UserRoundSearch,
  Users,
  X,
} from 'lucide-react'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import type { Permission } from '#sdk/types.ts'
import { cx } from '#web/lib/class-names.ts'
import { signOut } from '#web/session/end-session.ts'
import { startUpQuery } from '#web/session/start-up.ts'
import { keep, kept } from '#web/session/storage.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Wordmark } from '#web/ui/wordmark.tsx'
import { href } from './navigation.ts'
import { usePermissions } from './queries.ts'
import { firstSetting, SETTINGS } from './settings-frame.tsx'
import { readTheme, setTheme, type Theme } from './theme.ts'

const ActAsDialog = lazy(async () => ({ default: (await import('#web/session/impersonation.tsx')).ActAsDialog }))

type Entry = { href: string; label: string; icon: typeof Menu; permissions: Permission[]; also?: string[] }
/** `also` are addresses that belong to an entry and do not begin with its own. */
const ENTRIES: Entry[] = [
  { href: '/', label: 'Dashboard', icon: LayoutDashboard, permissions: ['dashboard.view'] },
  { href: '/projects', label: 'Projects', icon: FolderKanban, permissions: ['projects.view_own', 'projects.view_all'] },
  {
    href: '/light-hub/modules',
    label: 'Equipment',
    icon: Package,
    permissions: ['catalog.edit', 'design.edit'],
    also: ['/light-hub/inverters', '/light-hub/storage'],
  },
  {
    href: '/light-hub/agreements',
    label: 'Agreements',
    icon: FileSignature,
    permissions: ['agreement_templates.edit', 'agreements.send'],
  },
  {
    href: '/light-hub/proposal',
    label: 'Proposal',
    icon: Presentation,
    permissions: ['proposal_templates.edit', 'proposals.edit'],
  },
  { href: '/light-hub/adders', label: 'Adders', icon: CirclePlus, permissions: ['adders.edit', 'pricing.override'] },
  {
    href: '/light-hub/financing',
    label: 'Financing',
    icon: Landmark,
    permissions: ['financing.edit', 'financing.select'],
  },
  {
    href: '/light-hub/incentives',
    label: 'Incentives',
    icon: BadgePercent,
    permissions: ['incentives.edit', 'projects.edit'],
  },
  { href: '/team', label: 'Team', icon: Users, permissions: ['team.view'] },
  { href: '/company', label: 'Company', icon: Building2, permissions: ['company.edit'] },
  {
    href: '/settings',
    label: 'Settings',
    icon: Settings,
    permissions: SETTINGS.flatMap(({ sections }) => sections.map(({ permission }) => permission)),
  },
]

const FOLDED = 'menu_folded'

export default function Shell({ children }: { children: ReactNode }) {
  const [folded, setFolded] = useState(kept(FOLDED) === 'true')
  const [hovered, setHovered] = useState(false)
  const [open, setOpen] = useState(false)
  const [address] = useLocation()
  // Choosing an entry closes the drawer: the address is outside React.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is the trigger, not an input
  useEffect(() => setOpen(false), [address])
  const fold = () => {
    keep(FOLDED, String(!folded))
    setFolded(!folded)
    setHovered(false)
  }
  const wide = !folded || hovered
  const over = folded && hovered
  return (
    <div className="min-h-dvh sm:flex">
      <aside
        onMouseEnter={() => setHovered(true)}
        onMouseLeave={() => setHovered(false)}
        className={cx('no-print z-20 hidden shrink-0 sm:block', folded ? 'w-16' : 'w-[280px]')}
      >
        <div
          className={cx(
            'fixed inset-y-0 left-0 flex flex-col border-r border-hairline bg-surface transition-[width] duration-150',
            wide ? 'w-[280px]' : 'w-16',
          )}
        >
          <div className="flex h-14 items-center justify-between px-4">
            <Wordmark compact={!wide} />
            {wide && (
              <button
                type="button"
                onClick={fold}
                aria-label={folded ? 'Keep the menu open' : 'Fold the menu'}
                className="rounded-control p-1.5 text-ink-3 hover:bg-sunken hover:text-ink"
              >
                {folded ? <PanelLeftOpen size={16} /> : <PanelLeftClose size={16} />}
              </button>
            )}
          </div>
          <Entries wide={wide} />
          <UserMenu wide={wide} />
        </div>
      </aside>
      <header className="no-print sticky top-0 z-20 flex h-14 items-center justify-between border-b border-hairline bg-surface px-4 sm:hidden">
        <Wordmark />
        <button
          type="button"
          aria-label="Open the menu"
          onClick={() => setOpen(true)}
          className="rounded-control p-2 text-ink-2"
        >
          <Menu size={20} />
        </button>
      </header>
      <Dialog.Root open={open} onOpenChange={setOpen}>
        <Dialog.Portal>
          <Dialog.Backdrop className="fixed inset-0 z-40 bg-scrim" />
          <Dialog.Popup className="fixed inset-y-0 left-0 z-50 flex w-[280px] max-w-[85vw] flex-col bg-surface shadow-float">
            <div className="flex h-14 items-center justify-between px-4">
              <Dialog.Title render={<span />}>
                <Wordmark />
              </Dialog.Title>
              <Dialog.Close aria-label="Close the menu" className="rounded-control p-2 text-ink-2">
                <X size={18} />
              </Dialog.Close>
            </div>
            <Entries wide />
            <UserMenu wide />
          </Dialog.Popup>
        </Dialog.Portal>
      </Dialog.Root>
      {/* The rail is 64 px wide, so 216 more make room for the 280 of the menu hovered open (specification, section 9). */}
      <main
        className={cx('min-w-0 flex-1 transition-[padding] duration-150 max-sm:pl-0', over ? 'sm:pl-[216px]' : 'pl-0')}
      >
        {children}
      </main>
    </div>
  )
}

function Entries({ wide }: { wide: boolean }) {
  const [address] = useLocation()
  const permissions = usePermissions()
  return (
    <nav aria-label="Main" className="flex-1 overflow-y-auto px-3 py-2">
      <ul className="flex flex-col gap-0.5">
        {ENTRIES.filter(entry => entry.permissions.some(permission => permissions.has(permission))).map(
          ({ href, label, icon: Icon, also = [] }) => {
            const current = href === '/' ? address === '/' : [href, ...also].some(one => address.startsWith(one))
            return (
              <li key={href}>
                <Link
                  href={href === '/settings' ? firstSetting(permissions) : href}
                  aria-current={current ? 'page' : undefined}
                  aria-label={label}
                  className={cx(
                    'flex h-9 items-center gap-3 rounded-control px-2.5 text-base max-sm:h-11',
                    current ? 'bg-sunken font-medium text-ink' : 'text-ink-2 hover:bg-sunken hover:text-ink',
                  )}
                >
                  <Icon size={18} className={cx('shrink-0', current && 'text-marigold')} aria-hidden />
                  {wide && label}
                </Link>
              </li>
            )
          },
        )}
      </ul>
    </nav>
  )
}

const THEME_ICONS = { light: Sun, dark: Moon, system: Monitor } as const

function UserMenu({ wide }: { wide: boolean }) {
  const { data } = useQuery(startUpQuery)
  const [theme, choose] = useState<Theme>(readTheme())
  const [, go] = useLocation()
  const [acting, setActing] = useState(false)
  const mayAct = usePermissions().has('users.impersonate')
  if (!data) return null
  const { user } = data
  const name = `${user.firstname} ${user.lastname}`
  const item = 'flex items-center gap-2.5 px-3 py-2 text-base data-highlighted:bg-sunken data-highlighted:outline-none'
  return (
    <div className="border-t border-hairline p-3">
      <BaseMenu.Root>
        <BaseMenu.Trigger
          aria-label={`${name}, account`}
          className="flex w-full min-w-0 items-center gap-2.5 rounded-control p-1.5 text-left hover:bg-sunken"
        >
          <Avatar name={name} />
          {wide && (
            <span className="min-w-0">
              <span className="block truncate text-sm font-medium">{name}</span>
              <span className="block truncate text-xs text-ink-3">
                {user.role}, {user.company.name}
              </span>
            </span>
          )}
        </BaseMenu.Trigger>
        <BaseMenu.Portal>
          <BaseMenu.Positioner side="top" align="start" sideOffset={6} className="z-[60]">
            <BaseMenu.Popup className="min-w-52 rounded-card border border-hairline bg-raised py-1 shadow-float">
              <BaseMenu.RadioGroup
                value={theme}
                onValueChange={(next: Theme) => {
                  choose(next)
                  setTheme(next)
                }}
              >
                {(['light', 'dark', 'system'] as const).map(one => {
                  const Icon = THEME_ICONS[one]
                  return (
                    <BaseMenu.RadioItem
                      key={one}
                      value={one}
                      closeOnClick={false}
                      className={cx(item, theme === one && 'font-medium')}
                    >
                      <Icon size={16} className={theme === one ? 'text-marigold' : 'text-ink-3'} aria-hidden />
                      {{ light: 'Light', dark: 'Dark', system: 'As the system' }[one]}
                    </BaseMenu.RadioItem>
                  )
                })}
              </BaseMenu.RadioGroup>
              <BaseMenu.Separator className="my-1 border-t border-hairline" />
              {mayAct && (
                <BaseMenu.Item className={item} onClick={() => setActing(true)}>
                  <UserRoundSearch size={16} className="text-ink-3" aria-hidden />
                  Act as a user
                </BaseMenu.Item>
              )}
              <BaseMenu.Item className={item} onClick={() => go(href('/team/user/[id]', { id: user.id }))}>
                <UserRound size={16} className="text-ink-3" aria-hidden />
                Your details
              </BaseMenu.Item>
              <BaseMenu.Item className={item} onClick={() => go('/update-password')}>
                <KeyRound size={16} className="text-ink-3" aria-hidden />
                Change password
              </BaseMenu.Item>
              <BaseMenu.Item className={item} onClick={() => void signOut()}>
                <LogOut size={16} className="text-ink-3" aria-hidden />
                Sign out
              </BaseMenu.Item>
            </BaseMenu.Popup>
          </BaseMenu.Positioner>
        </BaseMenu.Portal>
      </BaseMenu.Root>
      {acting && (
        <Suspense fallback={null}>
          <ActAsDialog onClose={() => setActing(false)} />
        </Suspense>
      )}
    </div>
  )
}
