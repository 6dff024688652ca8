// The company's own mail server: naming it.

import { refuse } from '#machines/lib/refuse.ts'
import type { Schemas } from '#sdk/types.ts'
import { changes } from '#server/audit.ts'
import { wayWithoutServer } from '#server/company/mail/own-server.ts'
import { readSetting, writeSetting } from '#server/company/settings/store.ts'
import type { Db } from '#server/db/database.ts'
import type { Handlers } from '#server/handler.ts'
import type { Ports } from '#server/ports/ports.ts'
import { words } from './words.ts'

type Paths = '/v3/settings.GetSMTPConfig' | '/v3/settings.SMTPConfig'
type MailServer = Schemas['MailServer']

export const smtpHandlers: Pick<Handlers<'messages'>, Paths> = {
  '/v3/settings.GetSMTPConfig': async ({ db, ports }) => {
    const { value, version, has_secret } = await readSetting(db, 'smtp')
    return view(db, ports, value, version, has_secret)
  },

  '/v3/settings.SMTPConfig': async ({ input, caller, db, ports, audit }) => {
    const { password, remove_password, version, ...server } = input
    const stored = await readSetting(db, 'smtp')
    if (server.enabled) requireComplete(server)
    if (password !== undefined && !server.user) throw refuse(400, 'invalid_input', { user: words.mail_user_required })
    if (password !== undefined && remove_password)
      throw refuse(400, 'invalid_input', { password: words.password_or_remove })
    const secret = remove_password || !server.user ? null : password
    if (secret === undefined && stored.has_secret) requireSamePlace(stored.value, server)
    const written = await writeSetting(db, ports, caller, 'smtp', version, server, secret)
    const auditFields = (value: MailServer, password: boolean) => ({
      ...value,
      password: password ? words.in('en').password_saved : words.in('en').password_none,
    })
    await audit({
      sentence: () =>
        server.enabled
          ? words.mail_server_on({ host: server.host ?? '' })
          : stored.value.enabled
            ? words.mail_server_off
            : words.mail_server_changed,
      detail: changes(auditFields(written.before, stored.has_secret), {
        ...auditFields(server, written.has_secret),
        ...(password === undefined ? {} : { password: words.in('en').secret_replaced }),
      }),
    })
    return view(db, ports, server, written.version, written.has_secret)
  },
}

export function requireComplete({ host, from_address }: MailServer) {
  const missing = {
    ...(host ? {} : { host: words.host_required }),
    ...(from_address ? {} : { from_address: words.from_address_required }),
  }
  if (Object.keys(missing).length > 0) throw refuse(400, 'invalid_input', missing)
}

/**
 * A stored password goes only where it was meant for. Otherwise a user who may change the mail server could capture it
 * with a server of their own, or by turning off encryption.
 */
export function requireSamePlace(stored: MailServer, next: MailServer) {
  const same =
    stored.host?.toLowerCase() === next.host?.toLowerCase() &&
    stored.port === next.port &&
    stored.user === next.user &&
    (stored.encryption === next.encryption || next.encryption !== 'none')
  if (!same)
    throw refuse(400, 'invalid_input', {
      password: words.password_for_another({
        user: stored.user ?? '–',
        host: stored.host ?? '–',
        port: String(stored.port),
      }),
    })
}

const view = async (
  db: Db,
  ports: Ports,
  smtp: MailServer,
  version: number,
  has_password: boolean,
): Promise<Schemas['SmtpSettings']> => ({ smtp, has_password, otherwise: await wayWithoutServer(db, ports), version })
