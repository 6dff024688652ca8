// EnFin as the sandbox plays it.

import type {
  Equipment,
  Facts,
  LenderActions,
  Product,
  Reference,
} from '#machines/applications/lenders/lender-actions.ts'
import { bodyOf, percentOf } from '#machines/applications/lenders/wire.ts'
import type { LenderAnswer, LenderBody } from '#sdk/lender-types.ts'
import type { components, paths } from '#sdk/lenders/enfin.gen.ts'
import { type Arrived, DeskRefusal, type Voice } from '../voice.ts'
import * as words from './enfin-words.ts'
import { fileOf, storageOf, systemOfSize } from './heard.ts'

type Asked<E extends string> = LenderBody<paths, E>
type Answer<E extends string> = LenderAnswer<paths, E>
const { amountOf, amountOrNull, centsOf } = words

const asked = <E extends string>({ body }: Arrived) => bodyOf<Asked<E>>({ status: 200, body })
const ok = <E extends string>(body: Answer<E>) => ({ status: 200, body })
const known = (facts: Facts) => ({ status: 200, body: words.knownOf(facts) })

const which = (said: { external_id?: string; application_id?: string | null }): Reference => ({
  ours: said.external_id ?? '',
  lenders: said.application_id ?? null,
})
const priced = ({ query }: Arrived) => ({
  state: query['state'] ?? '',
  amount_cents: centsOf(query['amount'] ?? ''),
  system: {
    ...systemOfSize(Number(query['dc_watts']), false),
    annual_kwh: Number(query['annual_kwh']),
    storage: storageOf(Number(query['storage_kwh'])),
  },
})
const percentOrNull = (share: number | null) => (share === null ? null : percentOf(share))
const TYPES: Record<string, Product['type']> = words.TYPES
const MILESTONES: Record<
  Exclude<Asked<'updateMilestone'>['milestone'], 'WITHDRAWN'>,
  LenderActions['milestone']['input']['milestone']
> = { NTP: 'notice_to_proceed', INSTALL_COMPLETE: 'installation_complete', PTO: 'permission_to_operate' }

