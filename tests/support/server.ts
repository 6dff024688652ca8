// A server of a test's own, to be stopped in the middle of something.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { bundleOutdated, SERVER } from '#server/commands/start.mjs'
import { root } from './files.ts'

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return address !== null && typeof address === 'object' ? address.port : 0
}

/** Starts the real server and waits until it answers. `kill` ends it as a power cut would end a process. */
export async function startServer(port: number, data_dir: string, variables: Record<string, string> = {}) {
  await bundleOutdated()
  const server: ChildProcess = spawn(process.execPath, [SERVER], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    // In production: without a demo company it is there in a moment.
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DRAIN_SECONDS: '1',
      PORT: String(port),
      DATA_DIR: data_dir,
      ...variables,
    },
  })
  const address = `http://localhost:${port}`
  const ended = once(server, 'exit')
  for (;;) {
    const answer = await Promise.race([
      fetch(`${address}/api/reach`).catch(() => undefined),
      ended.then(() => 'ended' as const),
    ])
    if (answer === 'ended') throw new Error('The server ended before it answered')
    if (answer?.ok) break
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  const kill = async () => {
    server.kill('SIGKILL')
    await ended
  }
  return { address, kill, process: server, ended }
}
