// A link to set a new password, created by the operator.
import { fullName } from '#machines/lib/text.ts'
import { writeAudit } from '#server/audit.ts'
import { type Database, enterTenant } from '#server/db/database.ts'
import type { Ports } from '#server/ports/ports.ts'
import { resetLink } from './reset-link.ts'
import { findByEmail, mayEnter } from './sign-in.ts'
import { words } from './words.ts'

/** Throws an Error with a message for the operator. */
export const passwordLink = (database: Database, ports: Ports, email: string): Promise<string> =>
  database.transaction(async db => {
    const account = await findByEmail(db, email)
    if (!account || !mayEnter(account)) throw new Error(`${email} has no active account here.`)
    const { company_id, id } = account.user
    await enterTenant(db, company_id)
    const request = { id: crypto.randomUUID(), ip: '', user_agent: '', token: undefined }
    await writeAudit(db, ports, { kind: 'anyone' }, request, '/v3/users.RequestResetPassword', 'done', {
      sentence: () => words.reset_link_printed({ name: fullName(account.user) }),
      entity_id: id,
      actor: { company_id, user_id: null, name: OPERATOR },
    })
    return resetLink(db, ports, { company_id, id })
  })

/** The operator's name in the audit log. */
export const OPERATOR = 'Server operator'
