// Agreements out for signature, for tests of what their signers may do.
import { PDF, StandardFonts } from '@libpdf/core'
import type { Client } from '#mocks/demo/sell.ts'
import type { Input, Schemas } from '#sdk/types.ts'
import { demoSignature } from '#tests/support/signing/agreement.ts'
import type { TestApp } from '../app.ts'
import { answered, financed } from '../sale.ts'

type Role = Schemas['SignerRole']
type Field = Schemas['Field']
export type Person = { role: Role; step: number; name: string; email?: string; language?: Schemas['Language'] }

export const SAM: Person = { role: 'homeowner', step: 1, name: 'Sam Sample' }
export const KIM: Person = { role: 'co_homeowner', step: 1, name: 'Kim Sample' }
export const CORA: Person = { role: 'countersigner', step: 2, name: 'Cora Counter' }
export const emailOfSigner = ({ name, email }: Person) =>
  email ?? `${name.toLowerCase().replaceAll(' ', '.')}@example.com`

/** A field two points high per row, without overlaps. */
export const field = (type: Field['type'], signer_role: Role, row: number, more: Partial<Field> = {}): Field => ({
  id: `${signer_role}-${type}`,
  type,
  page: 1 + (row % 2),
  x: 0.1 + (row % 3) * 0.3,
  y: 0.1 + row * 0.06,
  w: 0.25,
  h: 0.05,
  signer_role,
  required: true,
  label: '',
  ...more,
})

/** Each signer's fields. */
export const fieldsOf = (people: readonly Person[]): Field[] =>
  people.flatMap(({ role }, place) => [
    field('signature', role, place * 3),
    field('initials', role, place * 3 + 1),
    field('date', role, place * 3 + 2),
  ])

async function twoPages(): Promise<Blob> {
  const pdf = PDF.create()
  for (const text of ['The first page of an agreement.', 'The second page of an agreement.'])
    pdf.addPage({ size: 'letter' }).drawText(text, { x: 64, y: 700, size: 12, font: StandardFonts.Helvetica })
  return new Blob([new Uint8Array(await pdf.save())], { type: 'application/pdf' })
}

/** A published template of two pages with these fields; its id. */
export async function template(
  owner: Client,
  people: readonly Person[],
  fields: Field[] = fieldsOf(people),
  more: Partial<Schemas['AgreementDraft']> = {},
): Promise<string> {
  const form = new FormData()
  form.set('file', await twoPages())
  form.set('file_name', 'agreement.pdf')
  form.set('name', 'Solar agreement')
  const uploaded = await owner.POST('/v3/collections.UploadAgreement', {
    body: { file: '', file_name: '' },
    bodySerializer: () => form,
  })
  const { id: agreement_id, version } = answered(uploaded.data).agreement
  const draft: Schemas['AgreementDraft'] = {
    name: 'Solar agreement',
    kind: 'installation',
    language: 'en',
    fields,
    signers: people.map(({ role, step }) => ({ role, step })),
    states: [],
    financing_types: [],
    adder_ids: [],
    rescission_notice: false,
    ...more,
  }
  const saved = answered(
    (await owner.POST('/v3/collections.UpdateAgreement', { body: { agreement_id, version, draft } })).data,
  )
  await owner.POST('/v3/collections.PublishAgreement', { body: { agreement_id, version: saved.agreement.version } })
  return agreement_id
}

const usual = new WeakMap<TestApp, Map<string, Promise<string>>>()

/** One for all who sign in the same roles and order. */
function usualTemplate(test: TestApp, owner: Client, people: readonly Person[]): Promise<string> {
  const known = usual.get(test) ?? new Map<string, Promise<string>>()
  usual.set(test, known)
  const key = people.map(({ role, step }) => `${role} ${step}`).join()
  const made = known.get(key) ?? template(owner, people)
  known.set(key, made)
  return made
}

