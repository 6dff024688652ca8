// Large packages used by a single tool. Always installed here; in an installation of openapi/package, only once added.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const from = createRequire(import.meta.url)

/** A file of the package, by its path within it. Throws a message with how to add the package. */
export function neededFile(tool: string, name: string, file = ''): string {
  try {
    return from.resolve(file === '' ? name : `${name}/${file}`)
  } catch {
    throw new Error(`${tool} needs ${name}. Add it: npm install --save-dev ${name}@${versionOf(name)}`)
  }
}

/** The tested version. At the same relative path in this project and in the package. */
function versionOf(name: string): string {
  const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8')
  const { devDependencies = {}, peerDependencies = {} } = JSON.parse(manifest)
  return { ...devDependencies, ...peerDependencies }[name]
}
