// A sandbox lender's back office: handles actions in our terms, for one account.

import type { MilestoneStatus } from '#machines/applications/lenders/codes.ts'
import type { Facts, Reference, RequiredDocument } from '#machines/applications/lenders/lender-actions.ts'
import type { Dialect } from '#machines/applications/lenders/lender-dialect.ts'
import { factsOf } from '#machines/applications/lenders/wire.ts'
import type { Book } from './book.ts'
import { decisionOf, payment, said } from './decide.ts'
import { magicOf } from './magic.ts'
import { approvedEquipment, estimated, lenderUsers, offered, productsOf, whyNot } from './offers.ts'
import type { Kept } from './state.ts'
import { type Desk, DeskRefusal } from './voice.ts'

const REQUIRED: readonly Omit<RequiredDocument, 'received'>[] = [
  {
    id: 'utility_bill',
    name: 'Utility bill',
    description: 'The most recent one, with the applicant’s name.',
    needed_for: 'notice_to_proceed',
  },
  {
    id: 'final_design',
    name: 'Final design',
    description: 'Layout, modules and inverters with makes, models and size.',
    needed_for: 'notice_to_proceed',
  },
  { id: 'permit', name: 'Permit', description: 'Issued by the city or county.', needed_for: 'installation_complete' },
  {
    id: 'installation_photos',
    name: 'Installation photos',
    description: 'Array, inverter, main panel and labels.',
    needed_for: 'installation_complete',
  },
  {
    id: 'permission_to_operate',
    name: 'Permission to operate',
    description: 'The utility’s letter or email.',
    needed_for: 'permission_to_operate',
  },
]
const REJECTED = 'The file can’t be read. Send it again.'
const isRejected = (name: string) => /reject/i.test(name)

