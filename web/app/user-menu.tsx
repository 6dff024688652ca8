// Who is signed in, at the foot of the menu: theme, own details, password, signing out.

import { Menu as BaseMenu } from '@base-ui/react/menu'
import { useQuery } from '@tanstack/react-query'
import {
  BellRing,
  CircleQuestionMark,
  Keyboard,
  KeyRound,
  LogOut,
  Monitor,
  Moon,
  Sun,
  UserRound,
  UserRoundSearch,
} from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { roleName } from '#machines/company/roles/role-name.ts'
import { fullName } from '#machines/lib/text.ts'
import { startUpQuery } from '#web/company/session/start-up.ts'
import { usePermissions } from '#web/data/queries.ts'
import { helpAddress } from '#web/frame/help-address.ts'
import { href } from '#web/frame/navigation.ts'
import { cx } from '#web/lib/class-names.ts'
import { showOverlay } from '#web/lib/overlay.ts'
import { part } from '#web/lib/part.tsx'
import { readTheme, setTheme, type Theme } from '#web/lib/theme.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { leave } from './leave.ts'
import { words } from './words.ts'

const ActAsDialog = part(async () => ({
  default: (await import('#web/company/session/impersonation.tsx')).ActAsDialog,
}))

const THEME_ICONS = { light: Sun, dark: Moon, system: Monitor } as const

export function UserMenu({ wide }: { wide: boolean }) {
  const { data } = useQuery(startUpQuery)
  const [theme, choose] = useState<Theme>(readTheme())
  const [, go] = useLocation()
  const [acting, setActing] = useState(false)
  const mayAct = usePermissions().has('users.impersonate')
  if (!data) return null
  const { user } = data
  const name = fullName(user)
  const item = 'flex items-center gap-2.5 px-3 py-2 text-base data-highlighted:bg-sunken data-highlighted:outline-none'
  return (
    <div className="border-t border-hairline p-3">
      {/* The search changes the theme as well. */}
      <BaseMenu.Root onOpenChange={() => choose(readTheme())}>
        <BaseMenu.Trigger
          aria-label={words.name_account({ name })}
          className="flex w-full min-w-0 items-center gap-2.5 rounded-control p-1.5 text-left hover:bg-sunken"
        >
          <Avatar name={name} />
          {wide && (
            <span className="min-w-0">
              <span className="block truncate text-sm font-medium">{name}</span>
              <span className="block truncate text-xs text-ink-3">
                {roleName(user.role)}, {user.company.name}
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
                      {{ light: words.light, dark: words.dark, system: words.system }[one]}
                    </BaseMenu.RadioItem>
                  )
                })}
              </BaseMenu.RadioGroup>
              <BaseMenu.Separator className="my-1 border-t border-hairline" />
              {mayAct && (
                <BaseMenu.Item className={item} onClick={() => setActing(true)}>
                  <UserRoundSearch size={16} className="text-ink-3" aria-hidden />
                  {words.act_as_user}
                </BaseMenu.Item>
              )}
              <BaseMenu.Item className={item} onClick={() => go(href('/team/user/[id]', { id: user.id }))}>
                <UserRound size={16} className="text-ink-3" aria-hidden />
                {words.your_details}
              </BaseMenu.Item>
              <BaseMenu.Item className={item} onClick={() => go('/settings/me/notifications')}>
                <BellRing size={16} className="text-ink-3" aria-hidden />
                {words.notification_settings}
              </BaseMenu.Item>
              <BaseMenu.Item className={item} onClick={() => go(helpAddress())}>
                <CircleQuestionMark size={16} className="text-ink-3" aria-hidden />
                {words.help_page}
              </BaseMenu.Item>
              <BaseMenu.Item className={item} onClick={() => showOverlay('shortcuts')}>
                <Keyboard size={16} className="text-ink-3" aria-hidden />
                {words.keyboard_shortcuts}
              </BaseMenu.Item>
              <BaseMenu.Item className={item} onClick={() => go('/update-password')}>
                <KeyRound size={16} className="text-ink-3" aria-hidden />
                {words.change_password}
              </BaseMenu.Item>
              <BaseMenu.Item className={item} onClick={() => void leave()}>
                <LogOut size={16} className="text-ink-3" aria-hidden />
                {words.sign_out}
              </BaseMenu.Item>
            </BaseMenu.Popup>
          </BaseMenu.Positioner>
        </BaseMenu.Portal>
      </BaseMenu.Root>
      {acting && <ActAsDialog onClose={() => setActing(false)} />}
    </div>
  )
}
