// The steps of an application for credit, as a rep and a homeowner go them.
import type { Schemas } from '#sdk/types.ts'
import { the } from './answers.ts'
import type { Client } from './sell.ts'

type Application = Schemas['LenderApplication']

/** Every lender connected with credentials the sandbox takes, and a secret for its webhooks. */
export async function connectLenders(owner: Client): Promise<void> {
  const { lenders } = the(await owner.GET('/v3/settings.GetLenderConfig', {}))
  for (const { lender, fields, version } of lenders) {
    const credentials = Object.fromEntries(fields.map(({ name }) => [name, `sandbox-${name.replaceAll('_', '-')}`]))
    const body = { lender, enabled: true, credentials, remove_credentials: false, version }
    the(await owner.POST('/v3/settings.UpdateLenderConfig', { body }))
    the(await owner.POST('/v3/settings.RenewLenderWebhook', { body: { lender } }))
  }
}

type Applicant = { firstname: string; lastname: string; email: string; phone?: string }
type Asked = { project_id: string; lender: string; product?: number; type?: 'loan' | 'lease' | 'ppa' }

/** A draft with one of the products the lender offers for the project. */
export async function begun(rep: Client, { project_id, lender, product = 0 }: Asked): Promise<Application> {
  const asked = { params: { query: { project_id, lender } } }
  const { products } = the(await rep.GET('/v3/lender_applications.Products', asked))
  const offers = products.filter(one => one.why_not === null)
  const chosen = offers[product] ?? offers[0]
  if (!chosen) throw new Error(`${lender} offers nothing for this project`)
  const body = { project_id, lender, product_id: chosen.id }
  return the(await rep.POST('/v3/lender_applications.Create', { body })).application
}

/** With everything a lender asks of a person. */
export async function filledIn(rep: Client, draft: Application, person: Applicant): Promise<Application> {
  const body = {
    application_id: draft.id,
    version: draft.version,
    people: [
      {
        role: 'applicant' as const,
        phone: '(602) 555-0142',
        ...person,
        birth_date: '1984-05-17',
        ssn: draft.ssn === 'full' ? '123-45-6789' : '6789',
        annual_income_cents: 9_800_000,
        employment: 'employed' as const,
        monthly_housing_cents: 165_000,
      },
    ],
    occupancy: 'primary' as const,
    property: 'single_family' as const,
    autopay: true,
  }
  return the(await rep.POST('/v3/lender_applications.SaveDraft', { body })).application
}

export async function submitted(rep: Client, draft: Application): Promise<Application> {
  const consent = { credit_check: true, electronic_records: true, true_and_complete: true }
  const body = {
    application_id: draft.id,
    version: draft.version,
    in_person: true,
    consents: draft.people.map(({ role }) => ({ role, ...consent })),
    words_hash: draft.words?.hash ?? '',
  }
  return the(await rep.POST('/v3/lender_applications.Submit', { body })).application
}

export const applied = async (rep: Client, asked: Asked, person: Applicant): Promise<Application> =>
  submitted(rep, await filledIn(rep, await begun(rep, asked), person))

/** The lender's current state, fetched now. */
export async function refreshed(rep: Client, { id }: Pick<Application, 'id'>): Promise<Application> {
  return the(await rep.POST('/v3/lender_applications.Refresh', { body: { application_id: id } })).application
}

const pdf = (title: string) =>
  `%PDF-1.4\n% ${title}\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 1/Kids[3 0 R]>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`

/** A sheet of paper, for whatever a lender wants to see. */
export async function uploaded(rep: Client, application: Application, kind: Schemas['LenderDocumentKind']) {
  const file_name = `${kind.replaceAll('_', '-')}.pdf`
  const body = { application_id: application.id, version: String(application.version), kind, file: '', file_name }
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) if (name !== 'file') form.append(name, value)
  form.append('file', new Blob([pdf(kind)], { type: 'application/pdf' }), file_name)
  const said = await rep.POST('/v3/lender_applications.UploadDocument', { body, bodySerializer: () => form })
  return the(said).application
}

/** The agreement all have signed, given to the lender. */
export async function contractSent(rep: Client, application: Application): Promise<Application> {
  const query = { params: { query: { project_id: application.project_id } } }
  const { transactions } = the(await rep.GET('/v3/agreements.ListTransactionsByProject', query))
  const transaction_id = transactions.find(({ status }) => status === 'signed')?.id ?? ''
  const body = { application_id: application.id, version: application.version, transaction_id }
  return the(await rep.POST('/v3/lender_applications.SendContract', { body })).application
}

export async function milestoneSent(
  rep: Client,
  { id, version }: Application,
  milestone: Schemas['LenderMilestoneName'],
  completed_on: string,
): Promise<Application> {
  const body = { application_id: id, version, milestone, completed_on, note: '' }
  return the(await rep.POST('/v3/lender_applications.SubmitMilestone', { body })).application
}
