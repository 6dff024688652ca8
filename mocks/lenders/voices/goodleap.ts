// GoodLeap as the sandbox plays it.

import type { Facts, Reference } from '#machines/applications/lenders/lender-actions.ts'
import { bodyOf, centsOf, dollarsOf, percentOf } from '#machines/applications/lenders/wire.ts'
import type { LenderAnswer, LenderBody } from '#sdk/lender-types.ts'
import type { components, paths } from '#sdk/lenders/goodleap.gen.ts'
import { type Arrived, DeskRefusal, type Voice } from '../voice.ts'
import {
  applicationOf,
  dollars,
  eventOf,
  KINDS,
  LOAN_DOCUMENTS,
  loanOf,
  MILESTONES,
  NAMES,
  peopleOf,
} from './goodleap-words.ts'
import { fileOf, systemOfSize } from './heard.ts'

type Asked<E extends string> = LenderBody<paths, E>
type Answer<E extends string> = LenderAnswer<paths, E>

const asked = <E extends string>({ body }: Arrived) => bodyOf<Asked<E>>({ status: 200, body })
const ok = <E extends string>(body: Answer<E>) => ({ status: 200, body })
const loan = (facts: Facts) => ({ status: 200, body: loanOf(facts) })

const named = ({ externalReference, loanId }: { externalReference?: string; loanId?: string }): Reference => {
  if (!externalReference && !loanId) {
    throw new DeskRefusal(400, 'invalid_request', 'Send loanId or externalReference.')
  }
  return { ours: externalReference ?? '', lenders: loanId ?? null }
}
const system = ({ query }: Arrived) =>
  systemOfSize(Number(query['systemSizeKw']) * 1000, query['hasBattery'] === 'true')

