// Imports run one way, so that a reader who follows them goes from the particular to the shared, never back.
import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, it } from 'vitest'
import { filesOf, root } from '#tests/support/files.ts'

const files = filesOf(['sdk', 'machines', 'server', 'web', 'mocks', 'tests'], ['.ts', '.tsx', '.mjs'])

/** The files of this project that a file imports at its start; screens loaded later are composition, not dependence. */
function imports(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8')
  const named = [...text.matchAll(/^(?:import|export)[^'"]*from '([^']+)'|^import '([^']+)'/gm)]
  return named
    .map(([, from, bare]) => from ?? bare ?? '')
    .filter(name => name.startsWith('.') || name.startsWith('#'))
    .map(name => (name.startsWith('#') ? name.slice(1) : relative(root, join(root, dirname(file), name))))
}

const room = (file: string) => file.split('/')[0] ?? ''
const feature = (file: string) => file.split('/')[1] ?? ''

const MAY: Record<string, string[]> = {
  sdk: ['sdk'],
  machines: ['machines', 'sdk'],
  server: ['server', 'machines', 'sdk'],
  web: ['web', 'machines', 'sdk'],
  mocks: ['mocks', 'sdk', 'server', 'machines'],
  tests: ['tests', 'mocks', 'web', 'server', 'machines', 'sdk'],
}
/** What the browser may ask of the server's rooms (decisions, section 11). */
const PURE = /^server\/[^/]+\/rules\.ts$/
/** Only entry points may put demo data into a database. */
const ENTRIES = ['server/main.ts', 'server/seed.ts']

/** What every feature stands on. A project is the trunk of the sale: who may see it and how it moves is asked by all. So is who is asking, and writing them a mail. */
const SHARED: Record<string, string[]> = {
  server: ['db', 'lib', 'ports', 'quote', 'projects', 'files', 'session', 'mail', 'settings'],
  web: ['app', 'ui', 'lib', 'charts', 'sale', 'session'],
}
/** The frames: they know their features, not the other way round. */
const FRAME = (file: string) => file.split('/').length === 2 || feature(file) === 'app'

it('between rooms', () => {
  const wrong = files.flatMap(file =>
    imports(file)
      .filter(target => !MAY[room(file)]?.includes(room(target)))
      .filter(target => !(ENTRIES.includes(file) && room(target) === 'mocks'))
      .filter(target => !(room(file) === 'web' && PURE.test(target)))
      .map(target => `${file} → ${target}`),
  )
  expect(wrong).toEqual([])
})

it('a rule the browser shares with the server needs nothing of Node, Hono or the database', () => {
  const shared = new Set(
    files.filter(file => room(file) === 'web').flatMap(file => imports(file).filter(target => PURE.test(target))),
  )
  const wrong = [...shared].flatMap(file =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/^(?:import|export)(?! type)[^'"]*from '([^']+)'/gm)]
      .map(([, from = '']) => from)
      .filter(name => !/^(#sdk|#machines)\/|rules\.ts$/.test(name))
      .map(name => `${file} → ${name}`),
  )
  expect([...shared]).toContain('server/proposals/rules.ts')
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

it('what the browser takes from the server is pure, and takes nothing that is not', () => {
  const taken = files
    .filter(file => room(file) === 'web')
    .flatMap(file => imports(file).filter(name => PURE.test(name)))
  expect(taken.length).toBeGreaterThan(0)
  const wrong = taken.flatMap(file => imports(file).filter(target => room(target) !== 'sdk'))
  expect(wrong).toEqual([])
  const packages = taken.filter(file => /from '(?!#sdk\/)/.test(readFileSync(join(root, file), 'utf8')))
  expect(packages).toEqual([])
})

it('sees imports at all', () => {
  expect(imports('server/main.ts')).toContain('server/app.ts')
  expect(files.length).toBeGreaterThan(150)
})