/** Sends it; one page for each signer, in their order. */
export async function outForSignature(
  test: TestApp,
  owner: Client,
  people: readonly Person[],
  { project_id, agreement_id }: { project_id?: string; agreement_id?: string } = {},
) {
  const project = project_id ?? (await financed(owner)).project_id
  const agreement = agreement_id ?? (await usualTemplate(test, owner, people))
  const signers = people.map(one => ({
    role: one.role,
    name: one.name,
    email: emailOfSigner(one),
    language: one.language ?? 'en',
  }))
  const body = { project_id: project, agreement_id: agreement, signers, deliver: 'none' as const }
  const { transaction } = answered((await owner.POST('/v3/agreements.Send', { body })).data)
  const pages = []
  // Copy recipients get a link once it is available.
  for (const one of transaction.signers.filter(({ role }) => role !== 'cc'))
    pages.push(signingPage(test, await linkFor(owner, transaction.id, one.id)))
  return { project_id: project, agreement_id: agreement, transaction, pages }
}

export async function linkFor(owner: Client, transaction_id: string, signer_id: string, in_person = false) {
  const body = { transaction_id, signer_id, ...(in_person ? { in_person } : {}) }
  const { data } = await owner.POST('/v3/agreements.GenerateURL', { body })
  return answered(data).url.split('/').at(-1) ?? ''
}

type Told = Input<'/v3/agreements.Track'>
type Signed = Input<'/v3/agreements.SaveSigned'>
export type SigningPage = ReturnType<typeof signingPage>

/** Requests of a signing link's holder. */
export function signingPage(test: Pick<TestApp, 'anyone'>, token: string) {
  const headers = { 'X-Signing-Token': token }
  const { anyone } = test
  const read = async (language?: Schemas['Language']) => {
    const params = language ? { query: { language } } : {}
    return answered((await anyone.GET('/v3/agreements.GetTransaction', { headers, params })).data).signing
  }
  const track = async (event: Told['event'], more: Partial<Told> = {}) =>
    answered((await anyone.POST('/v3/agreements.Track', { headers, body: { event, ...more } })).data).noted
  const adopt = async (kind: 'signature' | 'initials', png_base64 = demoSignature) =>
    answered(
      (await anyone.POST('/v3/agreements.AddSignature', { headers, body: { kind, way: 'drawn', png_base64 } })).data,
    ).signature
  const adopted = async () => answered((await anyone.GET('/v3/agreements.ListSignatures', { headers })).data).signatures
  const keep = async (values: Record<string, string>, signed_fields: string[] = []) =>
    answered((await anyone.POST('/v3/agreements.SaveProgress', { headers, body: { values, signed_fields } })).data)
      .saved
  const save = async (body: Signed) =>
    answered((await anyone.POST('/v3/agreements.SaveSigned', { headers, body })).data).signing
  const decline = async (reason: string) =>
    answered((await anyone.POST('/v3/agreements.Decline', { headers, body: { reason } })).data).signing
  const report = async () => answered((await anyone.GET('/v3/agreements.GetSigningReport', { headers })).data).report

  /** Opened, agreed to, every page read. */
  const prepare = async () => {
    await track('viewed')
    await track('consented')
    for (const page of [1, 2]) await track('page_read', { page })
  }
  /** SaveSigned's input, with a signature and initials adopted for it. */
  const ready = async (values: Record<string, string> = {}): Promise<Signed> => {
    const { consent, document_hash, fields } = await read()
    const inked = fields.filter(({ type }) => type === 'signature' || type === 'initials')
    return {
      signature_id: (await adopt('signature')).id,
      initials_id: (await adopt('initials')).id,
      values,
      signed_fields: inked.map(({ id }) => id),
      consent_version: consent.version,
      document_hash,
    }
  }
  const sign = async (values?: Record<string, string>) => {
    await prepare()
    return save(await ready(values))
  }
  return { token, read, track, adopt, adopted, keep, save, decline, report, prepare, ready, sign }
}
