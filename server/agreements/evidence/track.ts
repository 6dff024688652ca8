// Events a signer's page reports: from a fixed list, once each where once is enough, in the order the law requires.
import { and, eq, sql } from 'drizzle-orm'
import { refuse } from '#machines/lib/refuse.ts'
import type { Input, Schemas } from '#sdk/types.ts'
import type { Db } from '../../db/database.ts'
import { transaction_events } from '../../db/schema/agreements.ts'
import type { RequestFacts } from '../../handler.ts'
import type { Ports } from '../../ports/ports.ts'
import { tellTeam } from '../sending/tell-team.ts'
import {
  changeSigner,
  consentWords,
  note,
  requireRoom,
  requireTurn,
  requireWaiting,
  type Signing,
} from '../signing/signing.ts'
import { words as texts } from '../words.ts'

type Told = Input<'/v3/agreements.Track'>
type Event = Schemas['SignerEvent']
/** Event data besides who and when; null if already recorded. */
type Detail = Record<string, string> | null
type Step = (at: { db: Db; ports: Ports; signing: Signing; told: Told; request: RequestFacts }) => Promise<Detail>

/** Notes one event of the signer's; false when it was noted before. */
export async function track(
  db: Db,
  ports: Ports,
  signing: Signing,
  told: Told,
  request: RequestFacts,
): Promise<boolean> {
  const { event } = told
  const last = await requireRoom(db, signing)
  const detail = await STEPS[event]({ db, ports, signing, told, request })
  if (!detail) return false
  const zone = knownZone(told.time_zone)
  // Reloading a page adds nothing new.
  const again =
    last?.event === event &&
    last.detail['signer_id'] === signing.signer.id &&
    last.detail['ip'] === request.ip &&
    REPEATED.has(event)
  if (again) return false
  await note(db, ports, signing, request, event, { ...detail, ...(zone ? { time_zone: zone } : {}) })
  if (zone && zone !== signing.signer.time_zone) await changeSigner(db, signing.signer, { time_zone: zone })
  return true
}

const REPEATED: ReadonlySet<Event> = new Set(['resumed', 'reviewed', 'device_received', 'downloaded'])

const STEPS: Record<Event, Step> = {
  viewed: async ({ db, ports, signing }) => {
    const { signer } = signing
    if (signer.viewed_at) return null
    requireWaiting(signing)
    await changeSigner(db, signer, { viewed_at: ports.now(), status: 'viewed' })
    await tellTeam(db, ports, signing.transaction, 'agreement_opened', of => ({
      subject: texts.team.opened(of),
      sentence: texts.team.opened_text({ ...of, name: signer.name }),
    }))
    return {}
  },

  resumed: async ({ signing }) => whileOpen(signing),
  reviewed: async ({ signing }) => whileTurn(signing),

  device_received: async ({ signing }) => {
    const { in_person_by } = signing.caller
    if (!in_person_by) return null
    return whileOpen(signing) && { in_person_by }
  },

  consented: async ({ db, ports, signing, told, request }) => {
    const { signer, words } = signing
    if (!whileTurn(signing)) return null
    if (!signer.viewed_at) throw refuse(409, 'not_viewed', words.not_viewed)
    const language = told.language ?? signer.language
    const { version, hash, facts } = await consentWords(db, ports, language)
    if (signer.consented_at && signer.consent_hash === hash) return null
    await changeSigner(db, signer, {
      consented_at: ports.now(),
      consent_version: version,
      consent_hash: hash,
      consent_ip: request.ip,
      consent_language: language,
    })
    return {
      consent_version: version,
      consent_hash: hash,
      language,
      // The text can be reproduced from these, even if the company is renamed.
      company: facts.company,
      ...(facts.phone ? { company_phone: facts.phone } : {}),
      ...(facts.email ? { company_email: facts.email } : {}),
      ...(facts.mails ? {} : { company_mails: 'no' }),
    }
  },

  consent_withdrawn: async ({ db, ports, signing }) => {
    const { signer, transaction } = signing
    if (signer.status === 'signed' || !signer.consented_at) return null
    requireWaiting(signing)
    await changeSigner(db, signer, {
      consented_at: null,
      consent_version: null,
      consent_hash: null,
      consent_ip: null,
      consent_language: null,
    })
    if ((await timesOf(db, signing, 'consent_withdrawn')) < MOST_TOLD)
      await tellTeam(db, ports, transaction, 'agreement_declined', of => ({
        subject: texts.team.consent_withdrawn(of),
        sentence: texts.team.consent_withdrawn_text({ ...of, name: signer.name }),
      }))
    return {}
  },

  paper_requested: async ({ db, ports, signing }) => {
    const { signer, transaction } = signing
    if (transaction.status !== 'signed') requireWaiting(signing)
    if ((await timesOf(db, signing, 'paper_requested')) > 0) return null
    await tellTeam(db, ports, transaction, 'agreement_declined', of => ({
      subject: texts.team.paper_requested(of),
      sentence: texts.team.paper_requested_text({ ...of, name: signer.name }),
    }))
    return {}
  },

  page_read: async ({ db, signing, told: { page, shown_as, text_hash } }) => {
    const { signer, transaction, words } = signing
    const count = transaction.content.pages.length
    if (page === undefined || page > count) throw refuse(400, 'invalid_input', { page: words.no_such_page({ count }) })
    if (!whileTurn(signing) || signer.pages_read.includes(page)) return null
    await changeSigner(db, signer, { pages_read: [...signer.pages_read, page].sort((a, b) => a - b) })
    return {
      page: String(page),
      ...(shown_as ? { shown_as } : {}),
      ...(shown_as === 'text' && text_hash ? { text_hash } : {}),
    }
  },

  downloaded: async ({ signing }) => {
    if (!signing.transaction.signed_file_id) throw refuse(409, 'not_sealed', signing.words.not_sealed)
    return {}
  },
}

/** After a signature there is nothing more to report; on an agreement that ended it is refused. */
function whileOpen(signing: Signing): Detail {
  if (signing.signer.status === 'signed') return null
  requireWaiting(signing)
  return {}
}

function whileTurn(signing: Signing): Detail {
  if (signing.signer.status === 'signed') return null
  requireTurn(signing)
  return {}
}

/** Limits emails to a signer who goes back and forth. */
const MOST_TOLD = 3

async function timesOf(db: Db, { transaction, signer }: Signing, event: Event): Promise<number> {
  const rows = await db
    .select({ seq: transaction_events.seq })
    .from(transaction_events)
    .where(
      and(
        eq(transaction_events.transaction_id, transaction.id),
        eq(transaction_events.event, event),
        sql`${transaction_events.detail} ->> 'signer_id' = ${signer.id}`,
      ),
    )
  return rows.length
}

/** A zone we do not know is left out: a device with newer tables than ours must not be kept from signing. */
function knownZone(name: string | undefined): string | undefined {
  if (!name) return undefined
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}
