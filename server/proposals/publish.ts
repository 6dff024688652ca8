// Freezes what a homeowner is shown: words, figures and what other assumptions are calculated from, at one moment.

import { refuse } from '#machines/lib/refuse.ts'
import { taxCreditDisclaimer } from '#machines/money/incentives/rules.ts'
import { wholeDollars } from '#machines/money/quote/value-words.ts'
import { offersFrom } from '#machines/money/sale/offers-from.ts'
import { blocksSending } from '#machines/proposals/findings.ts'
import { type Loss, negativeResults } from '#machines/proposals/negative-results.ts'
import { currentLanguage } from '#machines/words/language.ts'
import type { Schemas } from '#sdk/types.ts'
import { keepBasis } from '#server/money/quote/basis.ts'
import { electricalPlan } from '#server/money/quote/site.ts'
import type { Sale } from '#server/money/sale/sale.ts'
import type { Db } from '../db/database.ts'
import { links } from '../db/schema/agreements.ts'
import type { ProposalSnapshot } from '../db/schema/proposals.ts'
import { picturesToKeep } from '../design/pictures.ts'
import { type Ports, sha256 } from '../ports/ports.ts'
import { opensAt, peopleOf } from './document.ts'
import { figuresFrom, OWN_ESCALATION, onlyShown, type ProposalInputs } from './figures.ts'
import { fillContent, type Words } from './fill-content.ts'
import { requireInputs } from './inputs.ts'
import { publicId } from './public-link.ts'
import type { ProposalRow } from './state.ts'
import { words } from './words.ts'

/**
 * Throws 400 for an option that isn't offered and a variable without a value, 409 without content and for an
 * unconfirmed loss.
 */
export async function freeze(db: Db, ports: Ports, sale: Sale, draft: Words, confirmed_loss_cents: number | undefined) {
  const { language, option_ids, valid_until } = draft
  const { basis, own, without_battery } = await requireInputs(db, ports, sale, language)
  const figures = figuresFrom(own, option_ids, OWN_ESCALATION)
  if (figures.offers.length < option_ids.length)
    throw refuse(400, 'invalid_input', { option_ids: words.option_withdrawn })
  const refused = figures.offers.find(({ unavailable }) => unavailable !== null)
  if (refused) {
    // For the publishing user, not the homeowner.
    const all = offersFrom({ ...own.offers, language: currentLanguage() })
    const why = all.find(({ option_id }) => option_id === refused.option_id)?.unavailable
    throw refuse(400, 'invalid_input', { option_ids: why ?? '' })
  }
  const [loss] = negativeResults(figures.offers)
  if (loss && loss.savings_25y_cents !== confirmed_loss_cents) throw lossNotConfirmed(loss)
  const { content, findings } = await fillContent(db, ports, sale, draft, figures)
  requireSendable(blocksSending(findings))
  const snapshot: ProposalSnapshot = {
    language,
    content,
    ...peopleOf(sale),
    pictures: await picturesToKeep(db, ports, sale, language),
    figures,
    // Only if it was planned: other designs are published as before.
    ...(sale.design?.electrical ? { electrical: await electricalPlan(db, ports, sale) } : {}),
    ...opensAt(sale, figures),
    disclaimer: taxCreditDisclaimer(language),
    published_at: ports.now().toISOString(),
    valid_until,
  }
  const inputs: ProposalInputs = {
    own: onlyShown(own, option_ids),
    without_battery: without_battery && onlyShown(without_battery, option_ids),
  }
  await keepBasis(db, ports, sale, basis)
  return { loss, kept: { snapshot, inputs, basis_hash: basis.hash, published_at: ports.now() } }
}

const lossNotConfirmed = ({ name, savings_25y_cents }: Loss) =>
  refuse(409, 'loss_not_confirmed', words.loss_not_confirmed({ option: name, loss: wholeDollars(-savings_25y_cents) }))

/** The first places in words; the editor has them all. */
function requireSendable(findings: Schemas['Finding'][]) {
  if (findings.length === 0) return
  const messages = findings.slice(0, MOST_TOLD).map(words.finding)
  const more = findings.length - messages.length
  const rest = more > 0 ? [words.more_findings({ count: more })] : []
  throw refuse(400, 'invalid_input', { content: [...messages, ...rest].join(' ') })
}
const MOST_TOLD = 3

/** Once made, the same link stays: publishing again shows the new words under it. */
export async function keepLink(db: Db, ports: Ports, { company_id, id }: Pick<ProposalRow, 'company_id' | 'id'>) {
  const token_hash = sha256(publicId(ports, { company_id, id }))
  await db.insert(links).values({ company_id, token_hash, kind: 'proposal', entity_id: id }).onConflictDoNothing()
}
