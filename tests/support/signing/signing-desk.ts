// A company whose owner sends agreements, for tests that look at them from both sides.
import { emailOf, testApp } from '../app.ts'
import { mailsTo } from '../mail.ts'
import { refusal } from '../refusal.ts'
import { answered, financed } from '../sale.ts'
import { outForSignature, type Person, SAM, template } from './signing.ts'

export type SigningDesk = Awaited<ReturnType<typeof signingDesk>>

export async function signingDesk() {
  const test = await testApp()
  const { call: owner } = await test.signIn(emailOf('Owner'))
  // Of a loan, so that no signature moves it.
  const shared = await financed(owner, 'GoodLeap 25 years, 7.49%')
  const report = async (transaction_id: string) =>
    answered((await owner.GET('/v3/agreements.GetReport', { params: { query: { transaction_id } } })).data).report
  return {
    test,
    owner,
    report,
    /** One agreement out for signature, with the pages of its first two signers. */
    one: async (people: readonly Person[] = [SAM], more: Parameters<typeof outForSignature>[3] = {}) => {
      const agreement_id = more.agreement_id ?? (await template(owner, people))
      const sent = await outForSignature(test, owner, people, { ...shared, ...more, agreement_id })
      const [page, second] = sent.pages
      if (!page) throw new Error('Nobody signs')
      return { ...sent, page, second: second ?? page }
    },
    events: async (transaction_id: string) => (await report(transaction_id)).events.map(({ event }) => event),
    teamMails: async () => (await mailsTo(test, 2, emailOf('Owner'))).map(({ subject }) => subject),
    projectStatus: async (project_id: string) =>
      answered((await owner.GET('/v3/projects.Get', { params: { query: { project_id } } })).data).project.status,
    wait: (minutes: number) => {
      test.clock.now = new Date(test.clock.now.getTime() + minutes * 60_000)
    },
  }
}

/** How the call was refused: '409 not_your_turn'. */
export async function refused(call: Promise<unknown>): Promise<string> {
  const { status, code } = await refusal(call)
  return `${status} ${code}`
}
