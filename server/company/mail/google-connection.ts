// A company's Google account for sending email: what is stored of it, encrypted, and its status.

import type { Areas } from '#machines/company/settings-areas.ts'
import type { Db } from '#server/db/database.ts'
import { GrantEnded, googleTransport, grantKey } from '#server/ports/google.ts'
import type { Ports } from '#server/ports/ports.ts'
import type { MailTransport } from '#server/ports/smtp.ts'
import { lockSetting, noteSetting, openSecret, readSetting } from '../settings/store.ts'

/** `pending`: the digest of the one state that may come back from Google. */
type GoogleSecret = { client_secret: string; refresh_token?: string; pending?: string }

/** `secret` is undefined if none is stored or it was encrypted under another server secret. Needs the company's tenant. */
export async function readGoogle(db: Db, ports: Ports, company_id: number) {
  const stored = await readSetting(db, 'google')
  return { ...stored, secret: stored.has_secret ? await openGoogle(db, ports, company_id) : undefined }
}

async function openGoogle(db: Db, ports: Ports, company_id: number): Promise<GoogleSecret | undefined> {
  try {
    const parts: Partial<GoogleSecret> = JSON.parse((await openSecret(db, ports, company_id, 'google')) ?? '{}')
    return parts.client_secret === undefined ? undefined : { ...parts, client_secret: parts.client_secret }
  } catch {
    return undefined
  }
}

/** True if emails are sent this way, also while they wait for someone to reconnect. */
export const isConnected = ({ value }: { value: Areas['google'] }) => value.address !== null

/** Undefined if no account is connected. Needs the company's tenant. */
export async function googleMail(db: Db, ports: Ports, company_id: number): Promise<MailTransport | undefined> {
  const { value, secret } = await readGoogle(db, ports, company_id)
  const { client_id, address, ended } = value
  if (address === null) return undefined
  if (client_id === null || secret?.refresh_token === undefined || ended)
    return {
      send: async () => {
        throw new GrantEnded('')
      },
    }
  const { client_secret, refresh_token } = secret
  return googleTransport(ports, { client_id, client_secret, refresh_token, address })
}

/** Google took the permission no more, unless someone has connected again meanwhile. Needs the company's tenant. */
export async function noteGrantEnded(db: Db, ports: Ports, company_id: number, grant: string) {
  await lockSetting(db, 'google')
  const { value, secret } = await readGoogle(db, ports, company_id)
  if (secret?.refresh_token !== undefined && grantKey(secret.refresh_token) === grant)
    await noteSetting(db, ports, company_id, 'google', { ...value, ended: true }, JSON.stringify(secret))
}
