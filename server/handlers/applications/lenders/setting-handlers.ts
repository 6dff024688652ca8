// How a company is connected with its lenders: entered, tried, taken away. What is stored is never answered, save masked.

import type { Credentials, Dialect } from '#machines/applications/lenders/lender-dialect.ts'
import { isByHand } from '#machines/applications/lenders/modes.ts'
import { portalFault } from '#machines/applications/lenders/portal.ts'
import { refuse } from '#machines/lib/refuse.ts'
import type { Schemas } from '#sdk/types.ts'
import {
  type Connection,
  connectionOf,
  connectionRow,
  dialectOf,
  hookAddress,
  modeFrom,
  openCredentials,
  renewHookSecret,
  setConnection,
  whyNotConnected,
} from '#server/applications/lenders/connections.ts'
import { askLender, orRefuse, signIn } from '#server/applications/lenders/gateway/call.ts'
import { healthOf } from '#server/applications/lenders/gateway/health.ts'
import { askSoon } from '#server/applications/lenders/products/kept-products.ts'
import { stateAsked } from '#server/applications/lenders/products/option-standings.ts'
import { slowDown } from '#server/company/session/throttle.ts'
import type { Db } from '#server/db/database.ts'
import { Afterwards, type Handlers } from '#server/handler.ts'
import type { Ports } from '#server/ports/ports.ts'
import { words } from './words.ts'

type Paths =
  | '/v3/settings.GetLenderConfig'
  | '/v3/settings.UpdateLenderConfig'
  | '/v3/settings.TestLender'
  | '/v3/settings.RenewLenderWebhook'
  | '/v3/settings.ListLenderUsers'

const TESTS_BEFORE_WAITING = 10

export const settingHandlers: Pick<Handlers<'lenders'>, Paths> = {
  '/v3/settings.GetLenderConfig': async ({ caller, db, ports }) => {
    const lenders: Schemas['LenderSetting'][] = []
    for (const dialect of ports.lenders.dialects) lenders.push(await settingOf(db, ports, caller.company_id, dialect))
    return { lenders }
  },

  '/v3/settings.UpdateLenderConfig': async ({ input, caller, db, ports, audit }) => {
    const { lender, remove_credentials, version, mode } = input
    const dialect = dialectOf(ports, lender)
    const { company_id, user_id } = caller
    const before = await settingOf(db, ports, company_id, dialect)
    const credentials = trimmedFields(input.credentials)
    if (remove_credentials && Object.keys(credentials).length > 0)
      throw refuse(400, 'invalid_input', { remove_credentials: words.enter_or_remove })
    const enabled = input.enabled && !remove_credentials
    if (enabled && (!before.enabled || Object.keys(credentials).length > 0)) requireComplete(before, credentials)
    const portal_url = input.portal_url?.trim() ?? input.portal_url
    const fault = portal_url ? portalFault(portal_url) : undefined
    if (fault) throw refuse(400, 'invalid_input', { portal_url: fault })
    await setConnection(db, ports, {
      company_id,
      user_id,
      lender,
      enabled,
      credentials,
      remove_credentials,
      version,
      ...(mode && { by_hand: isByHand(mode) ? mode : null }),
      ...(portal_url !== undefined && { portal_url }),
    })
    const setting = await settingOf(db, ports, company_id, dialect)
    if (mode === 'api' && setting.why_not_api !== null) throw refuse(409, 'lender_not_connected', setting.why_not_api)
    const state = await stateAsked(db, undefined)
    if (setting.mode === 'api' && enabled && state !== null) await askSoon(db, ports, company_id, lender, state)
    await audit({
      sentence: () => sentenceOf(before, setting, Object.keys(credentials).length > 0),
      detail: {
        lender,
        enabled,
        entered_anew: Object.keys(credentials),
        removed: remove_credentials,
        mode: setting.mode,
        portal_url: setting.portal_url,
      },
    })
    return { lender: setting }
  },

  '/v3/settings.TestLender': async ({ input, caller, db, ports, audit }) => {
    const { company_id, user_id } = caller
    const dialect = dialectOf(ports, input.lender)
    await slowDown(db, 'test-lender', user_id, TESTS_BEFORE_WAITING, ports.now())
    const connection = await storedConnection(db, ports, company_id, dialect)
    await audit({ sentence: () => words.tested({ lender: dialect.name }), detail: { lender: dialect.code } })
    return new Afterwards(async () => {
      const outcome = await signIn(ports, connection)
      const { name } = dialect
      if (outcome.kind === 'answered') return { works: true, sentence: words.credentials_work({ lender: name }) }
      if (outcome.kind === 'refused')
        return {
          works: false,
          sentence: words.credentials_rejected({ lender: name, sentence: outcome.sentence() }),
        }
      return { works: false, sentence: outcome.sentence() }
    })
  },

  '/v3/settings.RenewLenderWebhook': async ({ input, caller, db, ports, audit }) => {
    const dialect = dialectOf(ports, input.lender)
    const { secret, hook_id } = await renewHookSecret(db, ports, caller.company_id, input.lender)
    await audit({ sentence: () => words.webhook_renewed({ lender: dialect.name }), detail: { lender: dialect.code } })
    return { secret, address: hookAddress(ports, dialect, hook_id) }
  },

  '/v3/settings.ListLenderUsers': async ({ input, caller, db, ports }) => {
    const connection = await connectionOf(db, ports, caller.company_id, input.lender)
    return new Afterwards(async () => ({ users: orRefuse(await askLender(ports, connection, 'users', {})) }))
  },
}

