// A company begins with its owner, who is signed in: at sign-up, or once the mailed link was opened.

import { refuse } from '#machines/lib/refuse.ts'
import { fullName } from '#machines/lib/text.ts'
import type { Input, Path, Schemas } from '#sdk/types.ts'
import { companyReadyMail } from '#server/company/mail/account-mails.ts'
import { noteVerified } from '#server/company/mail/daily-limit.ts'
import { writeMail } from '#server/company/mail/write-mail.ts'
import { openSession } from '#server/company/session/open-session.ts'
import { makeCodes } from '#server/company/session/recovery-codes.ts'
import { writeAudit } from '../audit.ts'
import { type Db, sqlState } from '../db/database.ts'
import type { RequestFacts } from '../handler.ts'
import type { Ports } from '../ports/ports.ts'
import { addStarterCatalogue, addUser, createCompany, nextCompanyId } from './create-company.ts'
import { SYSTEM_ROLES } from './system-roles.ts'
import { timeZoneOf } from './time-zones.ts'
import { words } from './words.ts'

/** A person who has chosen a password; only its hash is stored. */
export type Founder = Omit<Input<'/v3/company.SignUp'>, 'password'> & { password_hash: string }

export const emailTaken = () =>
  refuse(409, 'email_taken', {
    email: words.email_taken,
  })

export async function beginCompany(
  db: Db,
  ports: Ports,
  request: RequestFacts,
  path: Path,
  { company_name, state, password_hash, ...person }: Founder,
): Promise<Schemas['CompanyBegun']> {
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
  const role_id = roles.get('Owner') ?? ''
  const user_id = await addUser(db, ports, company_id, { ...person, role_id, password_hash }).catch(
    (error: unknown) => {
      // Two at once: the second finds the email taken.
      throw sqlState(error) === '23505' ? emailTaken() : error
    },
  )
  await writeMail(db, ports, {
    company_id,
    to: person.email,
    ...companyReadyMail(ports.brand, person, company_name),
    link: { url: ports.public_origin, role_id: null },
  })
  await writeAudit(db, ports, { kind: 'anyone' }, request, path, 'done', {
    sentence: () => words.company_set_up({ company: company_name }),
    actor: { company_id, user_id, name: fullName(person) },
  })
  // The link that finishes a sign-up was mailed.
  if (path === '/v3/company.FinishSignUp') await noteVerified(db, company_id, ports.now())
  const opened = await openSession(db, ports, request, { company_id, id: user_id }, path)
  if (ports.mail_server) return opened
  // No email reaches the owner, and no one else could set a new password.
  const [password_code = ''] = await makeCodes(db, ports, { company_id, id: user_id }, 'password')
  return { ...opened, password_code }
}
