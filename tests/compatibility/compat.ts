// Capabilities of the listed browsers, from MDN's browser compatibility data. The finders look up everything they meet.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type {
  BrowserName,
  CompatData,
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data'
import { root } from '#tests/support/files.ts'
import { oldestBrowsers } from '#web/browsers.ts'

const { chrome, edge, firefox, safari, ios_saf, samsung } = oldestBrowsers()

/** On Android the engine is the desktop's, and so is the version. */
const OLDEST = {
  chrome,
  chrome_android: chrome,
  edge,
  firefox,
  firefox_android: firefox,
  safari,
  safari_ios: ios_saf,
  samsunginternet_android: samsung,
} satisfies Partial<Record<BrowserName, string>>
type Listed = keyof typeof OLDEST
const LISTED = Object.keys(OLDEST).filter((name): name is Listed => Object.hasOwn(OLDEST, name))

// Read, not imported: the test runner would make a module of its 20 MB.
const data: CompatData = JSON.parse(readFileSync(join(root, 'node_modules/@mdn/browser-compat-data/data.json'), 'utf8'))
export const { javascript, api, css, browsers } = data

/** The data at a path such as `javascript.builtins.Promise.try`; its own keys are those of its parts. */
export function at(path: string): Identifier | undefined {
  let node: Identifier | undefined = { javascript, api, css }
  for (const name of path.split('.')) {
    // A name such as `constructor` must not be found on Object.prototype.
    node = node && Object.hasOwn(node, name) ? node[name] : undefined
  }
  return node
}

/** Names of the parts of an entry. */
export const partsOf = (entry: Identifier): string[] => Object.keys(entry).filter(name => name !== '__compat')

/** Listed browsers whose oldest version lacks it; empty if unknown. */
function lacking(path: string): Listed[] {
  const compat = at(path)?.__compat
  return compat ? LISTED.filter(browser => !supports(compat, browser)) : []
}

export const isLacking = remember((path: string) => lacking(path).length > 0)

/** The same few names come up thousands of times. */
export function remember<T>(work: (name: string) => T): (name: string) => T {
  const known = new Map<string, { result: T }>()
  return name => {
    const before = known.get(name) ?? { result: work(name) }
    known.set(name, before)
    return before.result
  }
}

function supports({ support }: CompatStatement, browser: Listed): boolean {
  const known = support[browser]
  const statements: SimpleSupportStatement[] = known === undefined ? [] : Array.isArray(known) ? known : [known]
  return statements.some(
    ({ version_added, version_removed, flags, prefix, alternative_name }) =>
      typeof version_added === 'string' &&
      !version_removed &&
      !flags &&
      !prefix &&
      !alternative_name &&
      isUpTo(version_added, OLDEST[browser]),
  )
}

/** "≤37" is a bound the data has no exact version for. */
function isUpTo(added: string, oldest: string): boolean {
  const parts = (version: string) => version.replace('≤', '').split('.').map(Number)
  const [a, b] = [parts(added), parts(oldest)]
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const [x = 0, y = 0] = [a[i], b[i]]
    if (Number.isNaN(x)) return false
    if (x !== y) return x < y
  }
  return true
}

/** "Safari 26.2, Chrome 145", for readers of a finding. */
export function sinceWords(path: string): string {
  const support = at(path)?.__compat?.support ?? {}
  return lacking(path)
    .map(browser => {
      const known = support[browser]
      const first = Array.isArray(known) ? known[0] : known
      return `${browser} ${typeof first?.version_added === 'string' ? first.version_added : 'not yet'}`
    })
    .join(', ')
}
