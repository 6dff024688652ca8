// LightReach's calls, in its own terms.

import type { LenderAnswer, LenderBody, LenderQuery } from '#sdk/lender-types.ts'
import type { paths } from '#sdk/lenders/lightReach.gen.ts'
import type { Equipment, LenderActions, RequiredDocument } from '../../lender-actions.ts'
import type { Calls, WireAnswer } from '../../lender-dialect.ts'
import { bodyOf, centsOf, dollarsOf } from '../../wire.ts'
import * as vocabulary from './vocabulary.ts'

export type Answer<Endpoint extends string> = LenderAnswer<paths, Endpoint>
export type Body<Endpoint extends string> = LenderBody<paths, Endpoint>
/** A form's fields; the sender adds its file. */
type Form<Endpoint extends string> = Omit<Body<Endpoint>, 'file'>

const { factsOfAccount, whichIn, whichOf } = vocabulary
const account = (answer: WireAnswer) => factsOfAccount(bodyOf<Answer<'getLoanDetails'>>(answer))

type Priced = Pick<LenderActions['estimates']['input'], 'state' | 'amount_cents' | 'system'>
const pricedOf = ({ state, amount_cents, system }: Priced) => ({
  state,
  systemPrice: dollarsOf(amount_cents),
  systemSizeKw: system.size_w / 1000,
  firstYearProductionKwh: system.annual_kwh,
  batteryCapacityKwh: vocabulary.batteryKwhOf(system),
})
const centsOrNull = (dollars: number | null) => (dollars === null ? null : centsOf(dollars))

const NEEDED_FOR: Record<
  Answer<'getRequiredDocuments'>['requirements'][number]['requiredFor'],
  RequiredDocument['needed_for']
> = { ...vocabulary.PACKAGES, underwriting: 'decision' }

const KINDS: Record<Answer<'getApprovedEquipments'>['approved'][number]['category'], Equipment['kind']> = {
  module: 'module',
  inverter: 'inverter',
  battery: 'storage',
}
const MILESTONES: Record<
  LenderActions['milestone']['input']['milestone'],
  Exclude<Body<'updateMilestone'>['milestone'], 'withdrawn'>
> = { notice_to_proceed: 'noticeToProceed', installation_complete: 'install', permission_to_operate: 'activation' }

