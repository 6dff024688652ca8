// Imports run one way, so that a reader who follows them goes from the particular to the shared, never back.
import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, it } from 'vitest'
import { filesOf, root } from '#tests/support/files.ts'

const files = filesOf(['openapi', 'sdk', 'machines', 'server', 'web', 'mocks', 'tests'], ['.ts', '.tsx', '.mjs'])

/** The files of this project that a file imports at its start; screens loaded later are composition, not dependence. */
function imports(file: string, pattern = /^(?:import|export)[^'"]*from '([^']+)'|^import '([^']+)'/gm): string[] {
  const named = [...readFileSync(join(root, file), 'utf8').matchAll(pattern)]
  return named
    .map(([, from, bare]) => from ?? bare ?? '')
    .filter(name => name.startsWith('.') || name.startsWith('#'))
    .map(name => (name.startsWith('#') ? name.slice(1) : relative(root, join(root, dirname(file), name))))
}

const room = (file: string) => file.split('/')[0] ?? ''
const feature = (file: string) => file.split('/')[1] ?? ''

const MAY: Record<string, string[]> = {
  // The tools of the contract: they know no product.
  openapi: ['openapi'],
  sdk: ['sdk', 'openapi'],
  machines: ['machines', 'sdk'],
  server: ['server', 'machines', 'sdk'],
  web: ['web', 'machines', 'sdk'],
  mocks: ['mocks', 'sdk', 'server', 'machines', 'openapi'],
  tests: ['tests', 'mocks', 'web', 'server', 'machines', 'sdk', 'openapi'],
}
/** Only entry points may put demo data into a database. */
const ENTRIES = ['server/main.ts', 'server/seed.ts']

/**
 * What every feature stands on. A project is the trunk of the sale: who may see it and how it moves is asked by all. So is
 * what a year of use costs, who is asking, telling them, the books, and work that outlasts a request.
 */
const SHARED: Record<string, string[]> = {
  server: [
    'db',
    'lib',
    'ports',
    'quote',
    'energy',
    'projects',
    'files',
    'session',
    'mail',
    'notifications',
    'receivables',
    'settings',
    'jobs',
    'parse',
  ],
  web: ['app', 'ui', 'lib', 'charts', 'sale', 'session', 'jobs', 'offline'],
}
/** The frames: they know their features, not the other way round. */
const FRAME = (file: string) => file.split('/').length === 2 || feature(file) === 'app'

it('between rooms', () => {
  const wrong = files.flatMap(file =>
    imports(file)
      .filter(target => !MAY[room(file)]?.includes(room(target)))
      .filter(target => !(ENTRIES.includes(file) && room(target) === 'mocks'))
      // What the browser takes of the server's is held to be pure below.
      .filter(target => !(room(file) === 'web' && room(target) === 'server'))
      .map(target => `${file} → ${target}`),
  )
  expect(wrong).toEqual([])
})

/** Types are gone before anything runs. */
const runs = (file: string) =>
  imports(file, /^(?:import|export)(?! type)[^'"]*from '([^']+)'|^import '([^']+)'/gm).filter(
    target => !target.endsWith('/types.ts'),
  )
const shared = [...new Set(files.filter(file => room(file) === 'web').flatMap(runs))].filter(
  target => room(target) === 'server',
)
/** These, and whatever they stand on. */
function reached(from: string[], seen = new Set<string>()): Set<string> {
  for (const file of from) {
    if (seen.has(file)) continue
    seen.add(file)
    reached(runs(file), seen)
  }
  return seen
}

it('what the browser takes from the server is pure, down to the last file it stands on', () => {
  const wrong = [...reached(shared)].flatMap(file => [
    ...(['sdk', 'machines', 'server'].includes(room(file)) && !/^server\/(db|ports)\//.test(file) ? [] : [file]),
    // No package, nothing of Node: those begin with neither a dot nor a hash.
    ...[
      ...readFileSync(join(root, file), 'utf8').matchAll(/^(?:import|export)(?! type)[^'"]*from '([^.#][^']*)'/gm),
    ].map(([, name]) => `${file} → ${name}`),
  ])
  expect(shared).toContain('server/proposals/rules.ts')
  expect(shared).toContain('server/financing/rules.ts')
  expect(wrong).toEqual([])
})

it('between features: what two share lies below both, or is a pure rule', () => {
  const wrong = files
    .filter(file => (room(file) === 'server' || room(file) === 'web') && !FRAME(file))
    .flatMap(file =>
      imports(file)
        .filter(target => room(target) === room(file) && target.split('/').length > 2)
        .filter(target => feature(target) !== feature(file) && !SHARED[room(file)]?.includes(feature(target)))
        .filter(() => !(room(file) === 'server' && SHARED['server']?.includes(feature(file))))
        .filter(target => !/\/(rules|money|snapshot|company-defaults)\.ts$/.test(target))
        .map(target => `${file} → ${target}`),
    )
  expect(wrong).toEqual([])
})

it('sees imports at all', () => {
  expect(imports('server/main.ts')).toContain('server/app.ts')
  expect(files.length).toBeGreaterThan(150)
})
