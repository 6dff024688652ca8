// How a company's agreements are sealed: with which certificate, with a timestamp or without, and when signers are reminded.

import { notFound, refuse } from '#machines/lib/refuse.ts'
import type { Schemas } from '#sdk/types.ts'
import { slowDown } from '#server/company/session/throttle.ts'
import type { readCertificate } from '#server/company/settings/read-certificate.ts'
import {
  activate,
  activeCertificate,
  keepCertificate,
  madeCertificate,
} from '#server/company/settings/signing-certificate.ts'
import { readSetting, writeSetting } from '#server/company/settings/store.ts'
import { certificateFactsOf } from '../../agreements/sealing/seal-facts.ts'
import { writeAudit } from '../../audit.ts'
import type { UserCaller } from '../../caller.ts'
import { type Db, inCompany } from '../../db/database.ts'
import { readUpload } from '../../files/upload.ts'
import { Afterwards, type Handlers } from '../../handler.ts'
import { requireVersion } from '../../lib/versioned.ts'
import { task } from '../../parse/parsers.ts'
import { Authority, TimestampMissing } from '../../ports/pdf/timestamp.ts'
import type { Ports } from '../../ports/ports.ts'
import { words } from './words.ts'

const read = task<typeof readCertificate>(
  new URL('../../company/settings/read-certificate.ts', import.meta.url),
  'readCertificate',
)

type Path =
  | '/v3/settings.GetSigning'
  | '/v3/settings.Signing'
  | '/v3/settings.SigningCertificate'
  | '/v3/settings.OwnCertificate'

const TRIES_BEFORE_WAITING = 10

export const sealHandlers: Pick<Handlers<'agreements'>, Path> = {
  '/v3/settings.GetSigning': async ({ db }) => ({ signing: await signingView(db) }),

  '/v3/settings.Signing': async ({ input, caller, db, ports, request }) => {
    const { timestamp_url: typed, version } = input
    const timestamp_url = typed?.trim() || null
    const reminder_days = [...input.reminder_days].sort((a, b) => a - b)
    const before = await readSetting(db, 'signing')
    requireVersion(before, version)
    const send_on_acceptance = input.send_on_acceptance ?? before.value.send_on_acceptance
    const after = { timestamp_url, reminder_days, send_on_acceptance }
    const tries_authority = timestamp_url !== null && timestamp_url !== before.value.timestamp_url
    if (tries_authority) await slowDown(db, 'timestamp', caller.user_id, TRIES_BEFORE_WAITING, ports.now())
    return new Afterwards(async database => {
      if (tries_authority) await tryAuthority(timestamp_url, ports)
      return inCompany(database, caller.company_id, async db => {
        await writeSetting(db, ports, caller, 'signing', version, after)
        await writeAudit(db, ports, caller, request, '/v3/settings.Signing', 'done', {
          sentence: () => words.signing_changed,
          detail: { before: before.value, after },
        })
        return { signing: await signingView(db) }
      })
    })
  },

  '/v3/settings.SigningCertificate': async ({ input, caller, db, ports, parse, audit }) => {
    await slowDown(db, 'certificate', caller.user_id, TRIES_BEFORE_WAITING, ports.now())
    const { bytes } = readUpload(input, words.choose_certificate)
    const { password } = input
    if (typeof password !== 'string' || password.length > 200)
      throw refuse(400, 'invalid_input', { password: words.certificate_password })
    const supplied = parse(read, bytes, password, ports.now())
    const { company_id, user_id } = caller
    const row = await keepCertificate(db, ports, company_id, { ...supplied, source: 'supplied', created_by: user_id })
    const { subject, fingerprint } = certificateFactsOf(row)
    await noteChange(db, ports, caller)
    await audit({
      sentence: () => words.certificate_supplied({ subject }),
      entity_id: row.id,
      detail: { subject, fingerprint },
    })
    return { signing: await signingView(db) }
  },

  '/v3/settings.OwnCertificate': async ({ input, caller, db, ports, audit }) => {
    requireVersion(await readSetting(db, 'signing'), input.version)
    const made = await madeCertificate(db)
    if (!made) throw notFound('certificate')
    await activate(db, made)
    await noteChange(db, ports, caller)
    await audit({ sentence: () => words.certificate_own, entity_id: made.id })
    return { signing: await signingView(db) }
  },
}

async function tryAuthority(url: string, ports: Ports) {
  try {
    await new Authority(url, ports).tryOut()
  } catch (error) {
    if (error instanceof TimestampMissing)
      throw refuse(400, 'no_timestamp', { timestamp_url: words.no_timestamp({ detail: error.message }) })
    throw error
  }
}

/** Open settings pages show the change. */
async function noteChange(db: Db, ports: Ports, caller: UserCaller) {
  const { value, version } = await readSetting(db, 'signing')
  await writeSetting(db, ports, caller, 'signing', version, value)
}

async function signingView(db: Db): Promise<Schemas['SigningSettings']> {
  const row = await activeCertificate(db)
  if (!row) throw notFound('certificate')
  const { not_before, not_after, ...facts } = certificateFactsOf(row)
  const { value, version } = await readSetting(db, 'signing')
  return {
    certificate: {
      source: row.source,
      ...facts,
      not_before: not_before.toISOString(),
      not_after: not_after.toISOString(),
    },
    timestamp_url: value.timestamp_url,
    reminder_days: value.reminder_days,
    send_on_acceptance: value.send_on_acceptance,
    version,
  }
}
