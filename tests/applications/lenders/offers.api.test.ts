// Actions the browser offers by its chart are what the server accepts: an offered action is never refused by a guard,
// and one that isn't offered is refused with the reason the screen shows.
import { beforeAll, describe, expect, it } from 'vitest'
import { availableActions, standingOf, whyNotOn } from '#machines/applications/lenders/application.ts'
import {
  APPLICATION_ACTIONS,
  type ApplicationAction,
  type Decision,
  MILESTONES,
} from '#machines/applications/lenders/codes.ts'
import type { Facts } from '#machines/applications/lenders/lender-actions.ts'
import { isByHand, type LenderMode, OWN_FINANCING } from '#machines/applications/lenders/modes.ts'
import { lacksOf } from '#machines/applications/lenders/reasons.ts'
import { recordable } from '#machines/applications/lenders/recording/may-record.ts'
import type { RecordDetail, RecordKind } from '#machines/applications/lenders/recording/records.ts'
import { words } from '#machines/applications/lenders/words.ts'
import type { Schemas } from '#sdk/types.ts'
import { dialectFor } from '#server/applications/lenders/connections.ts'
import { words as recording } from '#server/applications/lenders/recording/words.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { addApplications } from '#tests/support/lenders/lender-rows.ts'
import { connected } from '#tests/support/lenders/lenders.ts'
import { reachable, toldOf, walked } from '#tests/support/lenders/reachable.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered } from '#tests/support/sale.ts'
import { ofToday } from '#tests/support/turns.mjs'
import { chartOf } from '#web/applications/lenders/under-way/chart.ts'

const LENDER = 'goodleap'
/** Tens of thousands of states: a minute for each mode. */
const FULL = process.env['EVERY_STATE'] !== undefined
type Application = Schemas['LenderApplication']
type Told = { status: Decision; facts: Facts | null }
let test: TestApp
let owner: TestApp['anyone']
let owner_id: string
let today: string

beforeAll(async () => {
  test = await testApp()
  const { call, user } = await test.signIn(emailOf('Owner'))
  owner = call
  owner_id = user.id
  today = test.clock.now.toISOString().slice(0, 10)
  await connected(owner, LENDER, 'enfin')
})

/** Applications in this state. */
async function standing(mode: LenderMode, { status, facts }: Told, count: number): Promise<string[]> {
  const lender = lenderOf(mode)
  const alike = Array.from({ length: count }, () => {
    const known = facts && { ...facts, lender_reference: `L-${++numbered}` }
    return { status, facts: known, owner_id, lender, mode }
  })
  return (await addApplications(test.database, test.ports, 2, alike)).map(({ id }) => id)
}
let numbered = 0
const lenderOf = (mode: LenderMode) => (mode === 'in_house' ? OWN_FINANCING : LENDER)
const shown = async (application_id: string): Promise<Application> =>
  answered((await owner.GET('/v3/lender_applications.Get', { params: { query: { application_id } } })).data).application

const offers = (application: Application) => {
  const { actor, standing } = chartOf(application)
  return APPLICATION_ACTIONS.map(action => {
    const reason = whyNotOn(actor.getSnapshot(), standing, action)
    // Only the homeowner can send one that is shared with them.
    return {
      action,
      reason: reason ?? (action === 'submit' && standing.status === 'shared' ? words.stands.shared : null),
    }
  })
}
const records = (application: Application) =>
  recordable(chartOf(application).standing, isByHand(application.mode)).map(({ kind, reason }) => ({ kind, reason }))

function upload(path: 'UploadStipulation' | 'UploadDocument', body: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) form.set(name, value)
  form.set('file', new Blob(['%PDF-1.4\n%%EOF']))
  const rest = { application_id: '', version: '', file: '', file_name: 'proof.pdf', ...body }
  const how = { bodySerializer: () => form }
  return path === 'UploadDocument'
    ? owner.POST('/v3/lender_applications.UploadDocument', { body: { kind: 'permit', ...rest }, ...how })
    : owner.POST('/v3/lender_applications.UploadStipulation', { body: { stipulation_id: '', ...rest }, ...how })
}

