// The history of a demo sale's agreements: sent, opened, signed, declined, withdrawn, each by the right person.
import { fullName } from '#machines/lib/text.ts'
import type { Schemas } from '#sdk/types.ts'
import { the } from '../answers.ts'
import type { Client, Time } from '../sell.ts'
import type { DemoTemplates, TemplateName } from './agreements.ts'
import { handwritten } from './handwriting.ts'
import { recordOnPaper } from './on-paper.ts'

type Role = Schemas['SignerRole']
type Act = { after_days?: number } & (
  | { open: Role }
  | { sign: Role; in_person?: true }
  | { decline: Role; reason: string }
  | { remind: Role }
  | { withdraw: string }
  /** Signed on paper by everyone; the note about it. */
  | { on_paper: string }
)
export type DemoAgreement = { template: TemplateName; acts: Act[]; message?: string }

/** Signed by both homeowners on one evening, and by the company the day after. */
export const FULLY_SIGNED: DemoAgreement = {
  template: 'installation',
  acts: [{ sign: 'homeowner', after_days: 0.2 }, { sign: 'co_homeowner' }, { sign: 'countersigner', after_days: 0.8 }],
}

/** Signed at the kitchen table, and its scan recorded. */
export const ON_PAPER: DemoAgreement = {
  template: 'installation',
  acts: [{ on_paper: 'Signed at the kitchen table; the originals are in the office.', after_days: 1 }],
}

export type Person = { firstname: string; lastname: string; email: string; phone: string }
type Sale = {
  rep: Client
  manager: Client
  signer: (signing_token: string) => Client
  project_id: string
  homeowner: Person & { preferred_language?: 'es' }
  partner: Person | undefined
  templates: DemoTemplates
  time: Time
}

const DEVICES = {
  phone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  computer:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
}

export async function sendAgreement(sale: Sale, { template, acts, message }: DemoAgreement) {
  const { rep, manager, project_id, templates, time } = sale
  const { transaction } = the(
    await rep.POST('/v3/agreements.Send', {
      body: {
        project_id,
        agreement_id: templates[template],
        deliver: 'mail',
        signers: signersOf(sale, template),
        ...(message ? { message } : {}),
        // The Spanish template is for one homeowner.
        ...(sale.partner && template === 'contrato' ? { one_signature: true } : {}),
      },
    }),
  )
  const transaction_id = transaction.id
  const idOfRole = (role: Role) => transaction.signers.find(one => one.role === role)?.id ?? ''
  const page = async (role: Role, in_person = false) => {
    const body = { transaction_id, signer_id: idOfRole(role), ...(in_person ? { in_person } : {}) }
    const { url } = the(await rep.POST('/v3/agreements.GenerateURL', { body }))
    return sale.signer(url.split('/').at(-1) ?? '')
  }
  const pages = new Map<Role, Client>()
  // Those whose turn it is have their link at once. A link to sign in person is good for an hour, and is made when it is used.
  for (const act of acts) {
    const role =
      'open' in act ? act.open : 'decline' in act ? act.decline : 'sign' in act && !act.in_person ? act.sign : null
    if (role && role !== 'countersigner' && !pages.has(role)) pages.set(role, await page(role))
  }
  for (const act of acts) {
    time.pass(act.after_days ?? 0)
    if ('open' in act) await open(pages.get(act.open) ?? (await page(act.open)))
    else if ('on_paper' in act) await recordOnPaper(rep, transaction, act.on_paper, time)
    else if ('sign' in act) await sign(pages.get(act.sign) ?? (await page(act.sign, act.in_person)))
    else if ('decline' in act) {
      const opened = pages.get(act.decline) ?? (await page(act.decline))
      await open(opened)
      await opened.POST('/v3/agreements.Decline', { body: { reason: act.reason } })
    } else if ('remind' in act)
      await rep.POST('/v3/agreements.SendLink', {
        body: { transaction_id, signer_id: idOfRole(act.remind), kind: 'reminder' },
      })
    else {
      const query = { params: { query: { project_id } } }
      const { transactions } = the(await rep.GET('/v3/agreements.ListTransactionsByProject', query))
      const version = transactions.find(({ id }) => id === transaction_id)?.version ?? 1
      const body = { transaction_id, version, reason: act.withdraw }
      await manager.POST('/v3/agreements.VoidAgreementTransaction', { body })
    }
  }
}

function signersOf({ homeowner, partner }: Sale, template: TemplateName): Schemas['NewSigner'][] {
  const language = homeowner.preferred_language ?? 'en'
  const signer = (role: Role, person: Person): Schemas['NewSigner'] => ({
    role,
    name: fullName(person),
    email: person.email,
    phone: person.phone,
    language,
  })
  if (template === 'interconnection') return [signer('utility_account_holder', homeowner)]
  return [
    signer('homeowner', homeowner),
    ...(partner && template !== 'contrato' ? [signer('co_homeowner', partner)] : []),
    { role: 'countersigner', name: 'Olive Owner', email: 'owner@example.com', language: 'en' },
  ]
}

const DEVICE = { headers: { 'user-agent': DEVICES.phone } }

async function open(signer: Client) {
  await signer.POST('/v3/agreements.Track', { body: { event: 'viewed', time_zone: 'America/Phoenix' }, ...DEVICE })
}

async function sign(signer: Client) {
  const { signing } = the(await signer.GET('/v3/agreements.GetTransaction', {}))
  const device = { headers: { 'user-agent': DEVICES[signing.signer.role === 'countersigner' ? 'computer' : 'phone'] } }
  const track = (body: {
    event: 'viewed' | 'consented' | 'page_read' | 'reviewed' | 'device_received'
    page?: number
  }) => signer.POST('/v3/agreements.Track', { body: { ...body, time_zone: 'America/Phoenix' }, ...device })
  if (signing.in_person_by) await track({ event: 'device_received' })
  await track({ event: 'viewed' })
  await track({ event: 'consented' })
  for (const [index] of signing.pages.entries()) await track({ event: 'page_read', page: index + 1 })
  const { name, role } = signing.signer
  const own = signing.fields.filter(field => field.signer_role === role)
  const ink = own.filter(({ type }) => type === 'signature' || type === 'initials')
  const adopt = async (kind: 'signature' | 'initials') => {
    const initials = name.replaceAll(/(\p{L})\p{L}*\s*/gu, '$1')
    const body = { kind, way: 'drawn' as const, png_base64: handwritten(kind === 'initials' ? initials : name) }
    return the(await signer.POST('/v3/agreements.AddSignature', { body, ...device })).signature.id
  }
  const values = Object.fromEntries(
    own.flatMap(({ id, type, label }): [string, string][] =>
      type === 'checkbox' ? [[id, 'true']] : type === 'text' ? [[id, answerTo(label)]] : [],
    ),
  )
  const initials_id = ink.some(({ type }) => type === 'initials') ? { initials_id: await adopt('initials') } : {}
  const signature_id = await adopt('signature')
  await track({ event: 'reviewed' })
  await signer.POST('/v3/agreements.SaveSigned', {
    body: {
      signature_id,
      ...initials_id,
      values,
      signed_fields: ink.map(({ id }) => id),
      consent_version: signing.consent.version,
      document_hash: signing.document_hash,
    },
    ...device,
  })
}

const answerTo = (label: string) =>
  label.startsWith('Account') ? '000 111 2223' : label.startsWith('Meter') ? 'M-000123' : 'The side gate is open.'
