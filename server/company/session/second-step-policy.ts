// Members who must have a second step by the company's policy: who has none yet, and notifying them.
import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { SecondStepPolicy } from '#machines/company/session/second-step-policy.ts'
import type { Db } from '#server/db/database.ts'
import { authenticators, passkeys, roles, users } from '#server/db/schema/company.ts'
import type { Ports } from '#server/ports/ports.ts'
import { signInChangedMail } from '../mail/account-mails.ts'
import { writeMail } from '../mail/write-mail.ts'
import { tellUsers } from '../notifications/tell.ts'
import { words } from './words.ts'

const isAsked = ({ required_of, role_ids, permissions }: SecondStepPolicy): SQL | undefined => {
  if (required_of === 'roles') return inArray(users.role_id, role_ids)
  if (required_of === 'permissions')
    return sql`exists (select from ${roles} r where r.company_id = ${users.company_id} and r.id = ${users.role_id}
      and r.permissions && array[${sql.join(
        permissions.map(one => sql`${one}`),
        sql`, `,
      )}]::text[])`
  return required_of === 'nobody' ? sql`false` : undefined
}

/** For a query of users: active ones who must have a second step and have none. */
export const lacksSecondStep = (policy: SecondStepPolicy | null): SQL | undefined =>
  policy === null
    ? sql`false`
    : and(
        eq(users.status, 'active'),
        isAsked(policy),
        sql`not exists (select from ${authenticators} a where a.company_id = ${users.company_id} and a.user_id = ${users.id} and a.confirmed_at is not null)`,
        sql`not exists (select from ${passkeys} k where k.company_id = ${users.company_id} and k.user_id = ${users.id})`,
      )

/** Needs a transaction inside the company's tenant, like all here. */
export async function missingSecondStep(db: Db, policy: SecondStepPolicy | null): Promise<string[]> {
  if (policy === null) return []
  const rows = await db.select({ id: users.id }).from(users).where(lacksSecondStep(policy))
  return rows.map(({ id }) => id)
}

export async function withSecondStep(db: Db, user_ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (user_ids.length === 0) return new Set()
  const of = (table: typeof authenticators | typeof passkeys) => inArray(table.user_id, [...user_ids])
  const apps = await db
    .select({ user_id: authenticators.user_id })
    .from(authenticators)
    .where(and(of(authenticators), isNotNull(authenticators.confirmed_at)))
  const keys = await db.select({ user_id: passkeys.user_id }).from(passkeys).where(of(passkeys))
  return new Set([...apps, ...keys].map(({ user_id }) => user_id))
}

type Asked = { company_id: number; user_ids: readonly string[]; policy: SecondStepPolicy }

/** In the product and by email, since some members rarely sign in. */
export async function tellRequired(db: Db, ports: Ports, { company_id, user_ids, policy }: Asked) {
  if (user_ids.length === 0) return
  const details = () => [words.set_up_in_days({ days: policy.grace_days })]
  const sentence = () => words.second_step_needed
  for (const user of await db
    .select()
    .from(users)
    .where(inArray(users.id, [...user_ids])))
    await writeMail(db, ports, {
      company_id,
      to: user.email,
      ...signInChangedMail(ports.brand, user, () => `${sentence()}. ${details().join(' ')}`),
      link: { url: `${ports.public_origin}/reset-password`, role_id: null },
    })
  for (const user_id of user_ids)
    await tellUsers(db, ports, {
      company_id,
      user_ids: [user_id],
      event: 'sign_in_changed',
      sentence,
      details,
      page: `/team/user/${user_id}`,
    })
}
