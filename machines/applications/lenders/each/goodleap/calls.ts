// Each of our actions as GoodLeap is asked for it.

import type { LenderAnswer, LenderBody, LenderQuery } from '#sdk/lender-types.ts'
import type { paths } from '#sdk/lenders/goodleap.gen.ts'
import type { LenderActions, System } from '../../lender-actions.ts'
import type { Calls, WireAnswer } from '../../lender-dialect.ts'
import { bodyOf, centsOf, dollarsOf, nonEmpty, partiesOf, shareOf } from '../../wire.ts'
import * as vocabulary from './vocabulary.ts'

type Body<E extends string> = LenderBody<paths, E>
type Query<E extends string> = LenderQuery<paths, E>
type Answer<E extends string> = LenderAnswer<paths, E>
type Input<A extends keyof LenderActions> = LenderActions[A]['input']

const loan = (answer: WireAnswer) => vocabulary.factsOfLoan(bodyOf<vocabulary.Loan>(answer))
const dollars = (amount: number | null) => (amount === null ? null : centsOf(amount))
const size = ({ size_w, storage }: System) => ({ systemSizeKw: size_w / 1000, hasBattery: storage.length > 0 })
const people = ({ people }: Input<'resubmit'>): Pick<Body<'resendApplication'>, 'applicant' | 'coApplicant'> => {
  const { applicant, co_applicant } = partiesOf(people)
  return {
    applicant: vocabulary.known(applicant),
    ...(co_applicant ? { coApplicant: vocabulary.known(co_applicant) } : {}),
  }
}

const application = (input: Input<'submit'>): Body<'sendLoanApplication'> => {
  const { applicant, co_applicant } = partiesOf(input.people)
  return {
    externalReference: input.reference.ours,
    offerId: input.product_id,
    amount: dollarsOf(input.amount_cents),
    applicant: vocabulary.firstTime(applicant),
    ...(co_applicant ? { coApplicant: vocabulary.firstTime(co_applicant) } : {}),
    consents: input.consents.map(({ role, at, words_hash, ip }) => ({
      party: role === 'applicant' ? 'APPLICANT' : 'CO_APPLICANT',
      consentedAt: at,
      disclosureToken: words_hash,
      ipAddress: ip,
    })),
    ...vocabulary.house(input),
    paymentMethod: input.autopay ? 'AUTOPAY' : 'MANUAL',
    parties: [{ role: 'SALES', fullName: input.sales_rep.name, email: input.sales_rep.email }],
    project: vocabulary.project(input.system),
  }
}

