// Ways to pay and the published proposal of the sample project. It is never sent.
import { dayAfter } from '#machines/projects/dashboard-rules.ts'
import { negativeResults } from '#machines/proposals/negative-results.ts'
import { companyDay } from '#server/lib/company-day.ts'
import type { Attempt, Making } from './make-sample.ts'

const SHOWN = 3

export async function proposeSample({ db, ports, perform }: Making, attempt: Attempt, project_id: string) {
  let option_ids: string[] = []
  let loss = {}
  await attempt(async () => {
    const offers = (await perform('/v3/financing.Compare', { project_id })).offers.filter(
      ({ unavailable }) => unavailable === null,
    )
    const one_each = offers.filter((offer, at) => offers.findIndex(({ type }) => type === offer.type) === at)
    const shown = one_each.slice(0, SHOWN)
    option_ids = shown.map(({ option_id }) => option_id)
    const [worst] = negativeResults(shown)
    loss = worst ? { confirmed_loss_cents: worst.savings_25y_cents } : {}
    const chosen = shown.find(({ type }) => type === 'loan') ?? shown[0]
    if (chosen) await perform('/v3/projects.SetFinancing', { project_id, option_id: chosen.option_id })
  })
  if (option_ids.length === 0) return
  const save = async (version: number, publish: boolean) => {
    const { suggested } = await perform('/v3/proposal.Get', { project_id })
    const valid_until = dayAfter(await companyDay(db, ports), 30)
    const { language } = suggested
    return perform('/v3/proposal.Save', { project_id, version, language, option_ids, valid_until, publish, ...loss })
  }
  // A company that can't publish yet sees a draft.
  let is_published = false
  await attempt(async () => {
    await save(0, true)
    is_published = true
  })
  if (!is_published) await attempt(() => save(0, false))
}
