// A stopping server finishes its requests, and leaves no process that can't be stopped or can't work.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { SERVER } from '#server/commands/start.mjs'
import { root } from '../support/files.ts'
import { freePort, startServer } from '../support/server.ts'

let data_dir = ''
let PORT = 0
beforeAll(() => {
  data_dir = mkdtempSync(join(tmpdir(), 'sunquill-stopping-'))
})
beforeEach(async () => {
  PORT = await freePort()
})
afterAll(() => rmSync(data_dir, { recursive: true, force: true }))

function endNow(pid: number) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended.
  }
}

const answers = () =>
  fetch(`http://localhost:${PORT}/api/reach`).then(
    ({ ok }) => ok,
    () => false,
  )
const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

test('earlier requests are answered, a half-open client delays nothing, and it ends with 0', async () => {
  const server = await startServer(PORT, data_dir)
  onTestFinished(() => void server.process.kill('SIGKILL'))
  const half = connect(PORT, 'localhost')
  half.on('error', () => undefined)
  half.write(
    'POST /v1/users/sessions HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
  )
  const outcomes: { began: number; outcome: string }[] = []
  let over = false
  const ask = async () => {
    const headers = { Authorization: 'Bearer nobody' }
    const began = performance.now()
    const outcome = await fetch(`${server.address}/v1/user`, { headers }).then(
      ({ status }) => String(status),
      error => String(error.cause?.code ?? error.cause?.message ?? error),
    )
    outcomes.push({ began, outcome })
    over ||= outcome === 'ECONNREFUSED'
  }
  const clients = Array.from({ length: 40 }, async () => {
    while (!over) await ask()
  })
  await pause(300)
  const told = performance.now()
  server.process.kill('SIGTERM')
  await pause(200)
  const readiness = await fetch(`${server.address}/readyz`)
  expect([readiness.status, await readiness.json()]).toEqual([503, { status: 'stopping' }])
  expect(await server.ended).toEqual([0, null])
  expect(performance.now() - told).toBeLessThan(30_000)
  await Promise.all(clients)
  half.destroy()
  // A connection opened just as the listener closes may be reset; later ones are refused.
  const before = outcomes.filter(({ began }) => began < told)
  expect(before.length).toBeGreaterThan(40)
  expect(new Set(before.map(({ outcome }) => outcome))).toEqual(new Set(['401']))
})

test('no request through a proxy that asks for readiness is lost', async () => {
  const server = await startServer(PORT, data_dir, { DRAIN_SECONDS: '3' })
  onTestFinished(() => void server.process.kill('SIGKILL'))
  let ready = true
  const watch = async () => {
    while (ready) {
      ready = await fetch(`${server.address}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
      await pause(1_000)
    }
  }
  const outcomes: string[] = []
  const ask = async () => {
    while (ready) {
      // A new connection each time: these are the ones a closed listener would reset.
      const headers = { Authorization: 'Bearer nobody', Connection: 'close' }
      outcomes.push(
        await fetch(`${server.address}/v1/user`, { headers }).then(
          ({ status }) => String(status),
          error => String(error.cause?.code ?? error),
        ),
      )
    }
  }
  const clients = [watch(), ...Array.from({ length: 20 }, ask)]
  await pause(300)
  server.process.kill('SIGTERM')
  await Promise.all(clients)
  expect(outcomes.length).toBeGreaterThan(20)
  expect(new Set(outcomes)).toEqual(new Set(['401']))
  expect(await server.ended).toEqual([0, null])
})

test('it ends when the npm that started it was killed', async () => {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(PORT),
    DATA_DIR: data_dir,
    npm_lifecycle_event: 'start',
  }
  const start = `require('node:child_process').spawn(process.execPath, ['${SERVER}'])`
  const npm = spawn(process.execPath, ['-e', `process.stdout.write(String(${start}.pid))`], { cwd: root, env })
  const [pid] = await once(npm.stdout, 'data')
  try {
    await expect.poll(answers, { timeout: 30_000 }).toBe(true)
    npm.kill('SIGKILL')
    await once(npm, 'exit')
    await expect.poll(answers, { timeout: 10_000 }).toBe(false)
  } finally {
    endNow(Number(pid))
  }
  // The database is free again for the next.
  const next = await startServer(PORT, data_dir)
  await next.kill()
})

test.runIf(process.platform === 'linux')(
  'it ends with a sentence when its database met a full disk',
  async () => {
    const FULL_DISK = join(data_dir, 'full')
    const server = spawn(process.execPath, ['--import', './tests/faults/full-disk.mjs', SERVER], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production', PORT: String(PORT), DATA_DIR: data_dir, FULL_DISK },
    })
    let said = ''
    server.stderr.on('data', text => {
      said += text
    })
    const ended = once(server, 'exit')
    onTestFinished(() => void server.kill('SIGKILL'))
    await expect.poll(answers, { timeout: 30_000 }).toBe(true)
    writeFileSync(FULL_DISK, '')
    const body = JSON.stringify({ email: 'nobody@example.com', password: 'none of this' })
    const headers = { 'Content-Type': 'application/json' }
    const answer = await fetch(`http://localhost:${PORT}/v1/users/sessions`, { method: 'POST', headers, body })
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(await ended).toEqual([1, null])
    expect(said).toContain('The embedded database stopped itself, most likely because its disk is full or failing.')
  },
  60_000,
)
