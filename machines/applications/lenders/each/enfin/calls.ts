// EnFin's calls, in its own terms.

import type { LenderAnswer, LenderBody, LenderQuery } from '#sdk/lender-types.ts'
import type { paths } from '#sdk/lenders/enfin.gen.ts'
import type { LenderActions, Product, RequiredDocument } from '../../lender-actions.ts'
import type { Calls, WireAnswer } from '../../lender-dialect.ts'
import { bodyOf, shareOf } from '../../wire.ts'
import * as vocabulary from './vocabulary.ts'

export type Answer<Endpoint extends string> = LenderAnswer<paths, Endpoint>
export type Body<Endpoint extends string> = LenderBody<paths, Endpoint>
type Query<Endpoint extends string> = LenderQuery<paths, Endpoint>
/** A form's fields; the sender adds its file. */
type Form<Endpoint extends string> = Omit<Body<Endpoint>, 'file'>

const { amountOf, centsOf, centsOrNull, whichIn, whichOf } = vocabulary
const application = (answer: WireAnswer) => vocabulary.factsOfApplication(bodyOf<Answer<'getLoanDetails'>>(answer))
const shareOrNull = (percent: number | null) => (percent === null ? null : shareOf(percent))

type Priced = Pick<LenderActions['estimates']['input'], 'state' | 'amount_cents' | 'system'>
const pricedOf = ({ state, amount_cents, system: { size_w, annual_kwh, storage } }: Priced) => ({
  state,
  amount: amountOf(amount_cents),
  dc_watts: Math.round(size_w),
  annual_kwh,
  storage_kwh: storage.reduce((sum, { count, usable_kwh }) => sum + count * usable_kwh, 0),
})

const TYPES: Record<Answer<'getProducts'>['products'][number]['finance_type'], Product['type']> = {
  LOAN: 'loan',
  LEASE: 'lease',
  PPA: 'ppa',
}
const NEEDED_FOR: Record<
  Answer<'getRequiredDocuments'>['required_documents'][number]['due_for'],
  RequiredDocument['needed_for']
> = { ...vocabulary.MILESTONES, DECISION: 'decision' }

const MILESTONES: Record<LenderActions['milestone']['input']['milestone'], Body<'updateMilestone'>['milestone']> = {
  notice_to_proceed: 'NTP',
  installation_complete: 'INSTALL_COMPLETE',
  permission_to_operate: 'PTO',
}

