// LightReach as the sandbox plays it.

import type { Equipment, Facts, LenderActions, Reference } from '#machines/applications/lenders/lender-actions.ts'
import { bodyOf, centsOf, dollarsOf } from '#machines/applications/lenders/wire.ts'
import type { LenderAnswer, LenderBody } from '#sdk/lender-types.ts'
import type { components, paths } from '#sdk/lenders/lightReach.gen.ts'
import { type Arrived, DeskRefusal, type Voice } from '../voice.ts'
import { fileOf, storageOf, systemOfSize } from './heard.ts'
import * as words from './lightreach-words.ts'

type Asked<E extends string> = LenderBody<paths, E>
type Answer<E extends string> = LenderAnswer<paths, E>

const asked = <E extends string>({ body }: Arrived) => bodyOf<Asked<E>>({ status: 200, body })
const ok = <E extends string>(body: Answer<E>) => ({ status: 200, body })
const account = (facts: Facts) => ({ status: 200, body: words.accountOf(facts) })

const which = (said: { externalReference?: string; accountId?: string | null }): Reference => ({
  ours: said.externalReference ?? '',
  lenders: said.accountId ?? null,
})
const priced = ({ query }: Arrived) => ({
  state: query['state'] ?? '',
  amount_cents: centsOf(Number(query['systemPrice'])),
  system: {
    ...systemOfSize(Number(query['systemSizeKw']) * 1000, false),
    annual_kwh: Number(query['firstYearProductionKwh']),
    storage: storageOf(Number(query['batteryCapacityKwh'])),
  },
})
const KINDS: Record<Equipment['kind'], Answer<'getApprovedEquipments'>['approved'][number]['category']> = {
  module: 'module',
  inverter: 'inverter',
  storage: 'battery',
}
const MILESTONES: Record<
  Exclude<Asked<'updateMilestone'>['milestone'], 'withdrawn'>,
  LenderActions['milestone']['input']['milestone']
> = {
  noticeToProceed: 'notice_to_proceed',
  install: 'installation_complete',
  activation: 'permission_to_operate',
}
/** help.palmetto.com, LightReach Financial Guide: "25-year, 90 % production guarantee", except in Florida. */
const guaranteedIn = (state: string) => (state === 'FL' ? 0 : 0.9)

