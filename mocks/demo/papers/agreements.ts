// The demo company's agreement templates: four that are published and a draft that is not ready yet.
import type { Schemas } from '#sdk/types.ts'
import type { Contract } from '#server/agreements/starter/contract.ts'
import { setContract } from '#server/agreements/starter/set-contract.ts'
import { the } from '../answers.ts'
import type { Client } from '../sell.ts'
import { BATTERY, INTERCONNECTION } from './contracts.ts'

export type TemplateName = 'installation' | 'leased' | 'interconnection' | 'contrato'
export type DemoTemplates = Record<TemplateName, string>

type Draft = Schemas['AgreementDraft']
const ANYWHERE = { states: [], financing_types: [], adder_ids: [] }
const signs = (...roles: [Schemas['SignerRole'], number][]): Draft['signers'] =>
  roles.map(([role, step]) => ({ role, step }))

/** Answers their ids. */
export async function demoAgreements(owner: Client): Promise<DemoTemplates> {
  const installation = await starter(owner, 'en', 2)
  const leased = await starter(owner, 'en', 2, 'third_party')
  const interconnection = await template(owner, INTERCONNECTION, {
    ...ANYWHERE,
    kind: 'interconnection',
    language: 'en',
    signers: signs(['utility_account_holder', 1]),
    rescission_notice: false,
  })
  const contrato = await starter(owner, 'es', 1)
  await unfinished(owner)
  return { installation, leased, interconnection, contrato }
}

async function starter(
  owner: Client,
  language: Schemas['Language'],
  homeowners: 1 | 2,
  ownership: 'homeowner' | 'third_party' = 'homeowner',
): Promise<string> {
  const body = { language, ownership, homeowners, workmanship_years: 10, roof_years: 10, lawyer_checks: true }
  const made = the(await owner.POST('/v3/collections.AddStarterAgreement', { body })).agreement
  const draft = { ...made.draft, site_page: true }
  const { agreement } = the(
    await owner.POST('/v3/collections.UpdateAgreement', {
      body: { agreement_id: made.id, version: made.version, draft },
    }),
  )
  await publish(owner, agreement)
  return made.id
}

const publish = (owner: Client, { id: agreement_id, version }: { id: string; version: number }) =>
  owner.POST('/v3/collections.PublishAgreement', { body: { agreement_id, version } }).then(the)

type Rest = Omit<Draft, 'name' | 'fields'>

async function template(owner: Client, contract: Contract, rest: Rest): Promise<string> {
  const { agreement_id, version } = await saved(owner, contract, rest, fields => fields)
  await publish(owner, { id: agreement_id, version })
  return agreement_id
}

/** Not ready to sign, and one of its fields is empty. */
async function unfinished(owner: Client) {
  const rest: Rest = {
    ...ANYWHERE,
    kind: 'other',
    language: 'en',
    signers: signs(['homeowner', 1]),
    rescission_notice: false,
  }
  await saved(owner, BATTERY, rest, fields =>
    fields.map((field, at) => {
      const { variable, ...unbound } = field
      return at === 0 ? field : unbound
    }),
  )
}

async function saved(
  owner: Client,
  contract: Contract,
  rest: Rest,
  change: (fields: Schemas['Field'][]) => Schemas['Field'][],
) {
  const { bytes, fields } = await setContract(contract)
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }))
  form.set('file_name', `${contract.title}.pdf`)
  form.set('name', contract.title)
  const uploaded = await owner.POST('/v3/collections.UploadAgreement', {
    body: { file: '', file_name: '' },
    bodySerializer: () => form,
  })
  const { id: agreement_id, version } = the(uploaded).agreement
  const draft = { name: contract.title, ...rest, fields: change(fields) }
  const { agreement } = the(
    await owner.POST('/v3/collections.UpdateAgreement', { body: { agreement_id, version, draft } }),
  )
  return { agreement_id, version: agreement.version }
}
