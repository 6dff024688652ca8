// The homeowner fills in an application by link. Visitors aren't signed in, so requests are rate-limited by link.

import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import { KeptRefusal, refuse } from '#machines/lib/refuse.ts'
import { DAY_MS } from '#machines/lib/time.ts'
import type { Language } from '#machines/words/language.ts'
import { Refusal } from '#sdk/refusal.ts'
import { type ApplicationRow, appendEvents, homeownerName } from '#server/applications/lenders/application-rows.ts'
import { requireApplied } from '#server/applications/lenders/applications.ts'
import { connectionOf, dialectOf } from '#server/applications/lenders/connections.ts'
import { changeDraft, fillIn } from '#server/applications/lenders/draft/draft.ts'
import {
  askRep,
  mailLink,
  newShareLink,
  type Opened,
  requireShared,
  sellerOf,
} from '#server/applications/lenders/draft/share.ts'
import { sharedView } from '#server/applications/lenders/draft/shared-view.ts'
import { submitApplication } from '#server/applications/lenders/draft/submit.ts'
import { words as draftWords } from '#server/applications/lenders/draft/words.ts'
import { requireAction } from '#server/applications/lenders/facts/standing-of-row.ts'
import { attemptCall } from '#server/applications/lenders/outbox/attempt.ts'
import { applicationView } from '#server/applications/lenders/view.ts'
import { endLinks } from '#server/caller.ts'
import { requireNotSuspended } from '#server/company/installation/suspended.ts'
import { takesMails } from '#server/company/mail/own-server.ts'
import type { Db } from '#server/db/database.ts'
import { lender_applications, lender_events } from '#server/db/schema/lenders.ts'
import { Afterwards, type AuditNote, type Handlers } from '#server/handler.ts'
import { paced } from '#server/lib/pace.ts'
import type { Sentence } from '#server/lib/reader-language.ts'
import { requireVersion } from '#server/lib/versioned.ts'
import { isCurrent } from '#server/money/quote/basis.ts'
import { requireLimits } from '#server/money/quote/limits.ts'
import { loadSale } from '#server/money/sale/load-sale.ts'
import type { Ports } from '#server/ports/ports.ts'
import { words } from './words.ts'

type Paths =
  | '/v3/lender_applications.Share'
  | '/v3/lender_applications.TakeBack'
  | '/v3/lender_applications.GetShared'
  | '/v3/lender_applications.SaveShared'
  | '/v3/lender_applications.SubmitShared'

/** By link and minute: a page saves a second after each change and reads now and then. */
const reading = paced(120)
const saving = paced(120)
const sending = paced(10)
/** Per application: an address can be corrected often, but not without limit. */
const LINKS_A_DAY = 20

