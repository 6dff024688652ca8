// An agreement sent to people, and the links they sign by.
import type { Client } from '#mocks/demo/sell.ts'
import { answered, financed } from '../sale.ts'
import { emailOfSigner, field, type Person, template } from './signing.ts'

const FIELDS = [
  field('text', 'homeowner', 0, { page: 1, y: 0.3, label: 'Storeys of the house' }),
  field('checkbox', 'homeowner', 0, { page: 1, y: 0.5, w: 0.03, h: 0.02, label: 'I rent no part of it' }),
  field('signature', 'homeowner', 0, { page: 2, y: 0.6 }),
]

/** Signing links, in the order of the people. The company must have its license. */
export async function linksFor(owner: Client, people: readonly Person[], fields = FIELDS): Promise<string[]> {
  const { project_id } = await financed(owner)
  const agreement_id = await template(owner, people, fields)
  const signers = people.map(one => ({
    role: one.role,
    name: one.name,
    email: emailOfSigner(one),
    language: one.language ?? 'en',
  }))
  const body = { project_id, agreement_id, signers, deliver: 'none' as const }
  const { transaction } = answered((await owner.POST('/v3/agreements.Send', { body })).data)
  const links = []
  for (const { id } of transaction.signers) {
    const made = await owner.POST('/v3/agreements.GenerateURL', {
      body: { transaction_id: transaction.id, signer_id: id },
    })
    links.push(answered(made.data).url)
  }
  return links
}
