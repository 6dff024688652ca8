// The first command of the README, where something is in its way.
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { root } from '#tests/support/files.ts'

it('says in one sentence that its port is taken, and how to choose another', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const address = taken.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  const { status, stderr } = spawnSync(process.execPath, ['server/commands/start.mjs'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, PORT: String(port) },
  })
  taken.close()
  expect(status).toBe(1)
  expect(stderr.trim()).toBe(
    `Port ${port} is in use. Stop that process or choose another port: PORT=${port + 1} npm start`,
  )
})

it('names an environment variable that is wrong', () => {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'server/commands/main.ts'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, PORT: 'eighty' },
  })
  expect(status).toBe(1)
  expect(stderr).toContain('The environment variable PORT')
  expect(stderr).not.toContain('    at ')
})
