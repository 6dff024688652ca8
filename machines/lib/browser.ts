// Browser and device kind of a user agent. Pure, and never throws: a browser may send anything.

/** In this order: each names the ones after it too, for old pages' sake. */
const BROWSERS = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPT|OPiOS)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
] as const satisfies readonly [RegExp, string][]
const DEVICES = [
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b.*\bMobile\b/, 'Android phone'],
  [/\bAndroid\b/, 'Android tablet'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
] as const satisfies readonly [RegExp, string][]

export const findBrowser = (user_agent: string) => BROWSERS.find(([pattern]) => pattern.test(user_agent))?.[1]
export const findDevice = (user_agent: string) => DEVICES.find(([pattern]) => pattern.test(user_agent))?.[1]

/** Where each browser writes its version: Safari's own name is followed by that of its engine. */
const VERSIONS = [...BROWSERS.filter(([, name]) => name !== 'Safari'), [/\bVersion\//, 'Safari']] as const

/** Only browser, major version and device kind of a user agent. */
export function browserOf(user_agent: string) {
  const browser = findBrowser(user_agent)
  const [pattern] = VERSIONS.find(([, name]) => name === browser) ?? []
  const after = pattern && user_agent.slice(pattern.exec(user_agent)?.index ?? 0).split('/')[1]
  const version = Number.parseInt(after ?? '', 10)
  return {
    browser: browser ?? ('Other' as const),
    browser_version: version >= 1 && version <= 999 ? version : null,
    device: findDevice(user_agent) ?? ('Other' as const),
  }
}
