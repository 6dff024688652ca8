// One process with the examples of all contracts: product, lenders, and the rest of the origin. Started by `npm run
// mocks`, and by tests and replays within their own process.
import { Hono } from 'hono'
import { commandLine } from '#openapi/command-line.ts'
import { type Listening, listen } from '../listening.ts'
import { makeAnswerer } from './answer.ts'
import { type Api, readApis } from './apis.ts'
import { control } from './control.ts'
import { openDesk } from './desk.ts'
import type { Following } from './follow.ts'
import { frontOf } from './front.ts'

export type Mocks = {
  /** Without a slash at its end. */
  url: string
  /** Each contract's own, where they were asked for. */
  own: { name: string; title: string; url: string }[]
  close(): Promise<void>
}

type Asked = { port: number; host?: string; own_ports?: boolean; apis?: Api[]; follows?: Following | undefined }

/** On port 0 the machine chooses. With `own_ports` each contract answers at the root of a port of its own too. */
export async function startMocks(asked: Asked): Promise<Mocks> {
  const { port, host = '127.0.0.1', own_ports = false, apis = readApis(), follows } = asked
  const [answer, desk] = [await makeAnswerer(), openDesk(apis)]
  const listening: Listening[] = []
  const close = async () => void (await Promise.all(listening.map(one => one.close())))
  try {
    const page = new Hono()
    for (const address of ['/mocks', '/mocks/*']) page.all(address, c => control(apis, desk, c.req.raw, follows))
    const front = await listenAt(page.route('/', frontOf(apis, answer, desk, follows)), host, port)
    listening.push(front)
    const own: Mocks['own'] = []
    for (const api of own_ports ? apis : []) {
      const alone: Api = { ...api, prefixes: [''] }
      const one = await listenAt(frontOf([alone], answer, desk, follows), host, port === 0 ? 0 : port + api.nth)
      listening.push(one)
      own.push({ name: api.name, title: api.contract.title, url: one.url })
    }
    return { url: front.url, own, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Printed with the machine's name as users know it, and with advice if the port is taken. */
async function listenAt(app: Hono, host: string, port: number): Promise<Listening> {
  try {
    const { url, close } = await listen(app.fetch, { host, port })
    return { url: url.replace('//127.0.0.1:', '//localhost:'), close }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error
    const another = `${commandLine('mocks')} --port ${port + 20}`
    throw new Error(`Port ${port} is in use. Stop that process or choose another port: ${another}`)
  }
}