/** With all its credentials, switched on or not: trying comes before relying. */
async function storedConnection(db: Db, ports: Ports, company_id: number, dialect: Dialect): Promise<Connection> {
  const row = await connectionRow(db, company_id, dialect.code)
  const credentials = row ? openCredentials(ports, row) : {}
  const why = whyNotConnected(ports, dialect, row && { ...row, enabled: true }, credentials)
  if (why) throw refuse(409, 'lender_not_connected', why)
  return { company_id, dialect, credentials }
}

const trimmedFields = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value.trim()]))

/** Throws 400 with a sentence for each field that is missing, and 409 where the lender cannot be reached at all. */
function requireComplete({ name, way, fields }: Schemas['LenderSetting'], entered: Record<string, string>) {
  if (way === 'none') throw refuse(409, 'lender_not_connected', words.no_address({ lender: name }))
  const missing = fields.filter(field => !entered[field.name] && (field.name in entered || field.stored === null))
  if (missing.length === 0) return
  const sentences = missing.map(field => [
    `credentials.${field.name}`,
    words.credential_required({ field: field.label, lender: name }),
  ])
  throw refuse(400, 'invalid_input', Object.fromEntries(sentences))
}

function sentenceOf(before: Schemas['LenderSetting'], after: Schemas['LenderSetting'], entered: boolean): string {
  const values = { lender: after.name }
  if (before.connected && !after.connected)
    return after.fields.every(({ stored }) => stored === null)
      ? words.credentials_removed(values)
      : words.switched_off(values)
  if (entered) return before.connected ? words.credentials_changed(values) : words.connected(values)
  if (!before.enabled && after.enabled) return words.switched_on(values)
  if (before.mode !== after.mode) return words.mode[after.mode](values)
  if (before.portal_url !== after.portal_url) return words.portal_changed(values)
  return words.connection_changed(values)
}

async function settingOf(
  db: Db,
  ports: Ports,
  company_id: number,
  dialect: Dialect,
): Promise<Schemas['LenderSetting']> {
  const row = await connectionRow(db, company_id, dialect.code)
  const credentials = row ? openCredentials(ports, row) : {}
  const why_not = whyNotConnected(ports, dialect, row, credentials)
  return {
    lender: dialect.code,
    name: dialect.name,
    way: ports.lenders.way(dialect.code),
    enabled: row?.enabled ?? false,
    connected: why_not === undefined,
    mode: modeFrom(ports, dialect, row),
    why_not_api: why_not === undefined ? null : whyNotApi(ports, dialect, credentials),
    portal_url: row?.portal_url ?? null,
    types: [...dialect.types],
    keeps_users: dialect.calls.users !== undefined,
    fields: dialect.credentials.map(field => ({ ...field, stored: storedOf(credentials[field.name], field.secret) })),
    webhook_address: row ? hookAddress(ports, dialect, row.hook_id) : null,
    webhook_secret_made_at: row?.hook_secret_made_at?.toISOString() ?? null,
    last_webhook_at: row?.last_webhook_at?.toISOString() ?? null,
    health: healthOf(ports, company_id, dialect.code),
    version: row?.version ?? 0,
  }
}

/** Shown where it is connected. */
function whyNotApi(ports: Ports, { name, code, credentials: fields }: Dialect, credentials: Credentials): string {
  if (ports.lenders.way(code) === 'none') return words.installation_without_address({ lender: name })
  return fields.every(field => credentials[field.name])
    ? words.sending_off({ lender: name })
    : words.connect_first({ lender: name })
}

/** Enough to tell secrets apart, if long enough to reveal nothing useful. */
const masked = (secret: string) => (secret.length < 12 ? '••••' : `•••• ${secret.slice(-4)}`)
const storedOf = (value: string | undefined, secret: boolean) =>
  value === undefined || value === '' ? null : secret ? masked(value) : value
