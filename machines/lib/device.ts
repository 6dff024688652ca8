// A user agent's device in everyday words: "Safari on iPhone".

import type { Language } from '../words/language.ts'
import { findBrowser, findDevice } from './browser.ts'
import { words } from './words.ts'

/** In English where it is stored. */
export function deviceOf(user_agent: string, language: Language = 'en'): string {
  const said = words.in(language)
  const browser = findBrowser(user_agent)
  const found = findDevice(user_agent)
  const device =
    found === 'Android phone' ? said.android_phone : found === 'Android tablet' ? said.android_tablet : found
  if (browser && device) return said.browser_on_device({ browser, device })
  return browser ?? (device ? said.some_browser_on_device({ device }) : said.unknown_device)
}
