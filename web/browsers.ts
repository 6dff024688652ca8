// The oldest browsers the product is built for. package.json lists them under `browserslist`, each with a fixed version, so that a
// build never changes because a day has passed; README says how they are chosen.
import { readFileSync } from 'node:fs'

export type Browser = 'chrome' | 'edge' | 'firefox' | 'safari' | 'ios_saf' | 'samsung'

/** The Chromium in a Samsung Internet: build tools know no such browser. */
const CHROMIUM_OF_SAMSUNG: Record<string, number> = { '27': 125 }

/** The list in package.json. Throws on anything but `browser >= version`: other queries change with time. */
export function oldestBrowsers(queries: readonly string[] = listed()): Record<Browser, string> {
  const oldest = new Map(
    queries.map(query => {
      const [, name, version] = /^(\w+) >= (\d+(?:\.\d+)?)$/.exec(query) ?? []
      if (!name || !version) throw new Error(`browserslist: "${query}" is not of the form "browser >= version"`)
      return [name, version]
    }),
  )
  const of = (name: Browser) => {
    const version = oldest.get(name)
    if (!version) throw new Error(`browserslist: ${name} is missing`)
    return version
  }
  return {
    chrome: of('chrome'),
    edge: of('edge'),
    firefox: of('firefox'),
    safari: of('safari'),
    ios_saf: of('ios_saf'),
    samsung: of('samsung'),
  }
}

/** The Chromium that runs in the oldest Samsung Internet of the list. */
export function chromiumOfSamsung(samsung: string): number {
  const chromium = CHROMIUM_OF_SAMSUNG[samsung]
  if (!chromium) throw new Error(`web/browsers.ts: name the Chromium in Samsung Internet ${samsung}`)
  return chromium
}

/** Vite's targets for scripts and styles. */
export function buildTargets(): string[] {
  const { chrome, edge, firefox, safari, ios_saf, samsung } = oldestBrowsers()
  const chromium = Math.min(Number(chrome), chromiumOfSamsung(samsung))
  return [`chrome${chromium}`, `edge${edge}`, `firefox${firefox}`, `safari${safari}`, `ios${ios_saf}`]
}

function listed(): string[] {
  const manifest: { browserslist: string[] } = JSON.parse(
    readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
  )
  return manifest.browserslist
}
