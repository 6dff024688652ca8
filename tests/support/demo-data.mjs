// The demo company in a data directory, made by the real server before the browser tests ask for it: it takes one core for
// half a minute, while the other checks types.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundleOutdated, SERVER } from '#server/commands/start.mjs'

/** The port of the browser tests, for mails carry links to it. */
const PORT = process.env.TEST_PORT ?? '4790'

/** The directory; gone when the process ends. Undefined where it could not be made: the browser tests' server says why. */
export async function makeDemoData() {
  await bundleOutdated()
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'sunquill-demo-'))
  process.on('exit', () => rmSync(DATA_DIR, { recursive: true, force: true }))
  const server = spawn(process.execPath, [SERVER], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, DATA_DIR, PORT },
  })
  const ready = await new Promise(resolve => {
    server.stdout.on('data', text => String(text).includes('is ready') && resolve(true))
    server.on('exit', () => resolve(false))
  })
  const ended = new Promise(resolve => server.on('exit', resolve))
  if (!ready) return undefined
  server.kill('SIGTERM')
  await ended
  return DATA_DIR
}
