// Prism's own command on one contract, on a port that the machine chooses.
import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { root } from '#tests/support/files.ts'

const CLI = join(root, 'node_modules/@stoplight/prism-cli/dist/index.js')

const freePort = () =>
  new Promise<number>(resolve => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** Undefined where Prism ends instead, as it does for some valid contracts. */
export async function servedByPrism(file: string): Promise<{ url: string; stop: () => void } | undefined> {
  const port = await freePort()
  const prism = spawn(process.execPath, [CLI, 'mock', '--errors', '--port', String(port), file])
  const isReady = await new Promise<boolean>(resolve => {
    prism.stdout.on('data', text => String(text).includes('is listening') && resolve(true))
    prism.on('exit', () => resolve(false))
  })
  return isReady ? { url: `http://127.0.0.1:${port}`, stop: () => prism.kill() } : undefined
}