const endpoints: Voice['endpoints'] = {
  getAuthInfo: (arrived, desk) => {
    const { token, expires_in_s } = desk.sign_in({ ...asked<'getAuthInfo'>(arrived) })
    return ok<'getAuthInfo'>({ accessToken: token, tokenType: 'Bearer', expiresInSeconds: expires_in_s })
  },
  getProducts: (arrived, desk) => {
    const home = priced(arrived)
    const type = arrived.query['programType'] === 'lease' ? 'lease' : 'ppa'
    return ok<'getProducts'>({
      products: desk.products({ ...home, type }).map(product => ({
        productId: product.id,
        name: product.name,
        programType: product.type === 'lease' ? 'lease' : 'ppa',
        termMonths: product.term_months,
        escalator: product.escalator,
        ratePerKwh: product.rate_usd_per_kwh,
        minSystemPrice: words.dollarsOrNull(product.min_amount_cents),
        maxSystemPrice: words.dollarsOrNull(product.max_amount_cents),
        batteryRequired: product.requires_storage,
        productionGuarantee: guaranteedIn(home.state),
      })),
    })
  },
  getMonthlyPaymentEstimates: (arrived, desk) => {
    const product_ids = (arrived.query['productIds'] ?? '').split(',')
    return ok<'getMonthlyPaymentEstimates'>({
      estimates: desk
        .estimates({ ...priced(arrived), product_ids, paydown_cents: 0 })
        .map(({ product_id, monthly_payment_cents }) => ({
          productId: product_id,
          firstYearMonthlyPayment: dollarsOf(monthly_payment_cents),
        })),
    })
  },
  sendLoanApplication: (arrived, desk) =>
    account(desk.submit(words.applicationOf(asked<'sendLoanApplication'>(arrived)))),
  resendApplication: (arrived, desk) => {
    const { productId, systemPrice, applicants, ...said } = asked<'resendApplication'>(arrived)
    const again = { product_id: productId, amount_cents: centsOf(systemPrice), people: applicants.map(words.personOf) }
    return account(desk.resubmit({ reference: which(said), ...again }))
  },
  getLoanDetails: ({ query }, desk) => {
    const facts = desk.details({ reference: which(query) })
    if (!facts) throw new DeskRefusal(404, 'account_not_found', 'No account has this reference.')
    return account(facts)
  },
  getRequiredDocuments: ({ query }, desk) =>
    ok<'getRequiredDocuments'>({
      requirements: desk
        .required_documents({ reference: which(query) })
        .map(({ id, name, description, needed_for, received }) => ({
          requirementId: id,
          name,
          description,
          received,
          requiredFor: needed_for === 'decision' ? 'underwriting' : words.PACKAGES[needed_for],
        })),
    }),
  getLoanDocuments: ({ query }, desk) =>
    ok<'getLoanDocuments'>({
      documents: desk.documents({ reference: which(query) }).map(({ id, name, status, address }) => ({
        documentId: id,
        name,
        status: words.DOCUMENTS[status],
        downloadUrl: address,
      })),
    }),
  uploadDocs: (arrived, desk) => {
    const { documentType = 'other', stipulationId } = arrived.form
    const given = { reference: which(arrived.form), file: fileOf(arrived) }
    if (documentType !== 'stipulation') {
      return account(desk.upload_document({ ...given, kind: words.KINDS[documentType] ?? 'other' }))
    }
    if (!stipulationId) throw new DeskRefusal(400, 'invalid_request', 'Send the stipulationId.')
    return account(desk.upload_stipulation({ ...given, stipulation_id: stipulationId }))
  },
  uploadContract: (arrived, desk) => {
    const { systemPrice, signedOn = '' } = arrived.form
    const signed = { amount_cents: centsOf(Number(systemPrice)), signed_on: signedOn }
    return account(desk.upload_contract({ reference: which(arrived.form), file: fileOf(arrived), ...signed }))
  },
  updateMilestone: (arrived, desk) => {
    const said = asked<'updateMilestone'>(arrived)
    if (said.milestone === 'withdrawn') return account(desk.withdraw({ reference: which(said), reason: said.reason }))
    const done = { milestone: MILESTONES[said.milestone], completed_on: said.completedOn, note: said.note }
    return account(desk.milestone({ reference: which(said), ...done }))
  },
  getApprovedEquipments: (_, desk) =>
    ok<'getApprovedEquipments'>({
      approved: desk.equipment({}).map(({ kind, ...made }) => ({ category: KINDS[kind], ...made })),
    }),
  updateSystemDesign: (arrived, desk) => {
    const { systemDesign, ...said } = asked<'updateSystemDesign'>(arrived)
    return account(desk.update_design({ reference: which(said), system: words.systemOf(systemDesign) }))
  },
  updateQuote: (arrived, desk) => {
    const { productId, systemPrice, ...said } = asked<'updateQuote'>(arrived)
    const quote = { product_id: productId, amount_cents: centsOf(systemPrice) }
    return account(desk.update_quote({ reference: which(said), ...quote }))
  },
}

export const voice: Voice = {
  code: 'lightreach',
  endpoints,
  refusal: ({ status, code, message }): components['schemas']['Error'] => ({
    statusCode: status,
    error: code,
    message,
  }),
  webhook: (facts, ours): components['schemas']['Event'] => ({
    event: words.eventOf(facts),
    occurredAt: facts.as_of,
    externalReference: ours,
    account: words.accountOf(facts),
  }),
}
