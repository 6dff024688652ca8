import { eq, sql } from 'drizzle-orm'
import { sqlState } from '../db/database.ts'
import { users } from '../db/schema-company.ts'
import type { Handlers } from '../handler.ts'
import { KeptRefusal, refuse } from '../lib/refuse.ts'
import { companyReadyMail } from '../mail/account-mails.ts'
import { writeMail } from '../mail/write-mail.ts'
import { openSession } from '../session/open-session.ts'
import { hashPassword, requireGoodPassword } from '../session/passwords.ts'
import { slowDown } from '../session/throttle.ts'
import { contactHandlers } from './contact-handlers.ts'
import { addStarterCatalogue, addUser, createCompany, nextCompanyId } from './create-company.ts'
import { generalHandlers } from './general-handlers.ts'
import { profileHandlers } from './profile-handlers.ts'
import { SYSTEM_ROLES } from './system-roles.ts'
import { timeZoneOf } from './time-zones.ts'
import { usageHandlers } from './usage-handlers.ts'

const COMPANIES_BEFORE_WAITING = 5

export const company: Handlers<'company'> = {
  ...profileHandlers,
  ...contactHandlers,
  ...generalHandlers,
  ...usageHandlers,

  '/v3/company.SignUp': async ({ input, db, ports, request, audit }) => {
    await slowDown(db, 'sign-up', request.ip, COMPANIES_BEFORE_WAITING, ports.now())
    const { company_name, state, password, ...person } = input
    const taken = refuse(409, 'email_taken', {
      email: 'There is an account with this e-mail. Sign in, or ask for a new password.',
    })
    const [there] = await db
      .select({ id: users.id })
      .from(users)
      .where(eq(sql`lower(${users.email})`, person.email.toLowerCase()))
    if (there) throw new KeptRefusal(taken)
    requireGoodPassword(
      password,
      [person.email, person.firstname, person.lastname, company_name, ports.brand],
      'password',
    )
    const company_id = await nextCompanyId(db)
    const roles = await createCompany(
      db,
      ports,
      company_id,
      {
        name: company_name,
        legal_name: company_name,
        state,
        timezone: timeZoneOf(state),
        email: person.email,
        ...(person.phone ? { phone: person.phone } : {}),
      },
      SYSTEM_ROLES,
    )
    await addStarterCatalogue(db, ports, company_id)
    const password_hash = await hashPassword(password)
    const user_id = await addUser(db, ports, company_id, {
      ...person,
      role_id: roles.get('Owner') ?? '',
      password_hash,
    }).catch((error: unknown) => {
      // Two sign-ups at once: the second finds the e-mail taken.
      throw sqlState(error) === '23505' ? taken : error
    })
    await writeMail(db, ports, {
      company_id,
      to: person.email,
      ...companyReadyMail(ports.brand, person, company_name),
      link: { url: ports.public_origin, role_id: roles.get('Owner') ?? '' },
    })
    await audit({
      sentence: `set up ${company_name}`,
      actor: { company_id, user_id, name: `${person.firstname} ${person.lastname}` },
    })
    return openSession(db, ports, request, { company_id, id: user_id })
  },
}
