// An application that is ready to be submitted.
import type { Client } from '#mocks/demo/sell.ts'
import type { Schemas } from '#sdk/types.ts'
import { answered } from '../sale.ts'

type Application = Schemas['LenderApplication']

export const APPLICANT: Schemas['ApplicantInput'] = {
  role: 'applicant',
  firstname: 'Sam',
  lastname: 'Sample',
  email: 'sam.sample@example.com',
  phone: '(602) 555-0142',
  birth_date: '1980-04-05',
  ssn: '500-10-1005',
  annual_income_cents: 9_600_000,
  employment: 'employed',
  monthly_housing_cents: 145_000,
}

/** A draft of the first product that fits. */
export async function filledIn(
  call: Client,
  project_id: string,
  { lender = 'goodleap', ...person }: Partial<Schemas['ApplicantInput']> & { lender?: string | undefined } = {},
): Promise<Application> {
  const { products } = answered(
    (await call.GET('/v3/lender_applications.Products', { params: { query: { project_id, lender } } })).data,
  )
  const product_id = products.find(({ fits }) => fits)?.id ?? ''
  const made = answered(
    (await call.POST('/v3/lender_applications.Create', { body: { project_id, lender, product_id } })).data,
  ).application
  const body = {
    application_id: made.id,
    version: made.version,
    autopay: true,
    occupancy: 'primary' as const,
    property: 'single_family' as const,
    people: [{ ...APPLICANT, ...person }],
  }
  return answered((await call.POST('/v3/lender_applications.SaveDraft', { body })).data).application
}

export const consents = [
  { role: 'applicant' as const, credit_check: true, electronic_records: true, true_and_complete: true },
]
export const submission = ({ id, version, words }: Application) => ({
  application_id: id,
  version,
  in_person: true,
  consents,
  words_hash: words?.hash ?? '',
})