const endpoints: Voice['endpoints'] = {
  getAuthInfo: (arrived, desk) => {
    const { token, expires_in_s } = desk.sign_in({ ...asked<'getAuthInfo'>(arrived) })
    return ok<'getAuthInfo'>({ access_token: token, token_type: 'bearer', expires_in: expires_in_s })
  },
  getProducts: (arrived, desk) => {
    const type = TYPES[arrived.query['finance_type'] ?? ''] ?? 'loan'
    return ok<'getProducts'>({
      products: desk.products({ ...priced(arrived), type }).map(product => ({
        product_id: product.id,
        name: product.name,
        finance_type: words.FINANCE_TYPES[product.type],
        term_months: product.term_months,
        apr_percent: percentOrNull(product.apr),
        dealer_fee_percent: percentOrNull(product.dealer_fee),
        escalator_percent: percentOrNull(product.escalator),
        rate_per_kwh: product.rate_usd_per_kwh,
        minimum_amount: amountOrNull(product.min_amount_cents),
        maximum_amount: amountOrNull(product.max_amount_cents),
        storage_required: product.requires_storage,
      })),
    })
  },
  getMonthlyPaymentEstimates: (arrived, desk) => {
    const { product_ids = '', paydown_amount = '' } = arrived.query
    const lump = { product_ids: product_ids.split(','), paydown_cents: centsOf(paydown_amount) }
    return ok<'getMonthlyPaymentEstimates'>({
      estimates: desk
        .estimates({ ...priced(arrived), ...lump })
        .map(({ product_id, monthly_payment_cents, after_paydown_cents }) => ({
          product_id,
          monthly_payment: amountOf(monthly_payment_cents),
          payment_after_paydown: amountOrNull(after_paydown_cents),
        })),
    })
  },
  sendLoanApplication: (arrived, desk) =>
    known(desk.submit(words.applicationOf(asked<'sendLoanApplication'>(arrived)))),
  getLoanDetails: ({ query }, desk) => {
    const facts = desk.details({ reference: which(query) })
    if (!facts) throw new DeskRefusal(404, 'application_not_found', 'No application has this ID.')
    return known(facts)
  },
  // With the borrowers, credit is asked for again.
  updateQuote: (arrived, desk) => {
    const { product_id, amount, borrower, co_borrower, ...said } = asked<'updateQuote'>(arrived)
    const quote = { reference: which(said), product_id, amount_cents: centsOf(amount) }
    if (!borrower) return known(desk.update_quote(quote))
    return known(desk.resubmit({ ...quote, people: words.peopleOf({ borrower, co_borrower }) }))
  },
  getRequiredDocuments: ({ query }, desk) =>
    ok<'getRequiredDocuments'>({
      required_documents: desk
        .required_documents({ reference: which(query) })
        .map(({ id, name, description, needed_for, received }) => ({
          id,
          name,
          instructions: description,
          received,
          due_for: needed_for === 'decision' ? 'DECISION' : words.MILESTONES[needed_for],
        })),
    }),
  getLoanDocuments: ({ query }, desk) =>
    ok<'getLoanDocuments'>({
      documents: desk
        .documents({ reference: which(query) })
        .map(({ id, name, status, address }) => ({ id, title: name, status: words.DOCUMENTS[status], url: address })),
    }),
  sendLoanDocs: (arrived, desk) => known(desk.send_documents({ reference: which(asked<'sendLoanDocs'>(arrived)) })),
  uploadDocs: (arrived, desk) => {
    const { document_type = 'OTHER', stipulation_id } = arrived.form
    const given = { reference: which(arrived.form), file: fileOf(arrived) }
    if (document_type !== 'STIPULATION') {
      return known(desk.upload_document({ ...given, kind: words.KINDS[document_type] ?? 'other' }))
    }
    if (!stipulation_id) throw new DeskRefusal(400, 'invalid_request', 'Send the stipulation_id.')
    return known(desk.upload_stipulation({ ...given, stipulation_id }))
  },
  uploadContract: (arrived, desk) => {
    const { contract_amount = '', signed_on = '' } = arrived.form
    const signed = { amount_cents: centsOf(contract_amount), signed_on }
    return known(desk.upload_contract({ reference: which(arrived.form), file: fileOf(arrived), ...signed }))
  },
  updateMilestone: (arrived, desk) => {
    const { milestone, completed_on, note, ...said } = asked<'updateMilestone'>(arrived)
    const reference = which(said)
    if (milestone === 'WITHDRAWN') return known(desk.withdraw({ reference, reason: note }))
    if (!completed_on) throw new DeskRefusal(400, 'invalid_request', 'Send the completion date as completed_on.')
    return known(desk.milestone({ reference, milestone: MILESTONES[milestone], completed_on, note }))
  },
  createChangeOrder: (arrived, desk) => {
    const { change_type, product_id, amount, reason, ...said } = asked<'createChangeOrder'>(arrived)
    const kind = change_type === 'PRODUCT' ? 'offer' : 'amount'
    const change = { kind, product_id, amount_cents: centsOf(amount), reason } as const
    return known(desk.change_order({ reference: which(said), ...change }))
  },
  cancelChangeOrder: (arrived, desk) => {
    const { change_order_id, ...said } = asked<'cancelChangeOrder'>(arrived)
    return known(desk.cancel_change_order({ reference: which(said), change_order_id }))
  },
  getApprovedEquipments: (_, desk) => {
    const made = desk.equipment({})
    const of = (wanted: Equipment['kind']) =>
      made.filter(({ kind }) => kind === wanted).map(({ manufacturer, model }) => ({ manufacturer, model }))
    const lists = { modules: of('module'), inverters: of('inverter'), storage: of('storage') }
    return ok<'getApprovedEquipments'>(lists)
  },
  updateSystemDesign: (arrived, desk) => {
    const { system, ...said } = asked<'updateSystemDesign'>(arrived)
    return known(desk.update_design({ reference: which(said), system: words.systemOf(system) }))
  },
}

export const voice: Voice = {
  code: 'enfin',
  endpoints,
  refusal: ({ code, message }): components['schemas']['Errors'] => ({ errors: [{ code, detail: message }] }),
  webhook: (facts, ours): components['schemas']['Event'] => ({
    topic: words.topicOf(facts),
    external_id: ours,
    application: words.knownOf(facts),
  }),
}
