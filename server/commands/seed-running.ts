// `npm run seed` while a server has the embedded database open: no other process may open it, so the server does the
// work and the command prints its output. Requires the server's secret, and never runs in production.
import { hkdfSync, timingSafeEqual } from 'node:crypto'
import type { Hono } from 'hono'
import type { Logger } from 'pino'
import type { Environment } from '../environment.ts'

const PATH = '/seed'
const MOST_PROJECTS = 2_000_000
const keyOf = (secret: Uint8Array) => Buffer.from(hkdfSync('sha256', secret, '', 'seed', 32)).toString('hex')

type Serving = {
  secret: Uint8Array
  log: Logger
  seed: (projects: number | undefined, say: (line: string) => void) => Promise<void>
}

export function serveSeed(app: Hono, { secret, log, seed }: Serving) {
  const wanted = Buffer.from(keyOf(secret))
  app.post(PATH, async c => {
    const given = Buffer.from(c.req.header('authorization') ?? '')
    if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return c.notFound()
    const projects = readProjects(c.req.query('projects'))
    let is_heard = true
    const lines = new ReadableStream<string>({
      async start(controller) {
        const say = (line: string) => is_heard && controller.enqueue(`${line}\n`)
        await seed(projects, say).then(
          () => say(DONE),
          (error: unknown) => log.error({ error: String(error) }, 'the database could not be filled'),
        )
        if (is_heard) controller.close()
      },
      // Started work is finished, even if the command no longer waits.
      cancel() {
        is_heard = false
      },
    })
    return new Response(lines.pipeThrough(new TextEncoderStream()))
  })
}

/** The last line: without it the server was stopped, or failed, in the middle. */
const DONE = 'Done.'

type Server = Pick<Environment, 'HOST' | 'PORT'>

/** Returns whether a server was there to do it. */
export async function askRunning(
  { HOST, PORT }: Server,
  secret: Uint8Array,
  projects: number | undefined,
  say: (line: string) => void,
): Promise<boolean> {
  const host = ['0.0.0.0', '::'].includes(HOST) ? '127.0.0.1' : HOST
  const address = `http://${host}:${PORT}${PATH}${projects === undefined ? '' : `?projects=${projects}`}`
  const response = await fetch(address, { method: 'POST', headers: { authorization: keyOf(secret) } }).catch(
    () => undefined,
  )
  if (!response?.ok || !response.body) return false
  let text = ''
  for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
    const lines = (text + piece).split('\n')
    text = lines.pop() ?? ''
    for (const line of lines) {
      if (line === DONE) return true
      say(line)
    }
  }
  throw new Error('The server stopped before it was done. See its log, and run the command again.')
}

/** How many projects were asked for. Throws what to enter instead. */
export function readProjects(given: string | undefined): number | undefined {
  if (given === undefined) return undefined
  const projects = Number(given)
  if (Number.isInteger(projects) && projects >= 1 && projects <= MOST_PROJECTS) return projects
  throw new Error('Use a whole number of projects up to 2,000,000: npm run seed -- --projects 100000')
}
