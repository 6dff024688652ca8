// Real mail servers for tests: one that takes mails, one that refuses the password, one that never answers.
import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import type { Client } from '#mocks/demo/sell.ts'
import { answered } from './sale.ts'

type Taken = { text: string; from: string; to: string[]; user: string | undefined }

const portOf = (server: Server) => {
  const address = server.address()
  return address !== null && typeof address === 'object' ? address.port : 0
}

/** Accepts emails after the given number of refusals; with a user, only with the password. */
export async function mailServer({
  refusals = 0,
  account,
  ...options
}: { refusals?: number; account?: { user: string; password: string } } & SMTPServerOptions = {}) {
  const taken: Taken[] = []
  let left = refusals
  const server = new SMTPServer({
    authOptional: account === undefined,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth(auth, _session, done) {
      if (auth.username === account?.user && auth.password === account?.password)
        return done(null, { user: auth.username })
      done(Object.assign(new Error('5.7.8 Username and password not accepted'), { responseCode: 535 }))
    },
    onData(stream, session, done) {
      let text = ''
      stream.on('data', chunk => {
        text += chunk
      })
      stream.on('end', () => {
        if (left-- > 0) return done(new Error('Mailbox is busy'))
        const { mailFrom, rcptTo } = session.envelope
        taken.push({
          text: text.replaceAll('=\r\n', ''),
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          user: session.user,
        })
        done()
      })
    },
    ...options,
  })
  // A client that gives up halfway is what some tests want.
  server.on('error', () => {})
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  return { taken, port: portOf(listening), close: () => new Promise<void>(resolve => server.close(resolve)) }
}

/** Accepts connections and never answers. */
export async function silentServer() {
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    sockets.add(socket)
    socket.on('error', () => {})
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: portOf(server),
    close: () =>
      new Promise<void>(resolve => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}

/** The company's mails leave by this server from now on. */
export async function mailThrough(owner: Client, port: number) {
  const { version } = answered((await owner.GET('/v3/settings.GetSMTPConfig')).data)
  const body = {
    enabled: true,
    host: '127.0.0.1',
    port,
    encryption: 'none' as const,
    from_address: 'office@example.com',
    version,
  }
  answered((await owner.POST('/v3/settings.SMTPConfig', { body })).data)
}
