// Suggested signers for each role of an agreement, from the project.

import { and, asc, eq } from 'drizzle-orm'
import { inSteps, rolesWithFields } from '#machines/agreements/chosen-signers.ts'
import { fullName } from '#machines/lib/text.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Sale } from '#server/money/sale/sale.ts'
import type { Db } from '../../db/database.ts'
import { roles, users } from '../../db/schema/company.ts'

type Suggested = Schemas['Preparation']['signers'][number]
type Known = Pick<Suggested, 'name' | 'email' | 'phone' | 'language'>
type Content = Pick<Schemas['AgreementDraft'], 'fields' | 'signers' | 'language'>

/** One for each role the template names or has fields for. An empty name or e-mail is to be entered. */
export async function suggestSigners(
  db: Db,
  { homeowners: people, owner, company }: Sale,
  content: Content,
): Promise<Suggested[]> {
  const signing = rolesWithFields(content)
  // The company's signer: its first owner, until the sender names another.
  const [head] = signing.includes('countersigner')
    ? await db
        .select({ user: users })
        .from(users)
        .innerJoin(roles, eq(roles.id, users.role_id))
        .where(and(eq(roles.is_system, true), eq(roles.name, 'Owner'), eq(users.status, 'active')))
        .orderBy(asc(users.created_at), asc(users.id))
        .limit(1)
    : []
  const nobody: Known = { name: '', email: '', phone: null, language: content.language }
  const homeowner = (index: number) => known(people[index], people[index]?.preferred_language) ?? nobody
  const by_role: Record<Schemas['SignerRole'], () => Known> = {
    homeowner: () => homeowner(0),
    co_homeowner: () => homeowner(1),
    utility_account_holder: () => homeowner(0),
    sales_rep: () => known(owner?.status === 'active' ? owner : undefined, 'en') ?? nobody,
    countersigner: () => known(head?.user, 'en') ?? nobody,
    cc: () => ({ ...nobody, name: company.name, email: company.email ?? '', language: 'en' }),
  }
  const copied = content.signers.some(({ role }) => role === 'cc') ? (['cc'] as const) : []
  return inSteps(
    content,
    [...signing, ...copied].map(role => ({ role, ...by_role[role](), required: signing.includes(role) })),
  )
}

type Person = { firstname: string; lastname: string; email: string | null; phone: string | null }

const known = (person: Person | undefined, language: Schemas['Language'] = 'en'): Known | undefined =>
  person && {
    name: fullName(person).trim(),
    email: person.email ?? '',
    phone: person.phone,
    language,
  }
