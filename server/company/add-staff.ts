// Adds a member of the product's own staff, before anyone can invite them.

import { eq } from 'drizzle-orm'
import * as z from 'zod'
import { fullName } from '#machines/lib/text.ts'
import { DAY_MS } from '#machines/lib/time.ts'
import { hasAccount } from '#server/company/session/account-of.ts'
import { resetLink } from '#server/company/session/reset-link.ts'
import { writeAudit } from '../audit.ts'
import { INTERNAL_COMPANY } from '../caller.ts'
import { type Database, enterTenant } from '../db/database.ts'
import { roles } from '../db/schema/company.ts'
import type { Ports } from '../ports/ports.ts'
import { addUser } from './create-company.ts'
import { SUPPORT_ROLE } from './system-roles.ts'
import { words } from './words.ts'

const LINK_LIVES_MS = DAY_MS

/** Returns the link that sets their password. Throws an Error with a message for the operator. */
export async function addStaff(database: Database, ports: Ports, given: { email: string; name: string }) {
  const address = z.email().max(254).safeParse(given.email.trim())
  if (!address.success) throw new Error(`${given.email} is no e-mail address. Give one such as name@example.com.`)
  const [firstname = '', ...rest] = given.name.trim().split(/\s+/)
  const lastname = rest.join(' ')
  if (lastname === '' || given.name.length > 120) throw new Error('Give a first and a last name, as "First Last".')
  const email = address.data.toLowerCase()
  return database.transaction(async db => {
    // Still at the door, where the accounts of all companies are seen: an e-mail signs in to one.
    if (await hasAccount(db, email))
      throw new Error(
        `${email} has an account already, so nothing was added. A new password is asked for at ${ports.public_origin}/reset-password.`,
      )
    await enterTenant(db, INTERNAL_COMPANY)
    const [role] = await db.select().from(roles).where(eq(roles.name, SUPPORT_ROLE.name))
    if (!role) throw new Error('The company of the staff has no support role. Start the server once, then try again.')
    const person = { firstname, lastname, email, role_id: role.id, password_hash: null }
    const id = await addUser(db, ports, INTERNAL_COMPANY, person)
    const request = { id: crypto.randomUUID(), ip: '', user_agent: '', token: undefined }
    await writeAudit(db, ports, { kind: 'anyone' }, request, '/v3/users.AcceptInvite', 'done', {
      sentence: () => words.staff_added({ role: role.name }),
      entity_id: id,
      actor: { company_id: INTERNAL_COMPANY, user_id: id, name: fullName({ firstname, lastname }) },
    })
    return resetLink(db, ports, { company_id: INTERNAL_COMPANY, id }, LINK_LIVES_MS)
  })
}
