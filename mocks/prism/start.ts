// One process that answers every contract's examples: product, lenders, and what is of the same origin. `npm run mocks` starts it,
// and so do tests and replays within their own process.
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { makeAnswerer } from './answer.ts'
import { type Api, readApis } from './apis.ts'
import { control } from './control.ts'
import { openDesk } from './desk.ts'
import { frontOf } from './front.ts'

export type Mocks = {
  /** Without a slash at its end. */
  url: string
  /** Each contract's own, where they were asked for. */
  own: { name: string; title: string; url: string }[]
  close(): Promise<void>
}

/** On port 0 the machine chooses. With `own_ports` each contract answers at the root of a port of its own too, one after the other. */
export async function startMocks(asked: { port: number; host?: string; own_ports?: boolean }): Promise<Mocks> {
  const { port, host = '127.0.0.1', own_ports = false } = asked
  const apis = readApis()
  const [answer, desk] = [await makeAnswerer(), openDesk(apis)]
  const listening: Listening[] = []
  const close = async () => void (await Promise.all(listening.map(one => one.close())))
  try {
    const page = new Hono()
    for (const address of ['/mocks', '/mocks/*']) page.all(address, c => control(apis, desk, c.req.raw))
    const front = await listen(page.route('/', frontOf(apis, answer, desk)), host, port)
    listening.push(front)
    const own: Mocks['own'] = []
    for (const [nth, api] of own_ports ? apis.entries() : []) {
      const alone: Api = { ...api, prefixes: [''] }
      const one = await listen(frontOf([alone], answer, desk), host, port === 0 ? 0 : port + 1 + nth)
      listening.push(one)
      own.push({ name: api.name, title: api.contract.title, url: one.url })
    }
    return { url: front.url, own, close }
  } catch (error) {
    await close()
    throw error
  }
}

type Listening = { url: string; close(): Promise<void> }

function listen(app: Hono, host: string, port: number): Promise<Listening> {
  const server = createAdaptorServer({ fetch: app.fetch })
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(
              `Port ${port} is in use. Stop what runs there, or choose another: PORT=${port + 20} npm run mocks`,
            )
          : error,
      ),
    )
    server.listen(port, host, () => {
      const address = server.address()
      const given = typeof address === 'object' && address ? address.port : port
      resolve({ url: `http://${host === '127.0.0.1' ? 'localhost' : host}:${given}`, close: () => closed(server) })
    })
  })
}

const closed = (server: ReturnType<typeof createAdaptorServer>): Promise<void> =>
  new Promise(resolve => {
    server.close(() => resolve())
    if ('closeAllConnections' in server) server.closeAllConnections()
  })
