import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '#tests/support/files.ts'

const readme = readFileSync(join(root, 'README.md'), 'utf8')
const manifest: { dependencies: Record<string, string>; devDependencies: Record<string, string> } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
)
const versions = { ...manifest.dependencies, ...manifest.devDependencies }

it('gives a reason for every dependency, and for none that is gone', () => {
  const rows = readme.slice(readme.indexOf('## Dependencies')).matchAll(/^\| ([@a-z][^|]*) \|/gm)
  const named = [...rows].flatMap(([, names = '']) => names.split(', ').map(name => name.trim()))
  expect(named.sort()).toEqual(Object.keys(versions).sort())
})

it('pins every version exactly', () => {
  expect(
    Object.entries(versions).filter(([, version]) => !/^(npm:[a-z]+@)?\d+\.\d+\.\d+(-[a-z]+\.\d+)?$/.test(version)),
  ).toEqual([])
})

it('names every environment variable the server reads', () => {
  const read = readFileSync(join(root, 'server/environment.ts'), 'utf8').matchAll(/^ {2}([A-Z_]+): z/gm)
  expect([...read].map(([, name]) => name).filter(name => !readme.includes(`\`${name}\``))).toEqual([])
})

type Locked = { integrity?: string; resolved?: string; optionalDependencies?: Record<string, string> }
const lock: { packages: Record<string, Locked> } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))

it('says of each package where it is: without, the first installation takes twice as long', () => {
  const elsewhere = Object.entries(lock.packages).filter(
    ([, { integrity, resolved }]) => integrity && !resolved?.startsWith('https://registry.npmjs.org/'),
  )
  expect(elsewhere.map(([path]) => path)).toEqual([])
})

it('leaves no package half in the lock file', () => {
  // `npm ci` refuses a lock that names an optional package without an entry of its own.
  const missing = Object.values(lock.packages)
    .flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
    .filter(name => !Object.keys(lock.packages).some(path => path.endsWith(`node_modules/${name}`)))
  expect([...new Set(missing)]).toEqual([])
})
