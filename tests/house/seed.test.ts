// `npm run seed` with a server that has the embedded database open: the server fills it, given its secret.

import { once } from 'node:events'
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { askRunning, serveSeed } from '#server/commands/seed-running.ts'

const SECRET = Buffer.alloc(48, 7)
const log = pino({ level: 'silent' })
let server: ReturnType<typeof createServer>
let asked: (number | undefined)[]
let at: { HOST: string; PORT: number }
beforeEach(async () => {
  asked = []
  const app = new Hono()
  serveSeed(app, {
    secret: SECRET,
    log,
    seed: async (projects, say) => {
      asked.push(projects)
      say('The demo company is ready.')
      if (projects === 13) throw new Error('The disk is full')
      say(`${projects} projects written.`)
    },
  })
  server = createServer(getRequestListener(app.fetch)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  at = { HOST: '0.0.0.0', PORT: address !== null && typeof address === 'object' ? address.port : 0 }
})
afterEach(() => new Promise(resolve => server.close(resolve)))

const ask = async (projects: number | undefined, secret: Uint8Array = SECRET) => {
  const lines: string[] = []
  return { done: await askRunning(at, secret, projects, line => lines.push(line)), lines }
}

it('the running server does it and the command prints what it says', async () => {
  expect(await ask(500)).toEqual({ done: true, lines: ['The demo company is ready.', '500 projects written.'] })
  expect(asked).toEqual([500])
})

it('who does not know its secret gets nothing done', async () => {
  expect(await ask(500, Buffer.alloc(48, 8))).toEqual({ done: false, lines: [] })
  expect(asked).toEqual([])
})

it('says so where the server fails halfway', async () => {
  await expect(ask(13)).rejects.toThrow('The server stopped before it was done.')
})

it('without a server it is not done', async () => {
  await new Promise(resolve => server.close(resolve))
  expect(await ask(undefined)).toEqual({ done: false, lines: [] })
  server.listen(0)
})
