// `npm run doctor` as an operator runs it: a line each, and an exit code for scripts.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { checkNode } from '#server/doctor/check-machine.ts'
import { root } from '../support/files.ts'
import { freePort } from '../support/server.ts'

async function doctor(variables: Record<string, string>) {
  const data_dir = mkdtempSync(join(tmpdir(), 'sunquill-doctor-'))
  onTestFinished(() => rmSync(data_dir, { recursive: true, force: true }))
  const { DATABASE_URL: _, ...env } = process.env
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/commands/doctor.ts'], {
    cwd: root,
    env: { ...env, NODE_ENV: 'development', DATA_DIR: data_dir, PORT: String(await freePort()), ...variables },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', text => {
      said += text
    })
  const [status] = await once(child, 'close')
  return { status, said, files: readdirSync(data_dir) }
}

it('finds nothing wrong on a new machine, and makes nothing', async () => {
  const { status, said, files } = await doctor({ CHROMIUM_PATH: 'none' })
  expect(said.replaceAll(/\d[\d,]* MB/g, 'N MB')).toMatch(
    /Node .* is supported\.\n.*built.*\n.*no secret yet.*\n.*no embedded database yet.*\n.*N MB are free.*\n.*is free\.\n.*No mail server.*\n.*turned off/,
  )
  expect(said).not.toContain('WRONG')
  expect([status, files]).toEqual([0, []])
})

it('says of each what is wrong, and ends with 1', async () => {
  const taken = createServer(socket => socket.end('something else')).listen(0, '127.0.0.1')
  await once(taken, 'listening')
  onTestFinished(() => void taken.close())
  const address = taken.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  const { status, said } = await doctor({
    NODE_ENV: 'production',
    PORT: String(port),
    PUBLIC_ORIGIN: 'http://sunquill.example.com',
    DATABASE_URL: 'postgres://owner:hidden@127.0.0.1:1/sunquill',
    SMTP_URL: 'smtp://user:hidden@127.0.0.1:1',
    CHROMIUM_PATH: '/nowhere/chromium',
  })
  const wrong = said.split('\n').filter(line => line.startsWith('WRONG'))
  expect(wrong).toEqual([
    expect.stringContaining('PUBLIC_ORIGIN is http://'),
    expect.stringContaining('Set SUNQUILL_SECRET'),
    expect.stringContaining('PostgreSQL at 127.0.0.1:1 cannot be used'),
    expect.stringContaining(`Port ${port} is in use by something else`),
    expect.stringContaining('The mail server at 127.0.0.1:1 takes no mail'),
    expect.stringContaining('There is no browser at /nowhere/chromium'),
  ])
  expect(said).not.toContain('hidden')
  expect(status).toBe(1)
})

it('says that a secret is too short', async () => {
  const data_dir = mkdtempSync(join(tmpdir(), 'sunquill-doctor-'))
  onTestFinished(() => rmSync(data_dir, { recursive: true, force: true }))
  writeFileSync(join(data_dir, 'secret'), 'short')
  const { status, said } = await doctor({ DATA_DIR: data_dir })
  expect(said).toContain('holds 5 bytes')
  expect(status).toBe(1)
})

it('knows which Node is too old', () => {
  expect(['20.18.9', '20.19.0', '18.20.0', '26.1.0'].map(version => checkNode(version).is)).toEqual([
    'wrong',
    'ok',
    'wrong',
    'ok',
  ])
})
