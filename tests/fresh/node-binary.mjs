// Other versions of Node, from the package registry.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { npmCommand } from '#server/start/npm.mjs'

const PLATFORM = { win32: 'win', darwin: process.arch === 'arm64' ? 'bin-darwin' : 'darwin' }[process.platform]
const NAME = `node-${PLATFORM ?? process.platform}-${process.arch}`

/** Under which the product is tried. */
export const VERSIONS = ['20.19.0', '22', '24', 'latest']

/** The folder of a Node binary: `version` is '24', '20.19.0' or 'latest'. Downloaded once. Throws if it doesn't exist. */
export function nodeFolder(version) {
  const prefix = resolve('node_modules/.cache/nodes', version)
  const folder = join(prefix, 'node_modules', NAME, 'bin')
  if (!existsSync(folder)) {
    mkdirSync(prefix, { recursive: true })
    const args = ['install', '--prefix', prefix, '--no-save', '--no-audit', '--no-fund', '--loglevel=error']
    const { status } = spawnSync(...npmCommand([...args, `${NAME}@${version}`]), { stdio: 'inherit' })
    if (status !== 0) throw new Error(`Node ${version} is not on the registry for this machine (${NAME}).`)
  }
  return folder
}
