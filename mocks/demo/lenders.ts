// Financed households, each with its lender at another step: applied for, decided, signed, built, paid out.

import type { Decision } from '#machines/applications/lenders/codes.ts'
import { dayInState } from '#machines/applications/lenders/draft/state-day.ts'
import { begun, contractSent, filledIn, milestoneSent, refreshed, submitted, uploaded } from './apply.ts'
import { remittanceFor } from './remittances.ts'
import type { Client, Lenders, Time } from './sell.ts'

const STEPS = ['draft', 'shared', 'decided', 'documents', 'signed', 'installation', 'paid', 'funded'] as const
export type DemoLender = {
  code: 'goodleap' | 'sunlight-financial' | 'lightreach' | 'enfin'
  type?: 'loan' | 'lease' | 'ppa'
  stop: (typeof STEPS)[number]
  /** Approved by default. */
  decision?: Exclude<Decision, 'draft' | 'shared'>
}
type Sale = {
  rep: Client
  /** The installer, who updates the lender. */
  operations: Client
  /** The bookkeeper. */
  books: Client
  project_id: string
  person: { firstname: string; lastname: string; email: string; phone: string }
  time: Time
} & Pick<Lenders, 'decideNext' | 'verb' | 'sealed'>

export async function finance(sale: Sale, { code: lender, type, stop, decision }: DemoLender) {
  const { rep, operations, project_id, person, time } = sale
  const reaches = (step: (typeof STEPS)[number]) => STEPS.indexOf(stop) >= STEPS.indexOf(step)
  const draft = await begun(rep, { project_id, lender, ...(type && { type }) })
  if (stop === 'shared') return share(rep, draft, person.email)
  if (!reaches('decided')) return
  const filled = await filledIn(rep, draft, person)
  if (decision) sale.decideNext(decision)
  time.pass(0.1)
  const sent = await submitted(rep, filled)
  const { id } = sent
  const says = async (verb: string, days: number) => {
    time.pass(days)
    await sale.verb(id, verb)
    return refreshed(rep, sent)
  }
  if (!reaches('documents')) return
  if (sent.documents === 'none') await says('send_documents', 0.2)
  await says('view_documents', 0.3)
  if (!reaches('signed')) return
  await says('sign_documents', 0.2)
  await sale.sealed()
  await contractSent(rep, await refreshed(rep, sent))
  let now = await says('accept_contract', 1)
  // A milestone can't be in the project's future; no state of the demo is later than this one.
  const today = () => dayInState('HI', time.today())
  now = await milestoneSent(operations, now, 'notice_to_proceed', today())
  now = await says('approve_milestone', 1)
  if (!reaches('installation')) return
  time.pass(14)
  for (const kind of ['final_design', 'permit', 'installation_photos'] as const) now = await uploaded(rep, now, kind)
  now = await milestoneSent(operations, now, 'installation_complete', today())
  if (!reaches('paid')) return
  now = await says('approve_milestone', 2)
  if (stop === 'paid') return remittanceFor(sale.books, { lender, project_id, time, after_days: 9 })
  time.pass(5)
  for (const kind of ['permission_to_operate', 'monitoring'] as const) now = await uploaded(rep, now, kind)
  await milestoneSent(operations, now, 'permission_to_operate', today())
  await says('approve_milestone', 1)
  await says('fund', 1)
}

async function share(rep: Client, { id, version }: { id: string; version: number }, email: string) {
  const body = { application_id: id, version, email, language: 'en' as const, by_mail: true }
  await rep.POST('/v3/lender_applications.Share', { body })
}