export const shareHandlers: Pick<Handlers<'lenders'>, Paths> = {
  '/v3/lender_applications.Share': async ({ input, caller, db, ports, audit }) => {
    const { application: row, project } = await requireApplied(db, caller, input.application_id, { lock: true })
    requireVersion(row, input.version)
    // A shared one is sent again; a draft is shared.
    await requireAction(db, ports, row, 'share')
    const { dialect } = await connectionOf(db, ports, caller.company_id, row.lender)
    const sale = await loadSale(db, project)
    if (!isCurrent(sale, row.quote.basis_hash)) throw refuse(409, 'quote_out_of_date', words.quote_before_sharing)
    await requireLimits(db, ports, sale, caller.user_id, 'checks_block', [row.type])
    await requireFew(db, row, ports.now())
    const link = await newShareLink(db, ports, row)
    const share = {
      sent_to: input.email.trim(),
      language: input.language,
      sent_at: ports.now().toISOString(),
      expires_at: link.expires_at.toISOString(),
      opened_at: null,
      submitted_at: null,
    }
    const after = await changeDraft(db, ports, row, { status: 'shared', share })
    if (input.by_mail) await mailLink(db, ports, { row: after, project, lender_name: dialect.name, caller, link })
    // Without a mail server no email would arrive.
    const mailed = input.by_mail && (await takesMails(db, ports))
    const how = () => (mailed ? words.link_mailed : words.link_created)
    await appendEvents(db, ports, row, [{ event: 'shared', sentence: how, actor: caller.name }])
    await audit({
      sentence: () =>
        mailed
          ? words.did_mail_link({ address: share.sent_to, lender: dialect.name })
          : words.did_create_link({ lender: dialect.name }),
      project_id: project.id,
      entity_id: row.id,
    })
    return {
      application: await applicationView(db, ports, caller, after),
      link: link.url,
      share_token: link.token,
      mailed,
    }
  },

  '/v3/lender_applications.TakeBack': async ({ input, caller, db, ports, audit }) => {
    const { application: row } = await requireApplied(db, caller, input.application_id, { lock: true })
    requireVersion(row, input.version)
    if (row.status !== 'shared') throw refuse(409, 'not_shared', words.not_shared)
    await endLinks(db, row.id, ports.now())
    const after = await changeDraft(db, ports, row, { status: 'draft' })
    const { name } = dialectOf(ports, row.lender)
    await appendEvents(db, ports, row, [
      { event: 'taken_back', sentence: () => words.sharing_stopped, actor: caller.name },
    ])
    await audit({
      sentence: () => words.did_stop_sharing({ lender: name }),
      project_id: row.project_id,
      entity_id: row.id,
    })
    return { application: await applicationView(db, ports, caller, after) }
  },

  '/v3/lender_applications.GetShared': async ({ input, db, ports }) => {
    const opened = await requireShared(db, ports, input.share_token)
    reading(input.share_token, ports.now())
    const row = await noteRead(db, ports, opened.row, input.language)
    return { shared: await sharedView(db, ports, { ...opened, row, language: row.share?.language ?? 'en' }) }
  },

  '/v3/lender_applications.SaveShared': async ({ input, db, ports, audit }) => {
    const { share_token, version, ...typed } = input
    const opened = await requireShared(db, ports, share_token, 'lock')
    saving(share_token, ports.now())
    requireOpen(opened)
    requireVersion(opened.row, version)
    const { name, ssn } = dialectOf(ports, opened.row.lender)
    const row = await fillIn(db, ports, opened.row, typed, ssn)
    await audit(byHomeowner(row, () => words.filled_in({ lender: name })))
    return { shared: await sharedView(db, ports, { ...opened, row }) }
  },

  '/v3/lender_applications.SubmitShared': async ({ input, db, ports, request, audit }) => {
    const { share_token, version, consents, words_hash } = input
    const opened = await requireShared(db, ports, share_token, 'lock')
    sending(share_token, ports.now())
    const { row, language } = opened
    // Sending twice by one link is sending once.
    if (row.submitted_at !== null) return { shared: await sharedView(db, ports, opened) }
    await requireNotSuspended(db)
    requireOpen(opened)
    requireVersion(row, version)
    const homeowner = { user_id: null, name: homeownerName() }
    const { call } = await submitApplication(db, ports, row, {
      consents,
      words_hash,
      language,
      way: 'link',
      ip: request.ip,
      by: homeowner,
    }).catch(async (error: unknown) => {
      throw isOurs(error) ? askRep(language, await sellerOf(db, opened.project)) : error
    })
    const { name } = dialectOf(ports, row.lender)
    await audit({ ...byHomeowner(row, () => words.sent({ lender: name })), detail: { words_hash } })
    const { company_id } = row
    return new Afterwards(async database => {
      await attemptCall({ database, ports }, { company_id, id: call.id })
      return database.transaction(async db => ({
        shared: await sharedView(db, ports, await requireShared(db, ports, share_token)),
      }))
    })
  },
}

/** No name: the audit log is read by people who need not know who lives there. */
const byHomeowner = ({ company_id, project_id, id }: ApplicationRow, sentence: Sentence): AuditNote => ({
  sentence,
  project_id,
  entity_id: id,
  actor: { company_id, user_id: null, name: homeownerName() },
})

function requireOpen({ row, language }: Opened) {
  if (row.status === 'shared') return
  throw refuse(409, 'not_open', draftWords.in(language).not_open)
}

/**
 * Records the first opening, and the language from then on. Keeps the version, so it doesn't conflict with the person
 * filling it in.
 */
async function noteRead(db: Db, ports: Ports, row: ApplicationRow, language?: Language): Promise<ApplicationRow> {
  if (!row.share || row.status !== 'shared') return row
  const first = row.share.opened_at === null
  if (!first && (language === undefined || language === row.share.language)) return row
  const share = {
    ...row.share,
    opened_at: row.share.opened_at ?? ports.now().toISOString(),
    language: language ?? row.share.language,
  }
  // Only over what was read: of two tabs that open at once one notes it.
  const [noted] = await db
    .update(lender_applications)
    .set({ share })
    .where(
      and(eq(lender_applications.id, row.id), sql`${lender_applications.share} = ${JSON.stringify(row.share)}::jsonb`),
    )
    .returning()
  if (!noted) return { ...row, share }
  if (first)
    await appendEvents(db, ports, row, [{ event: 'opened', sentence: () => words.link_opened, actor: homeownerName() }])
  return noted
}

/** Problems the company must fix are shown to its people; the homeowner learns who can help. */
const isOurs = (error: unknown) =>
  error instanceof Refusal &&
  ['checks_block', 'quote_out_of_date', 'lender_not_connected', 'action_unavailable', 'illegal_transition'].includes(
    error.code,
  )

async function requireFew(db: Db, { id }: ApplicationRow, now: Date) {
  const { application_id, event, at } = lender_events
  const [made] = await db
    .select({ count: sql<number>`count(*)::integer` })
    .from(lender_events)
    .where(and(eq(application_id, id), inArray(event, ['shared']), gt(at, new Date(now.getTime() - DAY_MS))))
  if ((made?.count ?? 0) >= LINKS_A_DAY)
    throw new KeptRefusal(refuse(429, 'too_many_links', words.too_many_links), 3_600)
}