export const calls: Calls = {
  products: {
    endpoint: 'getProducts',
    write: ({ type, ...home }) => ({
      query: {
        ...pricedOf(home),
        programType: type === 'lease' ? 'lease' : 'ppa',
      } satisfies LenderQuery<paths, 'getProducts'>,
    }),
    read: answer =>
      bodyOf<Answer<'getProducts'>>(answer).products.map(product => ({
        id: product.productId,
        name: product.name,
        type: product.programType,
        term_months: product.termMonths,
        apr: null,
        dealer_fee: null,
        escalator: product.escalator,
        rate_usd_per_kwh: product.ratePerKwh,
        min_amount_cents: centsOrNull(product.minSystemPrice),
        max_amount_cents: centsOrNull(product.maxSystemPrice),
        requires_storage: product.batteryRequired,
      })),
  },
  estimates: {
    endpoint: 'getMonthlyPaymentEstimates',
    write: ({ product_ids, ...home }) => ({
      query: { ...pricedOf(home), productIds: product_ids.join(',') } satisfies LenderQuery<
        paths,
        'getMonthlyPaymentEstimates'
      >,
    }),
    read: answer =>
      bodyOf<Answer<'getMonthlyPaymentEstimates'>>(answer).estimates.map(said => ({
        product_id: said.productId,
        monthly_payment_cents: centsOf(said.firstYearMonthlyPayment),
        after_paydown_cents: null,
      })),
  },
  submit: {
    endpoint: 'sendLoanApplication',
    write: asked => ({
      body: {
        externalReference: asked.reference.ours,
        programType: asked.type === 'lease' ? 'lease' : 'ppa',
        productId: asked.product_id,
        systemPrice: dollarsOf(asked.amount_cents),
        applicants: asked.people.map(vocabulary.applicantOf),
        installationAddress: vocabulary.addressOf(asked.address),
        mailingAddress: vocabulary.addressOf(asked.mailing_address),
        occupancy: vocabulary.OCCUPANCIES[asked.occupancy],
        propertyType: vocabulary.PROPERTIES[asked.property],
        autoPay: asked.autopay,
        consents: asked.consents.map(consent => ({
          applicantType: vocabulary.applicantTypeOf(consent.role),
          agreedAt: consent.at,
          disclosureHash: consent.words_hash,
          ipAddress: consent.ip,
        })),
        systemDesign: vocabulary.designOf(asked.system),
        salesRep: asked.sales_rep,
      } satisfies Body<'sendLoanApplication'>,
    }),
    read: account,
  },
  details: {
    endpoint: 'getLoanDetails',
    write: ({ reference }) => ({ query: whichIn(reference) satisfies LenderQuery<paths, 'getLoanDetails'> }),
    read: answer => (answer.status === 404 ? null : account(answer)),
    also: [404],
  },
  resubmit: {
    endpoint: 'resendApplication',
    write: ({ reference, product_id, amount_cents, people }) => ({
      body: {
        ...whichOf(reference),
        productId: product_id,
        systemPrice: dollarsOf(amount_cents),
        // Numbers are erased here once LightReach has them, so there only when typed again.
        applicants: people.filter(({ ssn }) => ssn !== '').map(vocabulary.applicantOf),
      } satisfies Body<'resendApplication'>,
    }),
    read: account,
  },
  required_documents: {
    endpoint: 'getRequiredDocuments',
    write: ({ reference }) => ({ query: whichIn(reference) satisfies LenderQuery<paths, 'getRequiredDocuments'> }),
    read: answer =>
      bodyOf<Answer<'getRequiredDocuments'>>(answer).requirements.map(said => ({
        id: said.requirementId,
        name: said.name,
        description: said.description,
        needed_for: NEEDED_FOR[said.requiredFor],
        received: said.received,
      })),
  },
  documents: {
    endpoint: 'getLoanDocuments',
    write: ({ reference }) => ({ query: whichIn(reference) satisfies LenderQuery<paths, 'getLoanDocuments'> }),
    read: answer =>
      bodyOf<Answer<'getLoanDocuments'>>(answer).documents.map(said => ({
        id: said.documentId,
        name: said.name,
        status: vocabulary.DOCUMENTS[said.status],
        address: said.downloadUrl,
      })),
  },
  upload_stipulation: {
    endpoint: 'uploadDocs',
    write: ({ reference, stipulation_id, file }) => ({
      form: {
        ...whichIn(reference),
        documentType: 'stipulation',
        stipulationId: stipulation_id,
      } satisfies Form<'uploadDocs'>,
      file,
    }),
    read: account,
  },
  upload_document: {
    endpoint: 'uploadDocs',
    write: ({ reference, kind, file }) => ({
      form: { ...whichIn(reference), documentType: vocabulary.UPLOADS[kind] } satisfies Form<'uploadDocs'>,
      file,
    }),
    read: account,
  },
  upload_contract: {
    endpoint: 'uploadContract',
    write: ({ reference, file, amount_cents, signed_on }) => ({
      form: {
        ...whichIn(reference),
        systemPrice: dollarsOf(amount_cents).toFixed(2),
        signedOn: signed_on,
      } satisfies Form<'uploadContract'>,
      file,
    }),
    read: account,
  },
  milestone: {
    endpoint: 'updateMilestone',
    write: ({ reference, milestone, completed_on, note }) => ({
      body: {
        ...whichOf(reference),
        milestone: MILESTONES[milestone],
        completedOn: completed_on,
        note,
      } satisfies Body<'updateMilestone'>,
    }),
    read: account,
  },
  withdraw: {
    endpoint: 'updateMilestone',
    write: ({ reference, reason }) => ({
      body: { ...whichOf(reference), milestone: 'withdrawn', reason } satisfies Body<'updateMilestone'>,
    }),
    read: account,
  },
  equipment: {
    endpoint: 'getApprovedEquipments',
    write: () => ({}),
    read: answer =>
      bodyOf<Answer<'getApprovedEquipments'>>(answer).approved.map(({ category, manufacturer, model }) => ({
        kind: KINDS[category],
        manufacturer,
        model,
      })),
  },
  update_design: {
    endpoint: 'updateSystemDesign',
    write: ({ reference, system }) => ({
      body: { ...whichOf(reference), systemDesign: vocabulary.designOf(system) } satisfies Body<'updateSystemDesign'>,
    }),
    read: account,
  },
  update_quote: {
    endpoint: 'updateQuote',
    write: ({ reference, product_id, amount_cents }) => ({
      body: {
        ...whichOf(reference),
        productId: product_id,
        systemPrice: dollarsOf(amount_cents),
      } satisfies Body<'updateQuote'>,
    }),
    read: account,
  },
}
