// A proposal is begun, set up or published, by its tab and by a change that is confirmed.
import { inArray } from 'drizzle-orm'
import { forbidden, notFound, refuse } from '#machines/lib/refuse.ts'
import { wholeDollars } from '#machines/money/quote/value-words.ts'
import { usualPages } from '#machines/proposals/usual-pages.ts'
import type { Input } from '#sdk/types.ts'
import { requireOffered } from '#server/applications/lenders/products/option-standings.ts'
import { financing_options } from '#server/db/schema/financing.ts'
import { isCurrent } from '#server/money/quote/basis.ts'
import { requireChecks } from '#server/money/quote/checks.ts'
import { loadSale } from '#server/money/sale/load-sale.ts'
import type { Sale } from '#server/money/sale/sale.ts'
import type { Db } from '../../db/database.ts'
import { proposals } from '../../db/schema/proposals.ts'
import type { Acting } from '../../handler.ts'
import { dayOfCompany } from '../../lib/company-day.ts'
import { requireVersion } from '../../lib/versioned.ts'
import { templateFor, templatesOf } from '../choose-template.ts'
import {
  ACCEPTANCE_ENDED,
  acceptedProposal,
  designProposed,
  endAcceptance,
  knowProposals,
  proposalsOf,
} from '../of-design.ts'
import { freeze, keepLink } from '../publish.ts'
import type { ProposalRow } from '../state.ts'
import { caseOf } from '../suggestion.ts'
import { keepVersion, keepWhatStood } from '../versions.ts'
import { words } from '../words.ts'

type Saving = Omit<Input<'/v3/proposal.Save'>, 'project_id' | 'design_id'>

/** Of the design the project is looked at with. The caller has locked the project. */
export async function saveProposal(
  { db, ports, caller, audit }: Acting,
  sale: Sale,
  input: Saving,
): Promise<ProposalRow> {
  const { project } = sale
  const all = await proposalsOf(db, project.id)
  const before = all.find(({ design_id }) => design_id === designProposed(sale))
  requireVersion({ version: before?.version ?? 0 }, input.version)
  if (input.publish && !caller.permissions.has('proposals.send'))
    throw forbidden(['proposals.send'], words.may_not_send)
  const { language, option_ids, valid_until = null } = input
  const ways = await requireOptions(db, sale, option_ids)
  // A proposal names no license; the agreement must.
  if (input.publish) await requireChecks(db, ports, caller, sale, ['license_missing'], ways)
  const past = input.publish ? await pastAcceptance(db, sale) : undefined
  if (input.publish) await requireOffered(db, ports, project, option_ids)
  if (input.publish || valid_until !== (before?.valid_until ?? null))
    requireLastDay(dayOfCompany(sale.company, ports), valid_until)
  const begun = await beginning(db, sale, input, before)
  if (before) await keepWhatStood(db, ports, project, before)
  const draft = { language, option_ids, valid_until, ...begun }
  const published = input.publish ? await freeze(db, ports, sale, draft, input.confirmed_loss_cents) : undefined
  const frozen = published?.kept
  if (past) await endAcceptance(db, past)
  const version = input.version + 1
  const row = {
    company_id: caller.company_id,
    id: before?.id ?? ports.id(),
    project_id: project.id,
    design_id: before?.design_id ?? designProposed(sale),
    ...draft,
    version,
    ...(frozen && {
      ...frozen,
      // Counted as sent; the sample never is.
      first_sent_at: project.is_sample ? null : (before?.first_sent_at ?? frozen.published_at),
      published_version: version,
      status: 'sent' as const,
      accepted: null,
    }),
  }
  const [saved] = await db
    .insert(proposals)
    .values(row)
    .onConflictDoUpdate({ target: [proposals.company_id, proposals.id], set: row })
    .returning()
  if (!saved) throw notFound('proposal')
  const others = all.filter(({ id }) => id !== saved.id)
  knowProposals(db, project, [
    saved,
    ...others.map(one => (one.id === past?.id ? { ...one, ...ACCEPTANCE_ENDED } : one)),
  ])
  if (frozen) await keepLink(db, ports, saved)
  const reason = frozen ? 'published' : 'begun'
  if (frozen || !before || input.template_id) await keepVersion(db, ports, caller, saved, reason)
  const loss = published?.loss
  await audit({
    sentence: () =>
      words.log.saved({
        done: frozen ? 'published' : before ? 'set_up' : 'started',
        has_loss: loss ? 'yes' : 'no',
        loss: loss ? wholeDollars(-loss.savings_25y_cents) : '',
        option: loss?.name ?? '',
        has_past: past ? 'yes' : 'no',
        name: past?.accepted.name ?? '',
      }),
    project_id: project.id,
  })
  return saved
}

type Begun = Pick<ProposalRow, 'content' | 'template_id' | 'template_name'>

/** With a template its pages; without, the pages there are, or those of the template that fits. */
async function beginning(
  db: Db,
  sale: Sale,
  { language, template_id }: Saving,
  before: ProposalRow | undefined,
): Promise<Begun> {
  if (before && !template_id)
    return { content: before.content, template_id: before.template_id, template_name: before.template_name }
  const template = template_id
    ? (await templatesOf(db)).find(({ id }) => id === template_id)
    : await templateFor(db, caseOf(sale, language))
  if (template_id && !template) throw refuse(400, 'invalid_input', { template_id: words.template_deleted })
  return template
    ? { content: template.content, template_id: template.id, template_name: template.name }
    : { content: usualPages(language), template_id: null, template_name: null }
}

/** The previous acceptance, of any design. Publishing keeps it until design, price or payment option changes. */
async function pastAcceptance(db: Db, sale: Sale) {
  const before = await acceptedProposal(db, sale.project)
  if (!before) return undefined
  const { accepted, basis_hash } = before
  const sold = sale.design_id === undefined ? sale : await loadSale(db, sale.project)
  const of_sold = before.design_id === designProposed(sold)
  if (!of_sold || sold.chosen?.id !== accepted.option_id || !isCurrent(sold, basis_hash)) return before
  throw refuse(
    409,
    'illegal_transition',
    words.accepted_still_holds({ name: accepted.name, option: accepted.option_name }),
  )
}

/** Their types. One that is switched off can stay in a draft. */
async function requireOptions(db: Db, { ways }: Sale, option_ids: string[]) {
  const offered = ways.flatMap(({ option }) => (option_ids.includes(option.id) ? [option] : []))
  if (offered.length === option_ids.length) return offered.map(({ type }) => type)
  const existing = await db
    .select({ type: financing_options.type })
    .from(financing_options)
    .where(inArray(financing_options.id, option_ids))
  if (existing.length < option_ids.length) throw refuse(400, 'invalid_input', { option_ids: words.option_withdrawn })
  return existing.map(({ type }) => type)
}

/** Throws 400 for a last day that is over, and for one that is more than a year away. */
function requireLastDay(today: string, valid_until: string | null) {
  if (valid_until === null) return
  const in_a_year = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`
  const sentence =
    valid_until < today ? words.last_day.past : valid_until > in_a_year ? words.last_day.too_far : undefined
  if (sentence) throw refuse(400, 'invalid_input', { valid_until: sentence })
}
