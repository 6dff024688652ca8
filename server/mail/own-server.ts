// Which mail server takes a company's mails: its own while that is switched on, otherwise the installation's, otherwise none.
import type { Db } from '../db/database.ts'
import type { Ports } from '../ports/ports.ts'
import { type MailTransport, ownTransport } from '../ports/smtp.ts'
import { openSecret, readSetting } from '../settings/store.ts'

/** Whether anything takes the company's mails. Needs a transaction inside its tenant. */
export const takesMails = async (db: Db, ports: Ports): Promise<boolean> =>
  ports.mail_server || (await readSetting(db, 'smtp')).value.enabled

/** The company's own, or nothing. Needs a transaction inside its tenant. */
export async function companyTransport(db: Db, ports: Ports, company_id: number): Promise<MailTransport | undefined> {
  const { value: server } = await readSetting(db, 'smtp')
  if (!server.enabled) return undefined
  try {
    return ownTransport({ server, password: await openSecret(db, ports, company_id, 'smtp') }, ports)
  } catch {
    // Sealed under another server secret: the mails wait and say why, rather than leave by another way.
    return {
      send: async () => {
        throw new Error('The stored password of the mail server cannot be read any more. Enter it again.')
      },
    }
  }
}
