// The platform's names, as a script uses them: globals, what hangs from a global, and members known by their name alone.
import type { Identifier } from '@mdn/browser-compat-data'
import { api, at, isLacking, javascript, partsOf, remember } from './compat.ts'

const builtins = javascript?.['builtins'] ?? {}

/** Global objects and their interfaces. */
const INSTANCES: Record<string, string> = {
  document: 'Document',
  navigator: 'Navigator',
  location: 'Location',
  history: 'History',
  screen: 'Screen',
  performance: 'Performance',
  crypto: 'Crypto',
  caches: 'CacheStorage',
  indexedDB: 'IDBFactory',
  localStorage: 'Storage',
  sessionStorage: 'Storage',
  visualViewport: 'VisualViewport',
}
export const GLOBAL_OBJECTS = new Set(['window', 'self', 'globalThis'])

const knownOf = (paths: readonly string[]) => paths.find(path => at(path)?.__compat)
const ifLacking = (path: string | undefined) => (path && isLacking(path) ? path : undefined)

/** True if a global exists under that name everywhere: `Math`, `CSS`, `document`. */
export const isPlatform = remember((name: string) =>
  Boolean(INSTANCES[name] ?? knownOf([`javascript.builtins.${name}`, `api.${name}`])),
)

/** A global name some browser lacks: a built-in of the language, an interface, a global function, or a member of window. */
export const pathOfNewGlobal = remember((name: string): string | undefined =>
  ifLacking(
    knownOf([`javascript.builtins.${name}`, ...(INSTANCES[name] ? [] : [`api.${name}`]), `api.Window.${name}`]),
  ),
)

/** `object.member` of a global object that some browser lacks. */
export const pathOfNewMember = remember((name: string): string | undefined => {
  const [object = '', member = ''] = name.split('.')
  const owner = INSTANCES[object] ?? object
  return ifLacking(
    knownOf([`javascript.builtins.${owner}.${member}`, `api.${owner}.${member}_static`, `api.${owner}.${member}`]),
  )
})

/** By a method's name: where the data has it, on whatever object. */
const owners = new Map<string, string[]>()
const add = (name: string, path: string) => owners.set(name, [...(owners.get(name) ?? []), path])
for (const [root, interfaces] of [
  ['javascript.builtins', builtins],
  ['api', api ?? {}],
] as const)
  for (const owner of partsOf(interfaces))
    for (const member of partsOf(interfaces[owner] ?? {}))
      if (/^[a-z]\w*$/.test(member) && !/_(static|event)$/.test(member)) add(member, `${root}.${owner}.${member}`)

/** Iterator methods whose names other objects have as well: calls to them can't be identified by name. */
const ANYONES = new Set(['take', 'drop', 'toArray', 'chunks', 'windows', 'zip'])

/**
 * The data's path of a method that none of its owners has in all listed browsers, so its name alone identifies it.
 * Members of window or navigator are found by name; experimental ones are ignored.
 */
export const pathOfNewMethod = remember((name: string): string | undefined => {
  const paths = owners.get(name)
  if (!paths || ANYONES.has(name) || !paths.every(isLacking)) return undefined
  return paths.find(path => isReachable(path) && isStandard(at(path)))
})

/** An object of an interface that is missing is never met: what would make it is found. Iterators were there before their name. */
function isReachable(path: string): boolean {
  const owner = path.slice(0, path.lastIndexOf('.'))
  if (/^api\.(Window|Navigator|WorkerNavigator)$/.test(owner)) return false
  return owner === 'javascript.builtins.Iterator' || !isLacking(owner)
}

const isStandard = (entry: Identifier | undefined) =>
  entry?.__compat?.status?.standard_track === true && entry.__compat.status.experimental === false
