// How npm is called without a shell: Node refuses to start `npm.cmd` of Windows without one, and a shell splits paths with spaces.
import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** The npm that started this process, or the one installed with its Node, run by that Node; else the one on the PATH. */
export function npmCommand(args, from = process, exists = existsSync) {
  const folder = dirname(from.execPath)
  const started = from.env['npm_execpath']
  const places = [
    // Yarn and pnpm name themselves there too.
    ...(started && basename(started) === 'npm-cli.js' ? [started] : []),
    join(folder, 'node_modules/npm/bin/npm-cli.js'),
    join(folder, '../lib/node_modules/npm/bin/npm-cli.js'),
  ]
  const place = places.find(exists)
  return place ? [from.execPath, [place, ...args]] : ['npm', args]
}
