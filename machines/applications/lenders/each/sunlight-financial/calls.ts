// Each of our actions as Sunlight Financial is asked for it.

import type { LenderAnswer, LenderBody, LenderQuery } from '#sdk/lender-types.ts'
import type { paths } from '#sdk/lenders/sunlight-financial.gen.ts'
import type { System } from '../../lender-actions.ts'
import type { Calls, WireAnswer } from '../../lender-dialect.ts'
import { bodyOf, nonEmpty, shareOf } from '../../wire.ts'
import * as vocabulary from './vocabulary.ts'

type Body<E extends string> = LenderBody<paths, E>
type Query<E extends string> = LenderQuery<paths, E>
type Answer<E extends string> = LenderAnswer<paths, E>

const project = (answer: WireAnswer) => {
  const [only] = bodyOf<Answer<'getLoanDetails'>>(answer).projects
  if (!only) throw new Error('an answer without a project')
  return vocabulary.factsOfProject(only)
}
const size = ({ size_w, storage }: System) => ({
  systemSizeWatts: size_w,
  storage: storage.length > 0 ? ('Yes' as const) : ('No' as const),
})

export const sunlightFinancialCalls: Calls = {
  products: {
    endpoint: 'getProducts',
    write: ({ state, amount_cents, system }) => {
      const loanAmount = vocabulary.textOfCents(amount_cents)
      const query: Query<'getProducts'> = { installStateCode: state, loanAmount, ...size(system) }
      return { query }
    },
    read: answer =>
      bodyOf<Answer<'getProducts'>>(answer).products.map(product => ({
        id: product.productId,
        name: product.productName,
        type: 'loan',
        term_months: product.term,
        apr: shareOf(product.apr),
        dealer_fee: product.dealerFee,
        escalator: null,
        rate_usd_per_kwh: null,
        min_amount_cents: vocabulary.cents(product.minLoanAmount),
        max_amount_cents: vocabulary.cents(product.maxLoanAmount),
        requires_storage: product.productType === 'Solar Plus Storage',
      })),
  },
  estimates: {
    endpoint: 'getMonthlyPaymentEstimates',
    write: ({ state, product_ids, amount_cents, paydown_cents, system }) => {
      const query: Query<'getMonthlyPaymentEstimates'> = {
        installStateCode: state,
        productIds: product_ids.join(','),
        ...size(system),
        loanAmount: vocabulary.textOfCents(amount_cents),
        prepayAmount: vocabulary.textOfCents(paydown_cents),
      }
      return { query }
    },
    read: answer =>
      bodyOf<Answer<'getMonthlyPaymentEstimates'>>(answer).quotes.map(quote => ({
        product_id: quote.productId,
        monthly_payment_cents: vocabulary.centsOfText(quote.monthlyPayment),
        after_paydown_cents: vocabulary.cents(quote.finalMonthlyPayment),
      })),
  },
  submit: {
    endpoint: 'sendLoanApplication',
    write: input => {
      const body: Body<'sendLoanApplication'> = { projects: [vocabulary.newProject(input)] }
      return { body }
    },
    read: project,
  },
  details: {
    endpoint: 'getLoanDetails',
    write: ({ reference }) => ({ query: vocabulary.projectOf(reference) }),
    read: answer => (answer.status === 404 ? null : project(answer)),
    also: [404],
  },
  resubmit: {
    endpoint: 'resendApplication',
    write: ({ reference, product_id, amount_cents, people }) => {
      const body: Body<'resendApplication'> = {
        ...vocabulary.projectOf(reference),
        productId: product_id,
        loanAmount: vocabulary.textOfCents(amount_cents),
        applicants: vocabulary.applicants(people).map(vocabulary.applicant),
      }
      return { body }
    },
    read: project,
  },
  required_documents: {
    endpoint: 'getRequiredDocuments',
    write: ({ reference }) => ({ query: vocabulary.projectOf(reference) }),
    read: answer =>
      bodyOf<Answer<'getRequiredDocuments'>>(answer).documents.map(({ requiredBy, received, ...document }) => ({
        ...document,
        needed_for: requiredBy === 'Credit Decision' ? 'decision' : vocabulary.MILESTONES[requiredBy],
        received: received === 'Yes',
      })),
  },
  documents: {
    endpoint: 'getLoanDocuments',
    write: ({ reference }) => ({ query: vocabulary.projectOf(reference) }),
    read: answer =>
      bodyOf<Answer<'getLoanDocuments'>>(answer).loanDocuments.map(({ id, name, status, downloadUrl }) => ({
        id,
        name,
        status: vocabulary.AGREEMENT[status],
        address: downloadUrl,
      })),
  },
  send_documents: {
    endpoint: 'sendLoanDocs',
    write: ({ reference }) => ({ body: vocabulary.projectOf(reference) satisfies Body<'sendLoanDocs'> }),
    read: project,
  },
  upload_stipulation: {
    endpoint: 'uploadStipFile',
    write: ({ reference, stipulation_id, file }) => ({
      form: { ...vocabulary.projectOf(reference), stipulationId: stipulation_id },
      file,
    }),
    read: project,
  },
  upload_contract: {
    endpoint: 'uploadDocs',
    write: ({ reference, amount_cents, signed_on, file }) => ({
      form: {
        ...vocabulary.projectOf(reference),
        ...nonEmpty({ documentType: 'Install Contract', contractPrice: vocabulary.textOfCents(amount_cents) }),
        ...nonEmpty({ contractSignedDate: signed_on }),
      },
      file,
    }),
    read: project,
  },
  upload_document: {
    endpoint: 'uploadDocs',
    write: ({ reference, kind, file }) => ({
      form: { ...vocabulary.projectOf(reference), documentType: vocabulary.DOCUMENT_TYPES[kind] },
      file,
    }),
    read: project,
  },
  milestone: {
    endpoint: 'updateMilestone',
    write: ({ reference, milestone, completed_on, note }) => {
      const body: Body<'updateMilestone'> = {
        ...vocabulary.projectOf(reference),
        milestone: vocabulary.MILESTONE_WORDS[milestone],
        completionDate: completed_on,
        comments: note,
      }
      return { body }
    },
    read: project,
  },
  withdraw: {
    endpoint: 'updateMilestone',
    write: ({ reference, reason }) => {
      const body: Body<'updateMilestone'> = {
        ...vocabulary.projectOf(reference),
        milestone: 'Withdrawn',
        completionDate: null,
        comments: reason,
      }
      return { body }
    },
    read: project,
  },
  change_order: {
    endpoint: 'createChangeOrder',
    write: ({ reference, kind, product_id, amount_cents, reason }) => {
      const body: Body<'createChangeOrder'> = {
        ...vocabulary.projectOf(reference),
        changeType: kind === 'offer' ? 'Loan Product' : 'Loan Amount',
        productId: product_id,
        loanAmount: vocabulary.textOfCents(amount_cents),
        reason,
      }
      return { body }
    },
    read: project,
  },
  cancel_change_order: {
    endpoint: 'cancelChangeOrder',
    write: ({ reference, change_order_id }) => ({
      body: { ...vocabulary.projectOf(reference), changeOrderId: change_order_id } satisfies Body<'cancelChangeOrder'>,
    }),
    read: project,
  },
}