/** The request of an action's button. */
function press(action: ApplicationAction, { id: application_id, version, product, amount_cents }: Application) {
  const named = { application_id, version }
  const file = { application_id, version: String(version), file_name: 'proof.pdf' }
  const milestone = MILESTONES.find(one => action === `submit_${one}`)
  if (milestone)
    return owner.POST('/v3/lender_applications.SubmitMilestone', {
      body: { ...named, milestone, completed_on: today, note: '' },
    })
  switch (action) {
    case 'share':
      return owner.POST('/v3/lender_applications.Share', {
        body: { ...named, email: 'sam@example.com', language: 'en', by_mail: false },
      })
    case 'submit':
      return owner.POST('/v3/lender_applications.Submit', {
        body: { ...named, in_person: true, consents: [CONSENT], words_hash: '0'.repeat(64) },
      })
    case 'resubmit':
      return owner.POST('/v3/lender_applications.Resubmit', { body: { ...named, amount_cents: amount_cents - 100 } })
    case 'accept_counter_offer':
      return owner.POST('/v3/lender_applications.Resubmit', { body: { ...named, amount_cents: 2_885_000 } })
    case 'refresh':
      return owner.POST('/v3/lender_applications.Refresh', { body: named })
    case 'send_documents':
      return owner.POST('/v3/lender_applications.SendDocuments', { body: named })
    case 'upload_stipulation':
      return upload('UploadStipulation', { ...file, stipulation_id: 'STIP-1' })
    case 'upload_document':
      return upload('UploadDocument', { ...file, kind: 'permit' })
    case 'upload_contract':
      return owner.POST('/v3/lender_applications.SendContract', { body: { ...named, transaction_id: NOBODY } })
    case 'request_change_order':
      return owner.POST('/v3/lender_applications.RequestChangeOrder', {
        body: { ...named, product_id: product.id, amount_cents: amount_cents - 100, reason: 'Fewer panels' },
      })
    case 'cancel_change_order':
      return owner.POST('/v3/lender_applications.CancelChangeOrder', { body: named })
    case 'update_design':
      return owner.POST('/v3/lender_applications.UpdateDesign', { body: named })
    case 'update_quote':
      return owner.POST('/v3/lender_applications.UpdateQuote', { body: { ...named, product_id: product.id } })
    case 'cancel':
      return owner.POST('/v3/lender_applications.Cancel', { body: { ...named, reason: 'Moved away' } })
    default:
      return owner.POST('/v3/lender_applications.Move', { body: { ...named, lender: 'enfin', product_id: product.id } })
  }
}
const NOBODY = '0198f7a2-0000-7000-8000-0000000000e7'
const CONSENT = { role: 'applicant' as const, credit_check: true, electronic_records: true, true_and_complete: true }

const DETAILS: Partial<Record<RecordKind, RecordDetail>> = {
  approved: { amount_cents: 2_885_000 },
  counter_offered: { amount_cents: 2_000_000 },
  funded: { amount_cents: 2_885_000 },
  stipulations_asked: { stipulations: ['Proof of title'] },
}
const write = (kind: RecordKind, { id: application_id, version, milestones }: Application) => {
  const next = milestones.find(({ status }) => status !== 'approved')?.milestone ?? 'permission_to_operate'
  const detail = kind === 'milestone_reached' ? { milestone: next } : (DETAILS[kind] ?? {})
  return owner.POST('/v3/lender_applications.Record', {
    body: { application_id, version, kind, happened_on: today, note: 'By phone', detail },
  })
}

/** A guard's reason; `refused` for another conflict; `taken` also where only what was sent with it was wrong. */
async function answerTo(answer: Promise<unknown>): Promise<string> {
  try {
    await answer
    return 'taken'
  } catch {
    const { code, message } = await refusal(answer)
    // A reason of the project, outside the chart.
    if (message === recording.agreement_unsigned) return 'taken'
    if (code === 'action_unavailable') return message
    return code === 'shared' ? 'refused' : 'taken'
  }
}

describe.each(ofToday(['api', 'portal', 'in_house'] as const))('in the mode %s', mode => {
  it('the server takes what the browser offers, and refuses the rest with the reason it shows', async () => {
    const dialect = dialectFor(test.ports, { lender: lenderOf(mode), mode })
    const { regions, name: lender_name } = dialect
    // For every distinct answer of the chart in a status, the first state with it: others are equivalent.
    const asked = new Set<string>()
    const states: { told: Told; open: string[] }[] = []
    for (const snapshot of FULL ? reachable(regions) : walked(regions, 60)) {
      const told = toldOf(snapshot)
      const { status, facts: news } = told
      const stands = standingOf({ status, news, regions, lender_name, calls_pending: [], lacks: lacksOf(dialect) })
      const answers = [
        ...availableActions(stands).map(({ action, reason }) => [action, reason] as const),
        ...recordable(stands, isByHand(mode)).map(({ kind, reason }) => [kind, reason] as const),
      ]
      const open = answers.filter(one => !asked.has(JSON.stringify([status, one])))
      for (const one of open) asked.add(JSON.stringify([status, one]))
      if (open.length > 0) states.push({ told, open: open.map(([what]) => what) })
    }
    const differ: string[] = []
    for (const { told, open } of states) {
      const [first = '', ...others] = await standing(mode, told, 1 + open.length)
      const application = await shown(first)
      // An offered action may change it: each is tried on a fresh one.
      const compare = async (what: string, reason: string | null, send: (at: Application) => Promise<unknown>) => {
        if (!open.includes(what)) return
        const id = reason === null ? (others.pop() ?? '') : application.id
        const said = await answerTo(send({ ...application, id }))
        if (reason === null ? said !== 'taken' : said !== 'refused' && said !== reason)
          differ.push(`${application.status}, ${what}: ${reason ?? 'offered'} / ${said}`)
      }
      for (const { action, reason } of offers(application)) {
        // Asking again by the amount that was offered is accepting it.
        if (action === 'accept_counter_offer' && application.status !== 'counter_offered') continue
        await compare(action, reason, at => press(action, at))
      }
      for (const { kind, reason } of records(application)) await compare(kind, reason, at => write(kind, at))
    }
    expect(differ).toEqual([])
    expect(asked.size).toBeGreaterThan(300)
    process.stderr.write(`${mode}: ${states.length} states, ${asked.size} answers\n`)
  }, 600_000)
})
