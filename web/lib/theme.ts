// Light, dark or the system's; stored under the specification's key. public/theme.js has the same rule.
import { KEYS, keep, kept } from './storage.ts'

export const THEMES = ['light', 'dark', 'system'] as const
export type Theme = (typeof THEMES)[number]

export const readTheme = (): Theme => THEMES.find(theme => theme === kept(KEYS.theme)) ?? 'system'

const systemDark = window.matchMedia('(prefers-color-scheme: dark)')

export function setTheme(theme: Theme) {
  keep(KEYS.theme, theme)
  applyTheme()
}

export function applyTheme() {
  const theme = readTheme()
  document.documentElement.dataset['theme'] =
    theme === 'dark' || (theme === 'system' && systemDark.matches) ? 'dark' : 'light'
}

systemDark.addEventListener('change', applyTheme)
