// Signing in through the gateway: with the company's stored credentials, and without the token, which no browser ever sees.

import type { WireAnswer } from '#machines/applications/lenders/lender-dialect.ts'
import { inCompany } from '#server/db/database.ts'
import type { Admitted } from './admission.ts'
import { noteExchange } from './admission.ts'
import { inItsWords, type Passing } from './passing.ts'
import { tell } from './tell.ts'

const KEPT = 'kept-by-the-server'

export async function passSignIn(passing: Passing, admitted: Admitted): Promise<WireAnswer> {
  const { ports, database, key } = passing
  const { connection } = admitted
  const request = connection.dialect.sign_in.write(connection.credentials)
  const outcome = await tell(ports, connection, { endpoint: admitted.name, request, key }, undefined)
  await inCompany(database, admitted.caller.company_id, db => noteExchange(db, passing, admitted, outcome))
  const { status, body } = inItsWords(outcome)
  return { status, body: withoutSecrets(body) }
}

/** Masks texts under secret-like names at any depth. */
const withoutSecrets = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body), (name, value: unknown) =>
    typeof value === 'string' && /token|secret|key|password|session|bearer|jwt/i.test(name) ? KEPT : value,
  )
