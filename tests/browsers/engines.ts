// Which browsers are on this machine, and how the journeys start them. Playwright's own builds come first where they have been
// downloaded (`npx playwright install firefox webkit`); else a Firefox of the system, and WebKitGTK with its driver.

import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium, firefox, type PlaywrightTestOptions, type PlaywrightWorkerOptions, webkit } from '@playwright/test'

export const ENGINES = ['Chromium', 'Firefox', 'WebKit'] as const
export type Engine = (typeof ENGINES)[number]

const firstOf = (...places: (string | undefined)[]) => places.find(place => place && existsSync(place))

/** The one people have before the one without windows, in which some things are otherwise. */
const CHROMIUM = firstOf(
  process.env['FULL_CHROMIUM_PATH'],
  chromium.executablePath(),
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  process.env['CHROMIUM_PATH'],
)
const FIREFOX = firstOf(
  process.env['FIREFOX_PATH'],
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
)
const RELAY = fileURLToPath(new URL('firefox-relay.mjs', import.meta.url))

/** WebKitGTK's parts by Debian's places. Its windows need a display, and Xvfb is one without a screen. */
export const WEBKIT_GTK = {
  driver: firstOf('/usr/bin/WebKitWebDriver'),
  browser: firstOf(
    '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
    '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  ),
  display: firstOf('/usr/bin/Xvfb'),
}
export const hasOwnWebkit = existsSync(webkit.executablePath())

const COMMANDS: Record<Engine, string> = {
  Chromium: 'npx playwright install chromium',
  Firefox: 'npx playwright install firefox, or apt-get install firefox-esr',
  WebKit: 'npx playwright install webkit, or apt-get install webkit2gtk-driver xvfb',
}

/** Why the journeys cannot run in an engine here; null where they can. */
export function reasonToSkip(engine: Engine): string | null {
  const isHere = {
    Chromium: CHROMIUM !== undefined,
    Firefox: FIREFOX !== undefined || existsSync(firefox.executablePath()),
    WebKit: hasOwnWebkit || Object.values(WEBKIT_GTK).every(place => place !== undefined),
  }
  return isHere[engine] ? null : `${engine} is not on this machine: ${COMMANDS[engine]}`
}

type Use = Partial<PlaywrightTestOptions & PlaywrightWorkerOptions> & { engine: Engine }

export function useOf(engine: Engine): Use {
  if (engine === 'Chromium')
    return {
      engine,
      browserName: 'chromium',
      launchOptions: {
        ...(CHROMIUM ? { executablePath: CHROMIUM } : {}),
        args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
      },
    }
  if (engine === 'WebKit') return { engine, browserName: 'webkit', launchOptions: { args: [] } }
  if (existsSync(firefox.executablePath()) || !FIREFOX)
    return { engine, browserName: 'firefox', launchOptions: { args: [] } }
  return {
    engine,
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: RELAY,
      args: [],
      env: { ...process.env, FIREFOX_PATH: FIREFOX },
      // Without a GPU it renders 3D only when forced to.
      firefoxUserPrefs: { 'ui.prefersReducedMotion': 1, 'webgl.force-enabled': true },
    },
  }
}
