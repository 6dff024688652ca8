// Several processes behind one address, on a real PostgreSQL: all answer, one that dies is replaced, and all end on command.
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SERVER } from '#server/commands/start.mjs'
import { root } from '../support/files.ts'
import { freePort, startServer } from '../support/server.ts'

const given = process.env['DATABASE_URL_FOR_TESTS']

/** Linux shows the children of a process. */
const childrenOf = (pid = 0) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)

describe.skipIf(!given || process.platform !== 'linux')('two processes behind one address', () => {
  const name = `sunquill_test_workers_${process.pid}`
  const data_dir = mkdtempSync(join(tmpdir(), 'sunquill-workers-'))
  const address = new URL(given ?? 'postgres://localhost')
  let server: Awaited<ReturnType<typeof startServer>>
  let metrics_port = 0
  const admin = new pg.Client({ connectionString: given })

  beforeAll(async () => {
    await admin.connect()
    await admin.query(`create database ${name}`)
    address.pathname = `/${name}`
    metrics_port = await freePort()
    server = await startServer(await freePort(), data_dir, {
      WORKERS: '2',
      DATABASE_URL: address.href,
      METRICS_PORT: String(metrics_port),
    })
  }, 60_000)
  afterAll(async () => {
    server.process.kill('SIGKILL')
    await admin.end()
    rmSync(data_dir, { recursive: true })
  })

  const answered = async (index: number) => {
    const text = await fetch(`http://127.0.0.1:${metrics_port + index}/metrics`).then(
      answer => answer.text(),
      () => '',
    )
    const lines = text.split('\n').filter(line => line.startsWith('sunquill_requests_total'))
    return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
  }

  /** On a new connection: each goes to the next process. */
  const askAnew = async () => {
    const [answer] = await once(get(`${server.address}/api/reach`, { agent: false }), 'response')
    answer.resume()
  }

  it('share what is asked, each with metrics of its own', async () => {
    // The second comes up after the first answers.
    await expect
      .poll(
        async () => {
          for (let asked = 0; asked < 8; asked++) await askAnew()
          return Math.min(...(await Promise.all([0, 1].map(answered))))
        },
        { timeout: 20_000 },
      )
      .toBeGreaterThan(0)
  }, 30_000)

  it('go on when one is killed, which is replaced', async () => {
    const [first = 0, second] = childrenOf(server.process.pid)
    process.kill(first, 'SIGKILL')
    await expect.poll(() => childrenOf(server.process.pid).includes(first)).toBe(false)
    for (let asked = 0; asked < 20; asked++) expect((await fetch(`${server.address}/readyz`)).status).toBe(200)
    await expect.poll(() => childrenOf(server.process.pid).length, { timeout: 20_000 }).toBe(2)
    expect(childrenOf(server.process.pid)).toContain(second)
  }, 30_000)

  it('end with 0 when the first is stopped', async () => {
    const children = childrenOf(server.process.pid)
    server.process.kill('SIGTERM')
    expect(await server.ended).toEqual([0, null])
    for (const pid of children) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  }, 30_000)
})

it('one database in this process is not shared, which is reported', () => {
  const { status, stderr } = spawnSync(process.execPath, [SERVER], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, WORKERS: '2', DATABASE_URL: '', NODE_ENV: 'production' },
  })
  expect(status).toBe(1)
  expect(stderr).toContain('WORKERS needs DATABASE_URL, and NODE_ENV=production.')
})
