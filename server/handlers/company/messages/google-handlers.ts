// The company's Google Workspace: naming its client, asking Google for permission, and giving it back.

import { refuse } from '#machines/lib/refuse.ts'
import type { Schemas } from '#sdk/types.ts'
import { changes } from '#server/audit.ts'
import { isConnected, readGoogle } from '#server/company/mail/google-connection.ts'
import { wayOfMails } from '#server/company/mail/own-server.ts'
import { redirectUri, sealState } from '#server/company/messages/google-state.ts'
import { lockSetting, noteSetting, writeSetting } from '#server/company/settings/store.ts'
import type { Db } from '#server/db/database.ts'
import { Afterwards, type Handlers } from '#server/handler.ts'
import { requireVersion } from '#server/lib/versioned.ts'
import { authorizationUrl, revokeGrant } from '#server/ports/google.ts'
import { type Ports, sha256 } from '#server/ports/ports.ts'
import { words } from './words.ts'

type Paths =
  | '/v3/settings.GetGoogleConfig'
  | '/v3/settings.GoogleConfig'
  | '/v3/settings.ConnectGoogle'
  | '/v3/settings.DisconnectGoogle'

const NONE = { client_id: null, address: null, connected_at: null, ended: false }

export const googleHandlers: Pick<Handlers<'messages'>, Paths> = {
  '/v3/settings.GetGoogleConfig': async ({ caller, db, ports }) => view(db, ports, caller.company_id),

  '/v3/settings.GoogleConfig': async ({ input, caller, db, ports, audit }) => {
    const { client_id, client_secret, version } = input
    const { value, secret, has_secret } = await readGoogle(db, ports, caller.company_id)
    const same_client = value.client_id === client_id
    if (client_secret === undefined && !(same_client && secret))
      throw refuse(400, 'invalid_input', {
        client_secret: has_secret ? words.client_secret_again : words.client_secret_required,
      })
    const kept = same_client ? secret : undefined
    const next = { ...kept, client_secret: client_secret ?? kept?.client_secret ?? '' }
    const after = same_client ? value : { ...NONE, client_id }
    await writeSetting(db, ports, caller, 'google', version, after, JSON.stringify(next))
    await audit({
      sentence: () =>
        isConnected({ value }) && !same_client
          ? words.google_client_replaced({ address: value.address ?? '' })
          : words.google_client_set,
      detail: changes<Record<string, unknown>>(
        { client_id: value.client_id },
        { client_id, ...(client_secret === undefined ? {} : { client_secret: words.in('en').secret_replaced }) },
      ),
    })
    return view(db, ports, caller.company_id)
  },

  '/v3/settings.ConnectGoogle': async ({ caller, db, ports, audit }) => {
    const { company_id, user_id } = caller
    await lockSetting(db, 'google')
    const { value, secret } = await readGoogle(db, ports, company_id)
    if (value.client_id === null || !secret) throw refuse(409, 'not_configured', words.google_not_configured)
    const browser_key = ports.token()
    const verifier = ports.token()
    const state = sealState(ports, { company_id, user_id, verifier, browser: sha256(browser_key) })
    // Only the latest attempt may return from Google; it ends earlier ones.
    await noteSetting(db, ports, company_id, 'google', value, JSON.stringify({ ...secret, pending: sha256(state) }))
    await audit({ sentence: () => words.google_connecting })
    const consent = { client_id: value.client_id, redirect_uri: redirectUri(ports), state, verifier }
    return { authorization_url: authorizationUrl(ports.google, consent), browser_key }
  },

  '/v3/settings.DisconnectGoogle': async ({ input, caller, db, ports, audit }) => {
    const { company_id } = caller
    const { value, secret, version } = await readGoogle(db, ports, company_id)
    requireVersion({ version }, input.version)
    if (version === 0) throw refuse(409, 'not_configured', words.google_nothing_set_up)
    const refresh_token = secret?.refresh_token
    const client = input.remove_client || !secret ? null : JSON.stringify({ client_secret: secret.client_secret })
    const after = input.remove_client ? NONE : { ...NONE, client_id: value.client_id }
    await writeSetting(db, ports, caller, 'google', version, after, client)
    await audit({
      sentence: () =>
        input.remove_client ? words.google_client_removed : words.google_disconnected({ address: value.address ?? '' }),
    })
    const google = await view(db, ports, company_id)
    return new Afterwards(async () => ({
      google,
      given_back: refresh_token === undefined || (await revokeGrant(ports, refresh_token)),
    }))
  },
}

async function view(db: Db, ports: Ports, company_id: number): Promise<Schemas['GoogleSettings']> {
  const { value, secret, version } = await readGoogle(db, ports, company_id)
  const { client_id, address, connected_at, ended } = value
  return {
    ...(client_id === null ? {} : { client_id }),
    has_secret: secret !== undefined,
    status:
      client_id === null
        ? 'not_configured'
        : address === null
          ? 'not_connected'
          : ended || secret?.refresh_token === undefined
            ? 'needs_reconnecting'
            : 'connected',
    ...(address === null ? {} : { address }),
    ...(connected_at === null ? {} : { connected_at }),
    redirect_uri: redirectUri(ports),
    through: await wayOfMails(db, ports),
    version,
  }
}
