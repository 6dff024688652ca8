// Prism's own command on one contract, as `npm run mocks:one` starts it.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '#tests/support/files.ts'

const freePort = () =>
  new Promise<number>(resolve => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

it('answers an example of the contract, and refuses what breaks it', async () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  // Behind what installs it.
  const [command, ...options] = (String(scripts['mocks:one']).split(' && ').at(-1) ?? '').split(' ')
  expect(command).toBe('prism')
  const port = await freePort()
  const args = [...options.map(one => (one === '4730' ? String(port) : one)), 'openapi/lenders/enfin.yaml']
  const prism = spawn(process.execPath, ['node_modules/@stoplight/prism-cli/dist/index.js', ...args], { cwd: root })
  try {
    await new Promise<void>((resolve, reject) => {
      prism.stdout.on('data', text => String(text).includes('listening') && resolve())
      prism.on('exit', () => reject(new Error('Prism ended')))
    })
    const answer = await fetch(`http://127.0.0.1:${port}/no-such-path`)
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ title: expect.stringContaining('Route not resolved') })
  } finally {
    prism.kill()
  }
})
