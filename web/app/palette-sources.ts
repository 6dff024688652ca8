// Search results without the server: recent pages, actions, the menu and settings of the role, and Help Center
// articles.

import {
  CircleQuestionMark,
  Clock,
  FileSignature,
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
import type { Card } from '#web/help/article.ts'
import { GROUP_NAMES } from '#web/help/group-names.ts'
import { showOverlay } from '#web/lib/overlay.ts'
import { setTheme, THEMES } from '#web/lib/theme.ts'
import type { Entry, Source } from '#web/projects/search/entry.ts'
import { common } from '#web/words/common.ts'
import { leave } from './leave.ts'
import { menuOf } from './main-menu.tsx'
import { GO, NEW_PROJECT } from './page-keys.ts'
import { recentPages } from './recent-pages.ts'
import { words as texts } from './words.ts'

type Permissions = ReadonlySet<Permission>
type Who = { user_id: string; permissions: Permissions; here: string; single_keys: boolean }

export const sourcesFor = (who: Who, cards: readonly Card[]): Source[] => [
  { name: texts.recent, entries: recent(who), shown: 'at first' },
  { name: texts.actions, entries: actions(who), shown: 'always' },
  { name: texts.pages, entries: pages(who), shown: 'always' },
  { name: texts.settings, entries: settings(who.permissions), shown: 'when typed' },
  { name: texts.you, entries: yours(who), shown: 'when typed' },
  { name: texts.help, entries: cards.map(article), shown: 'when typed' },
]

const article = ({ slug, title, summary, group }: Card): Entry => ({
  key: `help ${slug}`,
  label: title,
  note: GROUP_NAMES[group],
  keywords: summary,
  icon: CircleQuestionMark,
  href: href('/help/[slug]', { slug }),
})

/** How menu and settings call their pages. */
export const knownPages = (permissions: Permissions): Map<string, string> =>
  new Map([
    ...settings(permissions).flatMap(named),
    ...menuOf(permissions).flatMap(({ entries }) =>
      entries.filter(({ also }) => !also?.includes('/settings')).flatMap(named),
    ),
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
      label: texts.new_project,
      icon: FolderPlus,
      permission: 'projects.create',
      href: href('/projects/new-project'),
      keywords: texts.add_lead_customer,
      ...(single_keys ? { keys: [NEW_PROJECT] } : {}),
    },
    {
      key: 'invite',
      label: texts.invite_team_member,
      icon: UserPlus,
      permission: 'team.invite',
      href: `${href('/team')}?invite=new`,
      keywords: texts.add_user_colleague,
    },
    {
      key: 'shortcuts',
      label: texts.keyboard_shortcuts,
      icon: Keyboard,
      keywords: texts.keys_help,
      run: () => showOverlay('shortcuts'),
      ...(single_keys ? { keys: ['?'] } : {}),
    },
  ]
  return all.filter(({ permission }) => permission === undefined || permissions.has(permission))
}

const yours = ({ user_id }: Who): Entry[] => [
  { key: 'details', label: texts.your_details, icon: UserRound, href: href('/team/user/[id]', { id: user_id }) },
  { key: 'password', label: texts.change_password, icon: KeyRound, href: href('/update-password') },
  ...THEMES.map(theme => ({
    key: `theme ${theme}`,
    label: THEME_NAMES[theme],
    icon: THEME_ICONS[theme],
    keywords: texts.appearance_colour_color_mode,
    run: () => setTheme(theme),
  })),
  { key: 'sign out', label: texts.sign_out, icon: LogOut, keywords: texts.log_out_leave, run: () => void leave() },
]

const THEME_NAMES = { light: texts.light_theme, dark: texts.dark_theme, system: texts.system_theme } as const
const THEME_ICONS = { light: Sun, dark: Moon, system: Monitor } as const

function pages({ permissions, single_keys }: Who): Entry[] {
  const menu = menuOf(permissions).flatMap(({ entries }) =>
    entries.map(({ href, label, icon, letter }): Entry => {
      const keywords = KEYWORDS[href]
      const keys = single_keys && letter ? { keys: [GO, letter] } : {}
      return { key: label, label, icon, href, ...(keywords && { keywords }), ...keys }
    }),
  )
  return [...menu, ...more(permissions)]
}

/** Other names people use for them. */
const KEYWORDS: Record<string, string> = {
  '/': texts.home_start,
  '/projects': texts.leads_customers_pipeline_list,
  '/deals': texts.pipeline_forecast,
  '/accounts-receivable/console': texts.money_payments_aging_forecast,
  '/light-hub/modules': texts.modules_panels_catalogue_catalog,
  '/light-hub/financing': texts.lenders_loans_rates,
  '/light-hub/proposal': texts.templates_keyword,
  '/light-hub/agreements': texts.contracts_templates_signing,
  '/team': texts.users_members_people,
  '/company': texts.profile_logo_address_license,
  '/help': texts.articles_how_guide,
}

/** Pages of their own that the menu reaches through another. */
const MORE: readonly { under: string; label: string; href: string; icon: LucideIcon; keywords: string }[] = [
  {
    under: '/light-hub/agreements',
    label: texts.countersign,
    href: href('/light-hub/agreements/countersign'),
    icon: FileSignature,
    keywords: texts.countersign_keywords,
  },
  {
    under: '/light-hub/modules',
    label: common.inverters,
    href: href('/light-hub/inverters'),
    icon: Package,
    keywords: texts.catalog_keyword,
  },
  {
    under: '/light-hub/modules',
    label: texts.storage,
    href: href('/light-hub/storage'),
    icon: Package,
    keywords: texts.batteries_keyword,
  },
  {
    under: '/accounts-receivable/console',
    label: texts.invoices,
    href: href('/accounts-receivable/invoices'),
    icon: Receipt,
    keywords: '',
  },
]

function more(permissions: Permissions): Entry[] {
  const reached = new Set(menuOf(permissions).flatMap(({ entries }) => entries.map(({ href }) => href)))
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
      keywords: texts.settings_words({ words }),
    })),
  )
