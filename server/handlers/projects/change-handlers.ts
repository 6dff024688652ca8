// One change is reviewed and confirmed in one place, with all that it makes out of date.
import { refuse } from '#machines/lib/refuse.ts'
import { wholeDollars } from '#machines/money/quote/value-words.ts'
import type { Schemas } from '#sdk/types.ts'
import { takesMails } from '#server/company/mail/own-server.ts'
import { renew, review } from '#server/projects/renewal/renew.ts'
import type { Acting, Handlers } from '../../handler.ts'
import { requireProject } from '../../projects/access.ts'
import { requireNoSample } from '../../projects/sample.ts'
import { documentOf } from '../../proposals/document.ts'
import { mailProposal, usualMail } from '../../proposals/sending/mail-proposal.ts'
import { words } from './words.ts'

type Paths = '/v3/projects.ReviewChange' | '/v3/projects.ConfirmChange'

export const changeHandlers: Pick<Handlers<'projects'>, Paths> = {
  '/v3/projects.ReviewChange': async ({ input, ...acting }) => {
    const { project_id, discount_cents, price_usd_per_w = null } = input
    const project = await requireProject(acting.db, acting.caller, project_id, 'lock')
    const terms = discount_cents === undefined ? undefined : { price_usd_per_w, discount_cents }
    return { review: await review(acting, project, terms) }
  },

  '/v3/projects.ConfirmChange': async ({ input, ...acting }) => {
    const { db, ports, caller, audit } = acting
    const project = await requireProject(db, caller, input.project_id, 'lock')
    if (input.mail) requireNoSample(project, words.sample_not_mailed)
    if (input.mail && !(await takesMails(db, ports))) throw refuse(409, 'no_mail_server', words.no_mail_server)
    const done = await renew(acting, project, input.terms, input.mail ? 'mail' : 'none')
    // The work so far is rolled back with the transaction.
    if (done.review.token !== input.token) throw reviewChanged(done.review)
    requireConfirmable(done.review, input.confirmed_loss_cents)
    if (input.mail) for (const proposal of done.proposals) await mailRenewed(acting, proposal)
    const { consequences, change_order } = done.review
    await audit({ sentence: () => inShort(consequences), project_id: project.id })
    return { consequences, change_order }
  },
}

const reviewChanged = (now: Schemas['ChangeReview']) =>
  Object.assign(refuse(409, 'review_changed', words.review_changed), {
    review: now,
  })

function requireConfirmable({ checks, refusals, loss }: Schemas['ChangeReview'], confirmed_cents: number | undefined) {
  const sentences = [
    ...checks.map(({ sentence, fix }) => `${sentence} ${fix}`),
    ...refusals.map(({ sentence }) => sentence),
  ]
  if (sentences.length > 0) throw refuse(409, 'change_refused', sentences.join(' '))
  if (loss && loss.savings_25y_cents !== confirmed_cents)
    throw refuse(
      409,
      'loss_not_confirmed',
      words.confirm_loss({ name: loss.name, amount: wholeDollars(-loss.savings_25y_cents) }),
    )
}

async function mailRenewed(acting: Acting, { sale, row }: Awaited<ReturnType<typeof renew>>['proposals'][number]) {
  const { db, ports } = acting
  const people = sale.homeowners.filter(({ email }) => email)
  if (people.length === 0) return
  const document = await documentOf(db, ports, sale, row)
  await mailProposal(acting, { row, document }, people, await usualMail(db, document))
}

/** By kind, since titles are in the confirming user's language. */
function inShort(consequences: readonly Schemas['ChangeConsequence'][]): string {
  const parts = consequences.flatMap(({ kind, before, after, outcome }) => {
    const part = words.renewed[kind]
    if (outcome === 'withdrawn') return words.withdrawn({ part })
    const figures = kind === 'price' ? [before, after].filter(Boolean).join(' → ') : ''
    return outcome === 'renewed' ? `${part} ${figures}`.trim() : []
  })
  return parts.length > 0 ? words.change_confirmed({ parts: parts.join(', ') }) : words.change_confirmed_empty
}
