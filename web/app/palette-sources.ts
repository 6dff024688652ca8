// What the search offers without asking the server: pages opened last, actions, the menu and the settings the role reaches, and the
// articles of the Help Center.
import {
  CircleQuestionMark,
  Clock,
  FolderPlus,
  Keyboard,
  KeyRound,
  LogOut,
  type LucideIcon,
  Monitor,
  Moon,
  Package,
  Receipt,
  Settings,
  Sun,
  UserPlus,
  UserRound,
} from 'lucide-react'
import type { Permission } from '#sdk/types.ts'
import { href } from '#web/frame/navigation.ts'
import { reachedSettings } from '#web/frame/settings-pages.ts'
import { allCards } from '#web/help/library.ts'
import { showOverlay } from '#web/lib/overlay.ts'
import { setTheme, THEMES } from '#web/lib/theme.ts'
import type { Entry, Source } from '#web/search/entry.ts'
import { leave } from './leave.ts'
import { menuOf } from './main-menu.tsx'
import { GO, NEW_PROJECT, placesOf } from './page-keys.ts'
import { recentPages } from './recent-pages.ts'

type Permissions = ReadonlySet<Permission>
export type Who = { user_id: string; permissions: Permissions; here: string; single_keys: boolean }

export const sourcesFor = (who: Who): Source[] => [
  { name: 'Opened last', entries: recent(who), shown: 'at first' },
  { name: 'Actions', entries: actions(who), shown: 'always' },
  { name: 'Pages', entries: pages(who), shown: 'always' },
  { name: 'Settings', entries: settings(who.permissions), shown: 'when typed' },
  { name: 'You', entries: yours(who), shown: 'when typed' },
  { name: 'Help', entries: articles, shown: 'when typed' },
]

const articles: readonly Entry[] = allCards.map(({ slug, title, summary, group }) => ({
  key: `help ${slug}`,
  label: title,
  note: group,
  keywords: summary,
  icon: CircleQuestionMark,
  href: href('/help/[slug]', { slug }),
}))

/** How menu and settings call their pages. */
export const knownPages = (permissions: Permissions): Map<string, string> =>
  new Map([
    ...settings(permissions).flatMap(named),
    ...menuOf(permissions).flatMap(({ entries }) => entries.filter(({ label }) => label !== 'Settings').flatMap(named)),
    ...more(permissions).flatMap(named),
  ])
const named = ({ href, label }: { href?: string; label: string }): [string, string][] =>
  href === undefined ? [] : [[href, label]]

const recent = ({ user_id, here }: Who): Entry[] =>
  recentPages(user_id)
    .filter(({ href }) => href !== here)
    .slice(0, 5)
    .map(page => ({ ...page, key: `recent ${page.href}`, icon: Clock }))

type Action = Entry & { permission?: Permission }

function actions({ permissions, single_keys }: Who): Entry[] {
  const all: Action[] = [
    {
      key: 'new project',
      label: 'New project',
      icon: FolderPlus,
      permission: 'projects.create',
      href: href('/projects/new-project'),
      keywords: 'add lead customer',
      ...(single_keys ? { keys: [NEW_PROJECT] } : {}),
    },
    {
      key: 'invite',
      label: 'Invite a team member',
      icon: UserPlus,
      permission: 'team.invite',
      href: `${href('/team')}?invite=new`,
      keywords: 'add user colleague',
    },
    {
      key: 'shortcuts',
      label: 'Keyboard shortcuts',
      icon: Keyboard,
      keywords: 'keys help',
      run: () => showOverlay('shortcuts'),
      ...(single_keys ? { keys: ['?'] } : {}),
    },
  ]
  return all.filter(({ permission }) => permission === undefined || permissions.has(permission))
}

const yours = ({ user_id }: Who): Entry[] => [
  { key: 'details', label: 'Your details', icon: UserRound, href: href('/team/user/[id]', { id: user_id }) },
  { key: 'password', label: 'Change password', icon: KeyRound, href: href('/update-password') },
  ...THEMES.map(theme => ({
    key: `theme ${theme}`,
    label: THEME_NAMES[theme],
    icon: THEME_ICONS[theme],
    keywords: 'appearance colour color mode',
    run: () => setTheme(theme),
  })),
  { key: 'sign out', label: 'Sign out', icon: LogOut, keywords: 'log out leave', run: () => void leave() },
]

const THEME_NAMES = { light: 'Light theme', dark: 'Dark theme', system: 'Theme as the system' } as const
const THEME_ICONS = { light: Sun, dark: Moon, system: Monitor } as const

function pages({ permissions, single_keys }: Who): Entry[] {
  const letters = new Map(single_keys ? placesOf(permissions).map(({ label, letter }) => [label, letter]) : [])
  const menu = menuOf(permissions).flatMap(({ entries }) =>
    entries.map(({ href, label, icon }): Entry => {
      const letter = letters.get(label)
      const keywords = KEYWORDS[label]
      return { key: label, label, icon, href, ...(keywords && { keywords }), ...(letter && { keys: [GO, letter] }) }
    }),
  )
  return [...menu, ...more(permissions)]
}

/** What people call them who do not know our name. */
const KEYWORDS: Record<string, string> = {
  Dashboard: 'home start',
  Projects: 'leads customers pipeline list board',
  Deals: 'pipeline forecast',
  Receivables: 'money payments aging forecast remittance',
  Equipment: 'modules panels catalogue catalog',
  Financing: 'lenders loans rates',
  Proposal: 'templates',
  Agreements: 'contracts templates signing',
  Team: 'users members people',
  Company: 'profile logo address license',
  'Help Center': 'articles how to guide',
}

/** Pages of their own that the menu reaches through another. */
const MORE: readonly { under: string; label: string; href: string; icon: LucideIcon; keywords: string }[] = [
  { under: 'Equipment', label: 'Inverters', href: href('/light-hub/inverters'), icon: Package, keywords: 'catalogue' },
  { under: 'Equipment', label: 'Storage', href: href('/light-hub/storage'), icon: Package, keywords: 'batteries' },
  { under: 'Receivables', label: 'Invoices', href: href('/accounts-receivable/invoices'), icon: Receipt, keywords: '' },
]

function more(permissions: Permissions): Entry[] {
  const reached = new Set(menuOf(permissions).flatMap(({ entries }) => entries.map(({ label }) => label)))
  return MORE.filter(({ under }) => reached.has(under)).map(({ under, ...page }) => ({
    ...page,
    key: page.label,
    note: under,
  }))
}

const settings = (permissions: Permissions): Entry[] =>
  reachedSettings(permissions).flatMap(({ name, sections }) =>
    sections.map(({ href, label, words }) => ({
      key: href,
      label,
      note: name,
      icon: Settings,
      href,
      keywords: `settings ${words}`,
    })),
  )
