// Imports run one way, so that a reader who follows them goes from the particular to the shared, never back.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dirname, join as joinNames } from 'node:path/posix'
import { describe, expect, it } from 'vitest'
import { filesOf, root } from '#tests/support/files.ts'
import { featureOf, MAY_IMPORT, SHELVES, shelfOf } from './shelves.ts'

/** `is_static`: loaded before the file itself runs. */
type Import = { target: string; is_type: boolean; is_static: boolean }

const files = filesOf(['openapi', 'sdk', 'machines', 'server', 'web', 'mocks', 'tests'], ['.ts', '.tsx', '.mjs'])
const IMPORT = /^(?:import|export)( type)?[^'"]*?from '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm

const ONLY_TYPES = /\{(\s*type \w+( as \w+)?,?)+\s*\}/

/** The files of this project that a file imports, at its start or later, and the packages by their names. */
function read(file: string): { imports: Import[]; packages: Import[] } {
  const named = [...readFileSync(join(root, file), 'utf8').matchAll(IMPORT)].map(
    ([text, type, from, bare, later]): Import => ({
      target: from ?? bare ?? later ?? '',
      is_type: type !== undefined,
      is_static: type === undefined && later === undefined && !ONLY_TYPES.test(text),
    }),
  )
  const isOurs = ({ target }: Import) => target.startsWith('.') || target.startsWith('#')
  const place = (name: string) => (name.startsWith('#') ? name.slice(1) : joinNames(dirname(file), name))
  return {
    imports: named.filter(isOurs).map(one => ({ ...one, target: place(one.target) })),
    packages: named.filter(one => !isOurs(one)),
  }
}
const graph = new Map(files.map(file => [file, read(file)]))
const importsOf = (file: string) => graph.get(file)?.imports ?? []

const room = (file: string) => file.split('/')[0] ?? ''

describe('between rooms', () => {
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
  /** Here the product is put together: demo data, what draws a homeowner's page, and the answer to `--help`. */
  const isCommand = (file: string) => file.startsWith('server/commands/')

  /** And here its tools, for teams without this repository. */
  const isPackage = (file: string) => file.startsWith('openapi/package/')

  it('each knows those below it alone', () => {
    const wrong = files.flatMap(file =>
      importsOf(file)
        .filter(({ target }) => !MAY[room(file)]?.includes(room(target)))
        .filter(({ target }) => !(isCommand(file) && ['mocks', 'web', 'openapi'].includes(room(target))))
        .filter(({ target }) => !(isPackage(file) && ['mocks', 'sdk'].includes(room(target))))
        .map(({ target }) => `${file} → ${target}`),
    )
    expect(wrong).toEqual([])
    expect(importsOf('server/commands/run.ts').map(({ target }) => target)).toContain('server/app.ts')
  })

  it('machines decides without Node, a database, a network or a screen', () => {
    const ALLOWED = [
      'xstate',
      'dayjs',
      'zod',
      '@formatjs/icu-messageformat-parser',
      '@schummar/icu-type-parser',
      'polyclip-ts',
    ]
    const wrong = files
      .filter(file => room(file) === 'machines')
      .flatMap(file => (graph.get(file)?.packages ?? []).map(({ target }) => ({ file, target })))
      .filter(({ target }) => !ALLOWED.some(name => target === name || target.startsWith(`${name}/`)))
      .map(({ file, target }) => `${file} → ${target}`)
    expect(wrong).toEqual([])
  })
})

describe('within a room', () => {
  it('a file called a machine holds a statechart', () => {
    const names = files.filter(file => room(file) === 'machines' && file.endsWith('.machine.ts'))
    expect(names.filter(file => !/createMachine\(/.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
    expect(names.length).toBeGreaterThan(5)
  })

  /** The handlers of operations are above all features: their table is the server's core. */
  it('handlers are asked by their table alone', () => {
    const isHandlers = (file: string) => file.startsWith('server/handlers/')
    const wrong = files
      .filter(file => room(file) === 'server' && !isHandlers(file) && file !== 'server/run-operation.ts')
      .flatMap(file => importsOf(file).map(({ target }) => ({ file, target })))
      .filter(({ target }) => isHandlers(target))
      .map(({ file, target }) => `${file} → ${target}`)
    expect(wrong).toEqual([])
  })

  for (const one of ['machines', 'server', 'web'])
    for (const types of [false, true])
      it(`no feature of ${one} depends on one that depends on it${types ? ', not even by a type' : ''}`, () => {
        expect(knots(one, types)).toEqual([])
      })

  for (const one of ['machines', 'server', 'web'])
    it(`a shelf of ${one} imports those of the table, and the table holds no other`, () => {
      const pairs = files
        .filter(file => room(file) === one && !file.startsWith('server/handlers/'))
        .flatMap(file => importsOf(file).map(({ target }) => [shelfOf(file), room(target) === one && shelfOf(target)]))
        .flatMap(([from, to]) => (from && to && from !== to ? [`${from} → ${to}`] : []))
      const allowed = Object.entries(MAY_IMPORT[one] ?? {}).flatMap(([from, to]) => to.map(name => `${from} → ${name}`))
      expect([...new Set(pairs)].sort()).toEqual(allowed.sort())
    })

  it('no folder is on a shelf of another', () => {
    const onShelves = Object.entries(SHELVES).flatMap(([shelf, names]) => names.map(name => ({ shelf, name })))
    const strays = onShelves.flatMap(({ name }) =>
      ['machines', 'server', 'web', 'tests'].flatMap(one =>
        files.some(file => file.startsWith(`${one}/${name}/`) && `${one}/${name}` !== 'tests/support')
          ? [`${one}/${name}`]
          : [],
      ),
    )
    expect(strays).toEqual(['server/jobs', 'tests/jobs'])
  })

  it('no file waits at its start for one that waits for it', () => {
    const circles = circlesOf(file => importsOf(file).flatMap(one => (one.is_static ? one.target : [])), files)
    // The check of a server prepares by laws that prepare: they ask each other after their start.
    const rest = circles.filter(circle => !circle.every(file => file.startsWith('openapi/check/')))
    expect(rest.map(circle => circle.sort())).toEqual([])
  })

  it('folders can be held in mind', () => {
    const folders = new Map<string, number>()
    // A folder's texts are next to its files, and not counted.
    for (const file of files.filter(file => !file.endsWith('/words.ts')))
      folders.set(dirname(file), (folders.get(dirname(file)) ?? 0) + 1)
    const large = [...folders].filter(
      ([folder, count]) => ['machines', 'server', 'web'].includes(room(folder)) && count > 25,
    )
    expect(large.map(([folder, count]) => `${folder} has ${count} files`)).toEqual([])
  })
})

/** Features that import each other around a circle: each circle with the imports that close it. */
function knots(of: string, types: boolean): string[] {
  const edges = new Map<string, Map<string, string>>()
  for (const file of files.filter(file => room(file) === of))
    for (const { target, is_type } of importsOf(file)) {
      if (room(target) !== of || featureOf(target) === featureOf(file) || (is_type && !types)) continue
      const to = edges.get(featureOf(file)) ?? new Map<string, string>()
      edges.set(featureOf(file), to.set(featureOf(target), `${file} → ${target}`))
    }
  return circlesOf(name => edges.get(name)?.keys() ?? [], edges.keys()).map(circle =>
    circle
      .flatMap(from => circle.flatMap(to => edges.get(from)?.get(to) ?? []))
      .sort()
      .join('\n'),
  )
}

/** Tarjan's algorithm. */
function circlesOf(nextOf: (name: string) => Iterable<string>, names: Iterable<string>): string[][] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const circles: string[][] = []
  const low = (name: string) => lowest.get(name) ?? 0
  function visit(name: string) {
    order.set(name, order.size)
    lowest.set(name, order.get(name) ?? 0)
    open.push(name)
    for (const next of nextOf(name)) {
      if (!order.has(next)) visit(next)
      if (open.includes(next)) lowest.set(name, Math.min(low(name), low(next)))
    }
    if (low(name) === order.get(name)) circles.push(open.splice(open.indexOf(name)))
  }
  for (const name of names) if (!order.has(name)) visit(name)
  return circles.filter(circle => circle.length > 1)
}
