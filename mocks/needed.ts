// Large packages that one tool alone needs. Here they are always there; where openapi/package was installed, once somebody adds them.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const from = createRequire(import.meta.url)

/** A file of the package, by its name within it. Throws a sentence that says how to add the package. */
export function neededFile(tool: string, name: string, file = ''): string {
  try {
    return from.resolve(file === '' ? name : `${name}/${file}`)
  } catch {
    throw new Error(`${tool} needs ${name}. Add it: npm install --save-dev ${name}@${versionOf(name)}`)
  }
}

/** The one it was tried with. Beside this folder, in this project and in the package alike. */
function versionOf(name: string): string {
  const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8')
  const { devDependencies = {}, peerDependencies = {} } = JSON.parse(manifest)
  return { ...devDependencies, ...peerDependencies }[name]
}