export const goodleapCalls: Calls = {
  products: {
    endpoint: 'getProducts',
    write: ({ state, amount_cents, system }) => {
      const query: Query<'getProducts'> = { state, amount: dollarsOf(amount_cents), ...size(system) }
      return { query }
    },
    read: answer =>
      bodyOf<Answer<'getProducts'>>(answer).offers.map(offer => ({
        id: offer.id,
        name: offer.name,
        type: 'loan',
        term_months: offer.termMonths,
        apr: shareOf(offer.interestRate),
        dealer_fee: shareOf(offer.dealerFeePercent),
        escalator: null,
        rate_usd_per_kwh: null,
        min_amount_cents: dollars(offer.minAmount),
        max_amount_cents: dollars(offer.maxAmount),
        requires_storage: offer.requiresBattery,
      })),
  },
  estimates: {
    endpoint: 'getMonthlyPaymentEstimates',
    write: ({ state, product_ids, amount_cents, paydown_cents, system }) => {
      const query: Query<'getMonthlyPaymentEstimates'> = {
        state,
        offerIds: product_ids.join(','),
        amount: dollarsOf(amount_cents),
        ...size(system),
        ...(paydown_cents > 0 ? { extraPaydownAmount: dollarsOf(paydown_cents) } : {}),
      }
      return { query }
    },
    read: answer =>
      bodyOf<Answer<'getMonthlyPaymentEstimates'>>(answer).payments.map(payment => ({
        product_id: payment.offerId,
        monthly_payment_cents: centsOf(payment.monthlyPayment),
        after_paydown_cents: dollars(payment.monthlyPaymentAfterPaydown),
      })),
  },
  submit: { endpoint: 'sendLoanApplication', write: input => ({ body: application(input) }), read: loan },
  details: {
    endpoint: 'getLoanDetails',
    write: ({ reference }) => ({ query: vocabulary.loanOf(reference) }),
    read: answer => (answer.status === 404 ? null : loan(answer)),
    also: [404],
  },
  resubmit: {
    endpoint: 'resendApplication',
    write: input => {
      const body: Body<'resendApplication'> = {
        ...vocabulary.loanOf(input.reference),
        offerId: input.product_id,
        amount: dollarsOf(input.amount_cents),
        ...people(input),
      }
      return { body }
    },
    read: loan,
  },
  required_documents: {
    endpoint: 'getRequiredDocuments',
    write: ({ reference }) => ({ query: vocabulary.loanOf(reference) }),
    read: answer =>
      bodyOf<Answer<'getRequiredDocuments'>>(answer).requiredDocuments.map(
        ({ id, name, instructions, requiredFor, received }) => ({
          id,
          name,
          description: instructions,
          received,
          needed_for: requiredFor === 'DECISION' ? 'decision' : vocabulary.MILESTONES[requiredFor],
        }),
      ),
  },
  documents: {
    endpoint: 'getLoanDocuments',
    write: ({ reference }) => ({ query: vocabulary.loanOf(reference) }),
    read: answer =>
      bodyOf<Answer<'getLoanDocuments'>>(answer).documents.map(({ documentId, title, status, url }) => ({
        id: documentId,
        name: title,
        status: vocabulary.DOCUMENTS[status],
        address: url,
      })),
  },
  upload_stipulation: {
    endpoint: 'uploadStipFile',
    write: ({ reference, stipulation_id, file }) => ({
      form: { ...vocabulary.loanOf(reference), caseId: stipulation_id },
      file,
    }),
    read: loan,
  },
  upload_contract: {
    endpoint: 'uploadDocs',
    write: ({ reference, amount_cents, signed_on, file }) => ({
      form: {
        ...vocabulary.loanOf(reference),
        ...nonEmpty({
          uploadType: 'HIC',
          contractAmount: String(dollarsOf(amount_cents)),
          contractSignedOn: signed_on,
        }),
      },
      file,
    }),
    read: loan,
  },
  upload_document: {
    endpoint: 'uploadDocs',
    write: ({ reference, kind, file }) => ({
      form: { ...vocabulary.loanOf(reference), uploadType: vocabulary.UPLOAD_TYPES[kind] },
      file,
    }),
    read: loan,
  },
  milestone: {
    endpoint: 'updateMilestone',
    write: ({ reference, milestone, completed_on, note }) => {
      const name = vocabulary.MILESTONE_WORDS[milestone]
      const body: Body<'updateMilestone'> = { ...vocabulary.loanOf(reference), name, completedOn: completed_on, note }
      return { body }
    },
    read: loan,
  },
  withdraw: {
    endpoint: 'updateMilestone',
    write: ({ reference, reason }) => {
      const body: Body<'updateMilestone'> = {
        ...vocabulary.loanOf(reference),
        name: 'WITHDRAWN',
        completedOn: null,
        note: reason,
      }
      return { body }
    },
    read: loan,
  },
  change_order: {
    endpoint: 'createChangeOrder',
    write: ({ reference, kind, product_id, amount_cents, reason }) => {
      const body: Body<'createChangeOrder'> = {
        ...vocabulary.loanOf(reference),
        type: kind === 'offer' ? 'OFFER' : 'AMOUNT',
        offerId: product_id,
        amount: dollarsOf(amount_cents),
        reason,
      }
      return { body }
    },
    read: loan,
  },
  cancel_change_order: {
    endpoint: 'cancelChangeOrder',
    write: ({ reference, change_order_id }) => ({
      body: { ...vocabulary.loanOf(reference), changeOrderId: change_order_id } satisfies Body<'cancelChangeOrder'>,
    }),
    read: loan,
  },
  users: {
    endpoint: 'getUsers',
    write: () => ({}),
    read: answer =>
      bodyOf<Answer<'getUsers'>>(answer).users.map(({ userId, fullName, email, status }) => ({
        id: userId,
        name: fullName,
        email,
        active: status === 'ACTIVE',
      })),
  },
}
