// The whole demo company in a data directory, made by the real server before the browser tests ask for it: it takes one core for
// half a minute, while the other checks types.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundleOutdated, SERVER } from '#server/commands/start.mjs'

/** The port of the browser tests, for mails carry links to it. */
const PORT = process.env.TEST_PORT ?? '4790'
/** The server's output when the last part is complete. */
const COMPLETE = /Filling the demo company: \d+ s/

/** The directory, deleted when the process ends. Undefined if it could not be made; the server has printed why. */
export async function makeDemoData() {
  await bundleOutdated()
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'sunquill-demo-'))
  process.on('exit', () => rmSync(DATA_DIR, { recursive: true, force: true }))
  const server = spawn(process.execPath, [SERVER], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // At another port, so that a test waiting for the real server doesn't take this one for it.
    env: {
      ...process.env,
      DRAIN_SECONDS: '0',
      DATA_DIR,
      PUBLIC_ORIGIN: `http://localhost:${PORT}`,
      PORT: String(await freePort()),
    },
  })
  const complete = await new Promise(resolve => {
    server.stdout.on('data', text => COMPLETE.test(String(text)) && resolve(true))
    server.on('exit', () => resolve(false))
  })
  const ended = new Promise(resolve => server.on('exit', resolve))
  if (!complete) return undefined
  server.kill('SIGTERM')
  await ended
  return DATA_DIR
}

/** A port that is free now. */
const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject)
    probe.listen(0, () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