export function deskOf(book: Book, dialect: Dialect, account: string): Omit<Desk, 'sign_in'> {
  const { code, name, regions } = dialect
  const find = ({ ours, lenders }: Reference) =>
    book.find(
      kept =>
        kept.lender === code &&
        kept.account === account &&
        (kept.ours === ours || (lenders !== null && kept.facts.lender_reference === lenders)),
    )
  const known = (reference: Reference): Kept => {
    const kept = find(reference)
    if (!kept) throw new DeskRefusal(404, 'not_found', `${name} knows no such application.`)
    return kept
  }
  const requireProduct = (product_id: string, asked: Omit<Parameters<typeof whyNot>[1], 'type'>) => {
    const product = productsOf(dialect).find(({ id }) => id === product_id)
    if (!product) throw new DeskRefusal(422, 'no_such_product', `${name} has no such product.`)
    const no = whyNot(dialect, { ...asked, type: product.type })
    if (no) throw new DeskRefusal(422, 'not_financed', no)
  }
  const decide = (kept: Kept) => book.change(kept, said(book, kept, book.takeNext() ?? decisionOf(kept)))

  return {
    products: asked => offered(dialect, asked),
    estimates: asked => estimated(dialect, asked),
    submit(asked) {
      const { reference, product_id, amount_cents, system, address, type, people } = asked
      if (find(reference))
        throw new DeskRefusal(409, 'already_applied', `${name} has an application of this reference.`)
      requireProduct(product_id, { state: address.state, amount_cents, size_w: system.size_w })
      const minor = people.some(({ birth_date }) => yearsOld(birth_date, book.clock()) < 18)
      if (minor) throw new DeskRefusal(422, 'too_young', 'Applicants must be at least 18.')
      const letters = name.replace(/[^A-Z]/g, '').slice(0, 2)
      const facts = factsOf({
        lender_reference: `${letters}-${reference.ours
          .replace(/[^0-9A-Za-z]/g, '')
          .slice(-10)
          .toUpperCase()}`,
        as_of: book.clock().toISOString(),
        decision: 'submitted',
        milestones: regions.includes('milestones') ? NOT_STARTED : [],
      })
      const magic = magicOf(people[0]?.lastname ?? '')?.name ?? ''
      const kept: Kept = {
        lender: code,
        account,
        ours: reference.ours,
        magic,
        type,
        product_id,
        amount_cents,
        annual_kwh: system.annual_kwh,
        facts,
        received: [],
        change: null,
        due: [],
        spoiled: 0,
      }
      book.add(kept)
      return decide(kept)
    },
    details: ({ reference }) => find(reference)?.facts ?? null,
    resubmit({ reference, product_id, amount_cents }) {
      const kept = known(reference)
      book.require(kept, 'resubmit')
      Object.assign(kept, { product_id, amount_cents })
      kept.facts = { ...kept.facts, decision: 'submitted' }
      return decide(kept)
    },
    required_documents({ reference }) {
      const { received } = known(reference)
      return REQUIRED.map(one => ({ ...one, received: received.includes(one.id) }))
    },
    documents({ reference }) {
      const { facts, type } = known(reference)
      const agreement = { loan: 'Loan agreement', lease: 'Lease agreement', ppa: 'Power purchase agreement' }[type]
      const document = { id: `${facts.lender_reference}-1`, name: agreement, status: facts.documents, address: null }
      return facts.documents === 'none' ? [] : [document]
    },
    send_documents({ reference }) {
      const kept = known(reference)
      book.require(kept, 'send_documents')
      return book.change(kept, { documents: 'sent' })
    },
    upload_stipulation({ reference, stipulation_id, file }) {
      const kept = known(reference)
      const { stipulations } = kept.facts
      if (!stipulations.some(({ id }) => id === stipulation_id))
        throw new DeskRefusal(404, 'no_such_stipulation', 'Stipulation not found.')
      book.require(kept, 'upload_stipulation')
      const answered = isRejected(file.name)
        ? { status: 'rejected' as const, reason: REJECTED }
        : { status: 'submitted' as const }
      return book.change(kept, {
        stipulations: stipulations.map(one => (one.id === stipulation_id ? { ...one, ...answered } : one)),
      })
    },
    upload_contract({ reference, file }) {
      const kept = known(reference)
      book.require(kept, 'upload_contract')
      const rejected = isRejected(file.name)
      return book.change(kept, {
        contract: rejected ? { status: 'rejected', reason: REJECTED } : { status: 'in_review', reason: null },
      })
    },
    upload_document({ reference, kind }) {
      const kept = known(reference)
      book.require(kept, 'upload_document')
      kept.received = [...new Set([...kept.received, kind])]
      return kept.facts
    },
    milestone({ reference, milestone, completed_on }) {
      const kept = known(reference)
      book.require(kept, `submit_${milestone}`)
      if (completed_on > book.clock().toISOString().slice(0, 10))
        throw new DeskRefusal(422, 'in_the_future', 'The completion date can’t be in the future.')
      return book.change(kept, {
        milestones: kept.facts.milestones.map(one =>
          one.milestone === milestone ? { ...one, ...submitted(one.status) } : one,
        ),
      })
    },
    withdraw({ reference }) {
      const kept = known(reference)
      if (kept.facts.decision === 'canceled') return kept.facts
      book.require(kept, 'cancel')
      return book.change(kept, { decision: 'canceled', reasons: [] })
    },
    change_order({ reference, product_id, amount_cents, reason }) {
      const kept = known(reference)
      book.require(kept, 'request_change_order')
      requireProduct(product_id, { state: '', amount_cents, size_w: 0 })
      kept.change = { product_id, amount_cents }
      const order = { id: `CO-${book.clock().getTime().toString(36).toUpperCase()}`, amount_cents, reason }
      if (amount_cents > (kept.facts.approved_amount_cents ?? 0))
        return book.change(kept, { change_order: { ...order, status: 'requested' }, decision: 'in_review' })
      return book.change(kept, { change_order: { ...order, status: 'documents_sent' }, ...sentAgain(kept.facts) })
    },
    cancel_change_order({ reference, change_order_id }) {
      const kept = known(reference)
      const { change_order, decision } = kept.facts
      if (change_order?.id !== change_order_id)
        throw new DeskRefusal(404, 'no_such_change_order', 'Change order not found.')
      book.require(kept, 'cancel_change_order')
      kept.change = null
      const back = decision === 'in_review' ? { decision: 'approved' as const } : {}
      return book.change(kept, { change_order: { ...change_order, status: 'canceled' }, ...back })
    },
    equipment: () => approvedEquipment(),
    update_design({ reference, system }) {
      const kept = known(reference)
      book.require(kept, 'update_design')
      kept.annual_kwh = system.annual_kwh
      return book.change(kept, payment(book, kept, kept.amount_cents))
    },
    update_quote({ reference, product_id, amount_cents }) {
      const kept = known(reference)
      book.require(kept, 'update_quote')
      requireProduct(product_id, { state: '', amount_cents, size_w: 0 })
      Object.assign(kept, { product_id, amount_cents })
      const approved = kept.facts.approved_amount_cents !== null ? { approved_amount_cents: amount_cents } : {}
      return book.change(kept, { ...approved, ...payment(book, kept, amount_cents), ...sentAgain(kept.facts) })
    },
    users: () => lenderUsers(dialect),
  }
}

const NOT_STARTED: Facts['milestones'] = (
  ['notice_to_proceed', 'installation_complete', 'permission_to_operate'] as const
).map(milestone => ({ milestone, status: 'not_started', reason: null, at: null }))

const submitted = (status: MilestoneStatus) => ({
  status: status === 'rejected' ? ('resubmitted' as const) : ('submitted' as const),
  at: null,
})
/** Documents that went out before are replaced by new ones. */
export const sentAgain = ({ documents }: Facts): Partial<Facts> => (documents === 'none' ? {} : { documents: 'sent' })

function yearsOld(birth_date: string, today: Date): number {
  const [year = 0, month = 1, day = 1] = birth_date.split('-').map(Number)
  const passed = today.getUTCMonth() + 1 > month || (today.getUTCMonth() + 1 === month && today.getUTCDate() >= day)
  return today.getUTCFullYear() - year - (passed ? 0 : 1)
}