export const calls: Calls = {
  products: {
    endpoint: 'getProducts',
    write: ({ type, ...home }) => ({
      query: { ...pricedOf(home), finance_type: vocabulary.FINANCE_TYPES[type] } satisfies Query<'getProducts'>,
    }),
    read: answer =>
      bodyOf<Answer<'getProducts'>>(answer).products.map(product => ({
        id: product.product_id,
        name: product.name,
        type: TYPES[product.finance_type],
        term_months: product.term_months,
        apr: shareOrNull(product.apr_percent),
        dealer_fee: shareOrNull(product.dealer_fee_percent),
        escalator: shareOrNull(product.escalator_percent),
        rate_usd_per_kwh: product.rate_per_kwh,
        min_amount_cents: centsOrNull(product.minimum_amount),
        max_amount_cents: centsOrNull(product.maximum_amount),
        requires_storage: product.storage_required,
      })),
  },
  estimates: {
    endpoint: 'getMonthlyPaymentEstimates',
    write: ({ product_ids, paydown_cents, ...home }) => {
      const lump = { product_ids: product_ids.join(','), paydown_amount: amountOf(paydown_cents) }
      return { query: { ...pricedOf(home), ...lump } satisfies Query<'getMonthlyPaymentEstimates'> }
    },
    read: answer =>
      bodyOf<Answer<'getMonthlyPaymentEstimates'>>(answer).estimates.map(said => ({
        product_id: said.product_id,
        monthly_payment_cents: centsOf(said.monthly_payment),
        after_paydown_cents: centsOrNull(said.payment_after_paydown),
      })),
  },
  submit: {
    endpoint: 'sendLoanApplication',
    write: asked => ({
      body: {
        external_id: asked.reference.ours,
        finance_type: vocabulary.FINANCE_TYPES[asked.type],
        product_id: asked.product_id,
        amount: amountOf(asked.amount_cents),
        ...vocabulary.borrowersOf(asked.people),
        ...vocabulary.homeOf(asked),
        autopay: asked.autopay,
        authorizations: asked.consents.map(({ role, at, words_hash, ip }) => ({
          party: role === 'applicant' ? 'BORROWER' : 'CO_BORROWER',
          authorized_at: at,
          text_sha256: words_hash,
          ip,
        })),
        system: vocabulary.systemOf(asked.system),
        sales_rep: asked.sales_rep,
      } satisfies Body<'sendLoanApplication'>,
    }),
    read: application,
  },
  details: {
    endpoint: 'getLoanDetails',
    write: ({ reference }) => ({ query: whichIn(reference) satisfies Query<'getLoanDetails'> }),
    read: answer => (answer.status === 404 ? null : application(answer)),
    also: [404],
  },
  // EnFin has no resending: a quote with the borrowers asks for credit again.
  resubmit: {
    endpoint: 'updateQuote',
    write: ({ reference, product_id, amount_cents, people }) => ({
      body: {
        ...whichOf(reference),
        product_id,
        amount: amountOf(amount_cents),
        ...vocabulary.knownBorrowersOf(people),
      } satisfies Body<'updateQuote'>,
    }),
    read: application,
  },
  update_quote: {
    endpoint: 'updateQuote',
    write: ({ reference, product_id, amount_cents }) => ({
      body: {
        ...whichOf(reference),
        product_id,
        amount: amountOf(amount_cents),
        borrower: null,
        co_borrower: null,
      } satisfies Body<'updateQuote'>,
    }),
    read: application,
  },
  required_documents: {
    endpoint: 'getRequiredDocuments',
    write: ({ reference }) => ({ query: whichIn(reference) satisfies Query<'getRequiredDocuments'> }),
    read: answer =>
      bodyOf<Answer<'getRequiredDocuments'>>(answer).required_documents.map(
        ({ id, name, instructions, due_for, received }) => ({
          id,
          name,
          description: instructions,
          needed_for: NEEDED_FOR[due_for],
          received,
        }),
      ),
  },
  documents: {
    endpoint: 'getLoanDocuments',
    write: ({ reference }) => ({ query: whichIn(reference) satisfies Query<'getLoanDocuments'> }),
    read: answer =>
      bodyOf<Answer<'getLoanDocuments'>>(answer).documents.map(({ id, title, status, url }) => ({
        id,
        name: title,
        status: vocabulary.DOCUMENTS[status],
        address: url,
      })),
  },
  send_documents: {
    endpoint: 'sendLoanDocs',
    write: ({ reference }) => ({ body: whichOf(reference) satisfies Body<'sendLoanDocs'> }),
    read: application,
  },
  upload_stipulation: {
    endpoint: 'uploadDocs',
    write: ({ reference, stipulation_id, file }) => ({
      form: { ...whichIn(reference), document_type: 'STIPULATION', stipulation_id } satisfies Form<'uploadDocs'>,
      file,
    }),
    read: application,
  },
  upload_document: {
    endpoint: 'uploadDocs',
    write: ({ reference, kind, file }) => ({
      form: { ...whichIn(reference), document_type: vocabulary.UPLOADS[kind] } satisfies Form<'uploadDocs'>,
      file,
    }),
    read: application,
  },
  upload_contract: {
    endpoint: 'uploadContract',
    write: ({ reference, file, amount_cents, signed_on }) => ({
      form: {
        ...whichIn(reference),
        contract_amount: amountOf(amount_cents),
        signed_on,
      } satisfies Form<'uploadContract'>,
      file,
    }),
    read: application,
  },
  milestone: {
    endpoint: 'updateMilestone',
    write: ({ reference, milestone, completed_on, note }) => ({
      body: {
        ...whichOf(reference),
        milestone: MILESTONES[milestone],
        completed_on,
        note,
      } satisfies Body<'updateMilestone'>,
    }),
    read: application,
  },
  withdraw: {
    endpoint: 'updateMilestone',
    write: ({ reference, reason }) => ({
      body: {
        ...whichOf(reference),
        milestone: 'WITHDRAWN',
        completed_on: null,
        note: reason,
      } satisfies Body<'updateMilestone'>,
    }),
    read: application,
  },
  change_order: {
    endpoint: 'createChangeOrder',
    write: ({ reference, kind, product_id, amount_cents, reason }) => ({
      body: {
        ...whichOf(reference),
        product_id,
        amount: amountOf(amount_cents),
        reason,
        change_type: kind === 'offer' ? 'PRODUCT' : 'AMOUNT',
      } satisfies Body<'createChangeOrder'>,
    }),
    read: application,
  },
  cancel_change_order: {
    endpoint: 'cancelChangeOrder',
    write: ({ reference, change_order_id }) => ({
      body: { ...whichOf(reference), change_order_id } satisfies Body<'cancelChangeOrder'>,
    }),
    read: application,
  },
  equipment: {
    endpoint: 'getApprovedEquipments',
    write: () => ({}),
    read: answer => {
      const { modules, inverters, storage } = bodyOf<Answer<'getApprovedEquipments'>>(answer)
      return [
        ...modules.map(made => ({ kind: 'module' as const, ...made })),
        ...inverters.map(made => ({ kind: 'inverter' as const, ...made })),
        ...storage.map(made => ({ kind: 'storage' as const, ...made })),
      ]
    },
  },
  update_design: {
    endpoint: 'updateSystemDesign',
    write: ({ reference, system }) => ({
      body: { ...whichOf(reference), system: vocabulary.systemOf(system) } satisfies Body<'updateSystemDesign'>,
    }),
    read: application,
  },
}
