// Sunlight Financial as the sandbox plays it.

import type { Facts, Reference } from '#machines/applications/lenders/lender-actions.ts'
import { bodyOf, percentOf } from '#machines/applications/lenders/wire.ts'
import type { LenderAnswer, LenderBody } from '#sdk/lender-types.ts'
import type { components, paths } from '#sdk/lenders/sunlight-financial.gen.ts'
import { type Arrived, DeskRefusal, type Voice } from '../voice.ts'
import { fileOf, systemOfSize } from './heard.ts'
import * as words from './sunlight-financial-words.ts'

type Answer<E extends string> = LenderAnswer<paths, E>

const asked = <E extends string>({ body }: Arrived) => bodyOf<LenderBody<paths, E>>({ status: 200, body })
const ok = <E extends string>(body: Omit<Answer<E>, 'returnCode'>) => ({
  status: 200,
  body: { returnCode: '200', ...body },
})
const project = (facts: Facts) => ok<'getLoanDetails'>({ projects: [words.projectOf(facts)] })

const named = ({ externalId, projectId }: { externalId?: string; projectId?: string }): Reference => {
  if (!externalId && !projectId) throw new DeskRefusal(400, '203', 'Send projectId or externalId.')
  return { ours: externalId ?? '', lenders: projectId ?? null }
}
const system = ({ query }: Arrived) => systemOfSize(Number(query['systemSizeWatts']), query['storage'] === 'Yes')

const endpoints: Voice['endpoints'] = {
  getAuthInfo: (arrived, desk) => {
    const { username, password } = asked<'getAuthInfo'>(arrived)
    const { token, expires_in_s } = desk.sign_in({ username, password })
    return ok<'getAuthInfo'>({ accessToken: token, expiresIn: String(expires_in_s) })
  },
  getProducts: (arrived, desk) => {
    const { installStateCode: state = '', loanAmount = '' } = arrived.query
    const amount_cents = words.centsFrom(loanAmount)
    const products = desk.products({ state, type: 'loan', amount_cents, system: system(arrived) })
    return ok<'getProducts'>({
      products: products.map(product => ({
        productId: product.id,
        productName: product.name,
        term: product.term_months,
        apr: percentOf(product.apr ?? 0),
        dealerFee: product.dealer_fee ?? 0,
        minLoanAmount: words.moneyOrNot(product.min_amount_cents),
        maxLoanAmount: words.moneyOrNot(product.max_amount_cents),
        productType: product.requires_storage ? 'Solar Plus Storage' : 'Solar',
      })),
    })
  },
  getMonthlyPaymentEstimates: (arrived, desk) => {
    const { installStateCode: state = '', productIds = '', loanAmount = '', prepayAmount = '' } = arrived.query
    const estimates = desk.estimates({
      state,
      product_ids: productIds.split(','),
      amount_cents: words.centsFrom(loanAmount),
      paydown_cents: words.centsFrom(prepayAmount),
      system: system(arrived),
    })
    return ok<'getMonthlyPaymentEstimates'>({
      quotes: estimates.map(({ product_id, monthly_payment_cents, after_paydown_cents }) => ({
        productId: product_id,
        monthlyPayment: words.money(monthly_payment_cents),
        finalMonthlyPayment: words.moneyOrNot(after_paydown_cents),
      })),
    })
  },
  sendLoanApplication: (arrived, desk) => {
    const [application] = asked<'sendLoanApplication'>(arrived).projects
    if (!application) throw new DeskRefusal(400, '202', 'Send one project at a time.')
    return project(desk.submit(words.applicationOf(application)))
  },
  getLoanDetails: ({ query }, desk) => {
    const facts = desk.details({ reference: named(query) })
    if (!facts) throw new DeskRefusal(404, '301', 'Project not found.')
    return project(facts)
  },
  resendApplication: (arrived, desk) => {
    const { productId, loanAmount, applicants, ...projectNamed } = asked<'resendApplication'>(arrived)
    const what = { product_id: productId, amount_cents: words.centsFrom(loanAmount) }
    return project(desk.resubmit({ reference: named(projectNamed), ...what, people: applicants.map(words.personOf) }))
  },
  getRequiredDocuments: ({ query }, desk) =>
    ok<'getRequiredDocuments'>({
      documents: desk.required_documents({ reference: named(query) }).map(({ needed_for, received, ...document }) => ({
        ...document,
        requiredBy: needed_for === 'decision' ? 'Credit Decision' : words.NAMES[needed_for],
        received: received ? 'Yes' : 'No',
      })),
    }),
  getLoanDocuments: ({ query }, desk) =>
    ok<'getLoanDocuments'>({
      loanDocuments: desk
        .documents({ reference: named(query) })
        .map(({ id, name, status, address }) => ({ id, name, status: words.AGREEMENTS[status], downloadUrl: address })),
    }),
  sendLoanDocs: (arrived, desk) => project(desk.send_documents({ reference: named(asked<'sendLoanDocs'>(arrived)) })),
  uploadStipFile: (arrived, desk) => {
    const { stipulationId = '' } = arrived.form
    const reference = named(arrived.form)
    return project(desk.upload_stipulation({ reference, stipulation_id: stipulationId, file: fileOf(arrived) }))
  },
  uploadDocs: (arrived, desk) => {
    const { documentType = '', contractPrice, contractSignedDate } = arrived.form
    const given = { reference: named(arrived.form), file: fileOf(arrived) }
    if (documentType !== 'Install Contract') {
      return project(desk.upload_document({ ...given, kind: words.KINDS[documentType] ?? 'other' }))
    }
    if (!contractPrice || !contractSignedDate) {
      throw new DeskRefusal(400, '203', 'A contract comes with contractPrice and contractSignedDate.')
    }
    const amount_cents = words.centsFrom(contractPrice)
    return project(desk.upload_contract({ ...given, amount_cents, signed_on: contractSignedDate }))
  },
  updateMilestone: (arrived, desk) => {
    const { milestone, completionDate, comments, ...projectNamed } = asked<'updateMilestone'>(arrived)
    const reference = named(projectNamed)
    if (milestone === 'Withdrawn') return project(desk.withdraw({ reference, reason: comments }))
    if (!completionDate) throw new DeskRefusal(400, '203', 'Send the completion date as completionDate.')
    const step = { milestone: words.MILESTONES[milestone], completed_on: completionDate, note: comments }
    return project(desk.milestone({ reference, ...step }))
  },
  createChangeOrder: (arrived, desk) => {
    const { changeType, productId, loanAmount, reason, ...projectNamed } = asked<'createChangeOrder'>(arrived)
    const kind = changeType === 'Loan Product' ? 'offer' : 'amount'
    const change = { kind, product_id: productId, amount_cents: words.centsFrom(loanAmount), reason } as const
    return project(desk.change_order({ reference: named(projectNamed), ...change }))
  },
  cancelChangeOrder: (arrived, desk) => {
    const { changeOrderId, ...projectNamed } = asked<'cancelChangeOrder'>(arrived)
    return project(desk.cancel_change_order({ reference: named(projectNamed), change_order_id: changeOrderId }))
  },
}

export const voice: Voice = {
  code: 'sunlight-financial',
  endpoints,
  refusal: ({ status, code, message }): components['schemas']['Refusal'] => ({
    returnCode: String(status),
    error: [{ errorCode: code, errorMessage: message }],
  }),
  webhook: (facts, ours, event): components['schemas']['ProjectNotice'] => ({
    noticeId: event,
    noticeType: words.noticeOf(facts),
    externalId: ours,
    project: words.projectOf(facts),
  }),
}
