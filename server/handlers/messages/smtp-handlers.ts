// The company's own mail server: naming it.

import { refuse } from '#machines/lib/refuse.ts'
import type { Schemas } from '#sdk/types.ts'
import { changes } from '../../audit.ts'
import type { Db } from '../../db/database.ts'
import type { Handlers } from '../../handler.ts'
import { wayWithoutServer } from '../../mail/own-server.ts'
import type { Ports } from '../../ports/ports.ts'
import { readSetting, writeSetting } from '../../settings/store.ts'

type Paths = '/v3/settings.GetSMTPConfig' | '/v3/settings.SMTPConfig'
type MailServer = Schemas['MailServer']

export const smtpHandlers: Pick<Handlers<'messages'>, Paths> = {
  '/v3/settings.GetSMTPConfig': async ({ db, ports }) => {
    const { value, version, has_secret } = await readSetting(db, 'smtp')
    return view(db, ports, value, version, has_secret)
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
    return view(db, ports, server, written.version, written.has_secret)
  },
}

export function requireComplete({ host, from_address }: MailServer) {
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
export function requireSamePlace(stored: MailServer, next: MailServer) {
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

const view = async (
  db: Db,
  ports: Ports,
  smtp: MailServer,
  version: number,
  has_password: boolean,
): Promise<Schemas['SmtpSettings']> => ({ smtp, has_password, otherwise: await wayWithoutServer(db, ports), version })