const endpoints: Voice['endpoints'] = {
  getAuthInfo: (arrived, desk) => {
    const { organizationId, apiKey } = asked<'getAuthInfo'>(arrived)
    const { token, expires_in_s } = desk.sign_in({ organization_id: organizationId, api_key: apiKey })
    return ok<'getAuthInfo'>({ accessToken: token, tokenType: 'Bearer', expiresIn: expires_in_s })
  },
  getProducts: (arrived, desk) => {
    const { state = '', amount } = arrived.query
    const products = desk.products({
      state,
      type: 'loan',
      amount_cents: centsOf(Number(amount)),
      system: system(arrived),
    })
    return ok<'getProducts'>({
      offers: products.map(product => ({
        id: product.id,
        name: product.name,
        termMonths: product.term_months,
        interestRate: percentOf(product.apr ?? 0),
        dealerFeePercent: percentOf(product.dealer_fee ?? 0),
        minAmount: dollars(product.min_amount_cents),
        maxAmount: dollars(product.max_amount_cents),
        requiresBattery: product.requires_storage,
      })),
    })
  },
  getMonthlyPaymentEstimates: (arrived, desk) => {
    const { state = '', offerIds = '', amount, extraPaydownAmount = '0' } = arrived.query
    const estimates = desk.estimates({
      state,
      product_ids: offerIds.split(','),
      amount_cents: centsOf(Number(amount)),
      paydown_cents: centsOf(Number(extraPaydownAmount)),
      system: system(arrived),
    })
    return ok<'getMonthlyPaymentEstimates'>({
      payments: estimates.map(({ product_id, monthly_payment_cents, after_paydown_cents }) => ({
        offerId: product_id,
        monthlyPayment: dollarsOf(monthly_payment_cents),
        monthlyPaymentAfterPaydown: dollars(after_paydown_cents),
      })),
    })
  },
  sendLoanApplication: (arrived, desk) => loan(desk.submit(applicationOf(asked<'sendLoanApplication'>(arrived)))),
  getLoanDetails: ({ query }, desk) => {
    const facts = desk.details({ reference: named(query) })
    if (!facts) throw new DeskRefusal(404, 'loan_not_found', 'Loan not found.')
    return loan(facts)
  },
  resendApplication: (arrived, desk) => {
    const body = asked<'resendApplication'>(arrived)
    const what = { product_id: body.offerId, amount_cents: centsOf(body.amount), people: peopleOf(body) }
    return loan(desk.resubmit({ reference: named(body), ...what }))
  },
  getRequiredDocuments: ({ query }, desk) =>
    ok<'getRequiredDocuments'>({
      requiredDocuments: desk
        .required_documents({ reference: named(query) })
        .map(({ id, name, description, needed_for, received }) => ({
          id,
          name,
          instructions: description,
          received,
          requiredFor: needed_for === 'decision' ? 'DECISION' : NAMES[needed_for],
        })),
    }),
  getLoanDocuments: ({ query }, desk) =>
    ok<'getLoanDocuments'>({
      documents: desk.documents({ reference: named(query) }).map(({ id, name, status, address }) => ({
        documentId: id,
        title: name,
        status: LOAN_DOCUMENTS[status],
        url: address,
      })),
    }),
  uploadStipFile: (arrived, desk) => {
    const { caseId = '' } = arrived.form
    const reference = named(arrived.form)
    return loan(desk.upload_stipulation({ reference, stipulation_id: caseId, file: fileOf(arrived) }))
  },
  uploadDocs: (arrived, desk) => {
    const { uploadType = '', contractAmount, contractSignedOn = '' } = arrived.form
    const given = { reference: named(arrived.form), file: fileOf(arrived) }
    if (uploadType !== 'HIC') return loan(desk.upload_document({ ...given, kind: KINDS[uploadType] ?? 'other' }))
    if (!contractAmount || !contractSignedOn) {
      throw new DeskRefusal(400, 'invalid_request', 'A contract comes with contractAmount and contractSignedOn.')
    }
    const amount_cents = centsOf(Number(contractAmount))
    return loan(desk.upload_contract({ ...given, amount_cents, signed_on: contractSignedOn }))
  },
  updateMilestone: (arrived, desk) => {
    const { name, completedOn, note, ...loanNamed } = asked<'updateMilestone'>(arrived)
    const reference = named(loanNamed)
    if (name === 'WITHDRAWN') return loan(desk.withdraw({ reference, reason: note }))
    if (!completedOn) throw new DeskRefusal(400, 'invalid_request', 'Send the completion date as completedOn.')
    return loan(desk.milestone({ reference, milestone: MILESTONES[name], completed_on: completedOn, note }))
  },
  createChangeOrder: (arrived, desk) => {
    const { type, offerId, amount, reason, ...loanNamed } = asked<'createChangeOrder'>(arrived)
    if (type === 'ENROLLMENT') {
      throw new DeskRefusal(422, 'enrollment_by_homeowner', 'The homeowner enrolls in autopay with GoodLeap.')
    }
    const kind = type === 'OFFER' ? 'offer' : 'amount'
    const change = { kind, product_id: offerId, amount_cents: centsOf(amount), reason } as const
    return loan(desk.change_order({ reference: named(loanNamed), ...change }))
  },
  cancelChangeOrder: (arrived, desk) => {
    const { changeOrderId, ...loanNamed } = asked<'cancelChangeOrder'>(arrived)
    return loan(desk.cancel_change_order({ reference: named(loanNamed), change_order_id: changeOrderId }))
  },
  getUsers: (_, desk) =>
    ok<'getUsers'>({
      users: desk.users({}).map(({ id, name, email, active }) => ({
        userId: id,
        fullName: name,
        email,
        status: active ? 'ACTIVE' : 'DISABLED',
      })),
    }),
}

export const voice: Voice = {
  code: 'goodleap',
  endpoints,
  refusal: ({ code, message }): components['schemas']['Refusal'] => ({
    error: { code: code.toUpperCase().replace(/[^A-Z0-9]+/g, '_'), message, details: [] },
  }),
  webhook: (facts, ours, event): components['schemas']['LoanEvent'] => ({
    eventId: event,
    eventType: eventOf(facts),
    externalReference: ours,
    loan: loanOf(facts),
  }),
}
