// A mail to oneself, at once, to see whether a way for mails works: a mail server or the company's Google account.
import { mailText } from '#machines/company/mail/rules.ts'
import { refuse } from '#machines/lib/refuse.ts'
import { currentLanguage } from '#machines/words/language.ts'
import type { Input, Schemas } from '#sdk/types.ts'
import { emailOf, type UserCaller } from '#server/caller.ts'
import { googleMail, noteGrantEnded } from '#server/company/mail/google-connection.ts'
import { mailHtml } from '#server/company/mail/mail-body.ts'
import { productFrame } from '#server/company/mail/mail-frame.ts'
import { slowDown } from '#server/company/session/throttle.ts'
import { openSecret, readSetting } from '#server/company/settings/store.ts'
import { type Db, inCompany } from '#server/db/database.ts'
import { Afterwards, type Handlers } from '#server/handler.ts'
import { GrantEnded } from '#server/ports/google.ts'
import type { Ports } from '#server/ports/ports.ts'
import { MailServerFault, type MailTransport, ownTransport } from '#server/ports/smtp.ts'
import { requireComplete, requireSamePlace } from './smtp-handlers.ts'
import { words } from './words.ts'

const TESTS_BEFORE_WAITING = 10
type Path = '/v3/messages.SendTestEmail'

export const testMailHandlers: Pick<Handlers<'messages'>, Path> = {
  '/v3/messages.SendTestEmail': async ({ input, caller, db, ports, audit }) => {
    await slowDown(db, 'test-mail', caller.user_id, TESTS_BEFORE_WAITING, ports.now())
    const { name, transport } =
      input.through === 'google' ? await byGoogle(db, ports, caller) : await byServer(db, ports, caller, input)
    const to = await emailOf(db, caller)
    await audit({ sentence: () => words.mail_server_tried({ name }) })
    const id = ports.id()
    return new Afterwards(async database => {
      const subject = words.test_subject({ brand: ports.brand })
      const body = words.test_body({ name })
      const html = await mailHtml(productFrame(ports.brand, currentLanguage()), subject, body, undefined)
      try {
        await transport.send({ id, to, subject, text: mailText(body, undefined), html })
        return { delivered: true, sentence: words.test_accepted({ name, to }) }
      } catch (error) {
        if (error instanceof MailServerFault) return { delivered: false, sentence: error.message }
        if (!(error instanceof GrantEnded)) throw error
        await inCompany(database, caller.company_id, async db => {
          await noteGrantEnded(db, ports, caller.company_id, error.grant)
        })
        return { delivered: false, sentence: error.message }
      }
    })
  },
}

type Way = { name: string; transport: MailTransport }

async function byGoogle(db: Db, ports: Ports, { company_id }: UserCaller): Promise<Way> {
  const transport = await googleMail(db, ports, company_id)
  if (!transport) throw refuse(409, 'not_connected', words.google_not_connected)
  return { name: 'Google', transport }
}

async function byServer(db: Db, ports: Ports, { company_id }: UserCaller, input: Input<Path>): Promise<Way> {
  const stored = await readSetting(db, 'smtp')
  const { through: _, password: typed, port = 587, encryption = 'starttls', ...rest } = input
  const server: Schemas['MailServer'] =
    input.host === undefined ? stored.value : { ...rest, enabled: true, port, encryption }
  if (input.host === undefined && !stored.value.host) throw refuse(409, 'no_mail_server', words.mail_server_not_set_up)
  requireComplete(server)
  if (typed === undefined && server.user && stored.has_secret) requireSamePlace(stored.value, server)
  const password = typed ?? (server.user ? await openSecret(db, ports, company_id, 'smtp') : undefined)
  return { name: server.host ?? '', transport: ownTransport({ server, password }, ports) }
}
