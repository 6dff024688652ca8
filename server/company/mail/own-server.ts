// The route of a company's emails: its own mail server if enabled, otherwise its Google account, otherwise the
// installation's mail server, otherwise none. Account emails always use the installation's mail server.
import { sql } from 'drizzle-orm'
import { ACCOUNT_MAILS, isAccountMail } from '#machines/company/mail/account-mails.ts'
import type { Db } from '#server/db/database.ts'
import { mails } from '#server/db/schema/mails.ts'
import type { Ports } from '#server/ports/ports.ts'
import { type MailTransport, ownTransport } from '#server/ports/smtp.ts'
import { openSecret, readSetting } from '../settings/store.ts'
import { googleMail, isConnected } from './google-connection.ts'
import { words } from './words.ts'

type Mail = Pick<typeof mails.$inferSelect, 'kind' | 'link_role_id'>

/** By its kind. A mail written before each such kind had a name is known by the role its link opens. */
export const isOfAccount = ({ kind, link_role_id }: Mail): boolean => isAccountMail(kind) || link_role_id !== null

/** The same, as a condition on rows. */
export const ofAccount = () =>
  sql`(${mails.kind} = any(${sql.param([...ACCOUNT_MAILS])}) or ${mails.link_role_id} is not null)`

type Way = 'smtp' | 'google' | 'product' | 'kept'

/** The company's current route; `kept` means none. Needs a transaction inside its tenant. */
export async function wayOfMails(db: Db, ports: Ports): Promise<Way> {
  if ((await readSetting(db, 'smtp')).value.enabled) return 'smtp'
  return wayWithoutServer(db, ports)
}

/** As it would be with the company's own mail server switched off. */
export async function wayWithoutServer(db: Db, ports: Ports): Promise<Exclude<Way, 'smtp'>> {
  if (isConnected(await readSetting(db, 'google'))) return 'google'
  return ports.mail_server ? 'product' : 'kept'
}

/** True if the company's emails can be sent. */
export const takesMails = async (db: Db, ports: Ports): Promise<boolean> => (await wayOfMails(db, ports)) !== 'kept'

/** The company's own mail server or Google account, or undefined. Needs a transaction inside its tenant. */
export async function companyTransport(db: Db, ports: Ports, company_id: number): Promise<MailTransport | undefined> {
  const { value: server } = await readSetting(db, 'smtp')
  if (!server.enabled) return googleMail(db, ports, company_id)
  try {
    return ownTransport({ server, password: await openSecret(db, ports, company_id, 'smtp') }, ports)
  } catch {
    // Encrypted under another server secret: emails wait with the reason, rather than use another route.
    return {
      send: async () => {
        throw new Error(words.in('en').stored_password_unreadable)
      },
    }
  }
}
