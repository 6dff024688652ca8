// Sending an agreement: what must be true before a homeowner is asked to sign, and the transaction it makes.
import { eq } from 'drizzle-orm'
import type { Input, Schemas } from '#sdk/types.ts'
import type { UserCaller } from '../caller.ts'
import type { Db } from '../db/database.ts'
import { project_financing, signers, transactions } from '../db/schema.ts'
import { notFound, refuse } from '../lib/refuse.ts'
import type { Ports } from '../ports/ports.ts'
import type { ProjectRow } from '../projects/access.ts'
import { basisOf, keepBasis } from '../quote/basis.ts'
import { requireChecks } from '../quote/checks.ts'
import { requirePublished } from './templates.ts'
import { appendEvent } from './trail.ts'
import { agreementValues } from './variable-values.ts'
import type { TransactionRow } from './view.ts'

type Request = Pick<Input<'/v3/agreements.Send'>, 'agreement_id' | 'signers' | 'message'>

export async function send(
  db: Db,
  ports: Ports,
  caller: UserCaller,
  project: ProjectRow,
  request: Request,
): Promise<TransactionRow> {
  const { version, content } = await requirePublished(db, request.agreement_id)
  if (!['active', 'submitted', 'approved', 'paid_by_cash'].includes(project.status)) {
    throw refuse(
      409,
      'project_not_ready',
      `An agreement cannot be sent while the project is ${project.status.replaceAll('_', ' ')}.`,
    )
  }
  requireSigners(content.fields, request.signers)
  const [financing] = await db.select().from(project_financing).where(eq(project_financing.project_id, project.id))
  const basis = await basisOf(db, project)
  if (!financing) throw refuse(409, 'financing_missing', 'Choose the financing before you send an agreement.')
  if (!basis || basis.hash !== financing.snapshot.basis_hash) {
    throw refuse(
      409,
      'financing_out_of_date',
      'Design or price has changed since the financing was chosen. Choose it again, then send.',
    )
  }
  await requireChecks(db, ports, caller, project)
  const values = await agreementValues(db, ports, project, { language: content.language, signers: request.signers })
  const now = ports.now()
  const [row] = await db
    .insert(transactions)
    .values({
      company_id: caller.company_id,
      id: ports.id(),
      project_id: project.id,
      agreement_id: request.agreement_id,
      agreement_version: version,
      content,
      document_file_id: content.file_id,
      variables: shownValues(content.fields, values),
      message: request.message,
      financing_type: financing.snapshot.offer.type,
      basis_hash: basis.hash,
      document_hash: content.document_hash,
      created_by: caller.user_id,
      created_by_name: caller.name,
      created_at: now,
    })
    .returning()
  if (!row) throw notFound('agreement')
  await keepBasis(db, ports, project, basis)
  await db.insert(signers).values(
    request.signers.map((signer, position) => ({
      ...signer,
      step: content.signers.find(({ role }) => role === signer.role)?.step ?? 1,
      company_id: caller.company_id,
      id: ports.id(),
      transaction_id: row.id,
      position,
    })),
  )
  await appendEvent(db, ports, {
    company_id: row.company_id,
    transaction_id: row.id,
    event: 'sent',
    actor: caller.name,
    detail: { document_sha256: content.document_hash },
  })
  return row
}

/** What the variable fields say, by field id. */
const shownValues = (fields: Schemas['Field'][], values: Schemas['VariableValue'][]): Record<string, string> =>
  Object.fromEntries(
    fields
      .filter(({ type }) => type === 'variable')
      .map(({ id, variable }) => [id, values.find(({ name }) => name === variable)?.value ?? '']),
  )

function requireSigners(fields: Schemas['Field'][], chosen: Request['signers']) {
  const roles = chosen.map(signer => signer.role)
  if (new Set(roles).size < roles.length) throw refuse(400, 'invalid_input', { signers: 'Each role signs once.' })
  const missing = fields.find(field => field.type !== 'variable' && !roles.includes(field.signer_role))
  if (missing)
    throw refuse(400, 'invalid_input', {
      signers: `The agreement has a field for the ${missing.signer_role.replaceAll('_', ' ')}. Name that signer.`,
    })
}
