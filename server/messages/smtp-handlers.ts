// The company's own mail server: naming it, and trying it.
import { eq } from 'drizzle-orm'
import type { Schemas } from '#sdk/types.ts'
import { changes } from '../audit.ts'
import type { Db } from '../db/database.ts'
import { users } from '../db/schema.ts'
import { Afterwards, type Handlers } from '../handler.ts'
import { refuse } from '../lib/refuse.ts'
import { mailHtml, mailText } from '../mail/mail-body.ts'
import type { Ports } from '../ports/ports.ts'
import { MailServerFault, ownTransport } from '../ports/smtp.ts'
import { slowDown } from '../session/throttle.ts'
import { openSecret, readSetting, writeSetting } from '../settings/store.ts'

type Paths = '/v3/settings.GetSMTPConfig' | '/v3/settings.SMTPConfig' | '/v3/messages.SendTestEmail'
type MailServer = Schemas['MailServer']

const TESTS_BEFORE_WAITING = 10

export const smtpHandlers: Pick<Handlers<'messages'>, Paths> = {
  '/v3/settings.GetSMTPConfig': async ({ db, ports }) => {
    const { value, version, has_secret } = await readSetting(db, 'smtp')
    return view(ports, value, version, has_secret)
  },

  '/v3/settings.SMTPConfig': async ({ input, caller, db, ports, audit }) => {
    if (caller.impersonator)
      throw refuse(403, 'not_while_impersonating', 'The mail server cannot be changed while acting as someone else.')
    const { password, remove_password, version, ...server } = input
    const stored = await readSetting(db, 'smtp')
    if (server.enabled) requireComplete(server)
    if (password !== undefined && !server.user)
      throw refuse(400, 'invalid_input', { user: 'Enter the user this password is of.' })
    if (password !== undefined && remove_password)
      throw refuse(400, 'invalid_input', { password: 'Enter a password or remove the stored one, not both.' })
    const secret = remove_password || !server.user ? null : password
    if (secret === undefined && stored.has_secret) requireSamePlace(stored.value, server)
    const written = await writeSetting(db, ports, caller, 'smtp', version, server, secret)
    const told = (value: MailServer, password: boolean) => ({ ...value, password: password ? 'stored' : 'none' })
    await audit({
      sentence: server.enabled
        ? `has mails sent through ${server.host}`
        : stored.value.enabled
          ? 'switched the company’s own mail server off'
          : 'changed the company’s own mail server',
      detail: changes(told(written.before, stored.has_secret), {
        ...told(server, written.has_secret),
        ...(password === undefined ? {} : { password: 'stored anew' }),
      }),
    })
    return view(ports, server, written.version, written.has_secret)
  },

  '/v3/messages.SendTestEmail': async ({ input, caller, db, ports, audit }) => {
    await slowDown(db, 'test-mail', caller.user_id, TESTS_BEFORE_WAITING, ports.now())
    const stored = await readSetting(db, 'smtp')
    const { password: typed, port = 587, encryption = 'starttls', ...rest } = input
    const server: MailServer = input.host === undefined ? stored.value : { ...rest, enabled: true, port, encryption }
    if (input.host === undefined && !stored.value.host)
      throw refuse(409, 'no_mail_server', 'No mail server is set up yet. Enter one to try it.')
    requireComplete(server)
    if (typed === undefined && server.user && stored.has_secret) requireSamePlace(stored.value, server)
    const password = typed ?? (server.user ? await openSecret(db, ports, caller.company_id, 'smtp') : undefined)
    const to = await addressOf(db, caller.user_id)
    await audit({ sentence: `tried the mail server ${server.host}` })
    const id = ports.id()
    return new Afterwards(async () => {
      const subject = `A test of your mail server from ${ports.brand}`
      const body = `Hello,\n\nthis mail came through ${server.host}. Your company’s mails can go this way.`
      const html = await mailHtml(ports.brand, subject, body, undefined)
      try {
        const transport = ownTransport({ server, password }, ports)
        await transport.send({ id, to, subject, text: mailText(body, undefined), html })
        return { delivered: true, sentence: `${server.host} took the mail. It should arrive at ${to} in a moment.` }
      } catch (error) {
        if (error instanceof MailServerFault) return { delivered: false, sentence: error.message }
        throw error
      }
    })
  },
}

function requireComplete({ host, from_address }: MailServer) {
  const missing = {
    ...(host ? {} : { host: 'Enter the mail server, such as smtp.example.com.' }),
    ...(from_address ? {} : { from_address: 'Enter the address your mails come from.' }),
  }
  if (Object.keys(missing).length > 0) throw refuse(400, 'invalid_input', missing)
}

/**
 * A stored password goes only where it was meant for. Otherwise whoever may change the mail server could read it by naming
 * a server of their own, or by switching the encryption off on the way.
 */
function requireSamePlace(stored: MailServer, next: MailServer) {
  const same =
    stored.host?.toLowerCase() === next.host?.toLowerCase() &&
    stored.port === next.port &&
    stored.user === next.user &&
    (stored.encryption === next.encryption || next.encryption !== 'none')
  if (!same)
    throw refuse(400, 'invalid_input', {
      password: `Enter the password again: the stored one is for ${stored.user ?? 'the user'} at ${stored.host ?? 'the server'}, port ${stored.port}.`,
    })
}

async function addressOf(db: Db, user_id: string): Promise<string> {
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, user_id))
  if (!user) throw new Error('The caller is not there')
  return user.email
}

const view = (ports: Ports, smtp: MailServer, version: number, has_password: boolean): Schemas['SmtpSettings'] => ({
  smtp,
  has_password,
  otherwise: ports.mail_server ? 'product' : 'kept',
  version,
})
