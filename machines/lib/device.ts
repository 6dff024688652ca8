// A user agent's device in everyday words: "Safari on iPhone".

import type { Language } from '../words/language.ts'
import { findBrowser, findDevice } from './browser.ts'
import { words } from './words.ts'

/** In English where it is stored. */
export function deviceOf(user_agent: string, language: Language = 'en'): string {
  const texts = words.in(language)
  const browser = findBrowser(user_agent)
  const kind = findDevice(user_agent)
  const device =
    kind === 'Android phone' ? texts.android_phone : kind === 'Android tablet' ? texts.android_tablet : kind
  if (browser && device) return texts.browser_on_device({ browser, device })
  return browser ?? (device ? texts.some_browser_on_device({ device }) : texts.unknown_device)
}
