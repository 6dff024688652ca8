// By which rule the list in package.json is chosen: of each browser the release that was current two years before.
import type { BrowserName } from '@mdn/browser-compat-data'
import type { Browser } from '#web/browsers.ts'
import { browsers } from './compat.ts'

/** The day the list was chosen. */
export const CHOSEN_ON = '2026-11-23'

const NAMES = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
  samsung: 'samsunginternet_android',
} satisfies Record<Browser, BrowserName>

/** As package.json would list them on that day. */
export function listOn(day: string): string[] {
  const two_years_before = `${Number(day.slice(0, 4)) - 2}${day.slice(4)}`
  return Object.entries(NAMES).map(([name, browser]) => {
    const released = Object.entries(browsers[browser].releases)
      .flatMap(([version, { release_date }]) => (release_date ? [{ version, release_date }] : []))
      .filter(({ release_date }) => release_date <= two_years_before)
      .sort((a, b) => (a.release_date < b.release_date ? 1 : -1))
    return `${name} >= ${released[0]?.version.replace(/\.0$/, '')}`
  })
}

/** The Chromium version of a release, if the data has it. */
export const engineOf = (browser: Browser, version: string) => {
  const { releases } = browsers[NAMES[browser]]
  return (releases[version] ?? releases[`${version}.0`])?.engine_version
}
