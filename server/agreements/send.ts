// Sending an agreement: what must be true before a homeowner is asked to sign, and the transaction it makes.
import { eq } from 'drizzle-orm'
import type { Schemas } from '#sdk/types.ts'
import type { UserCaller } from '../caller.ts'
import type { Db } from '../db/database.ts'
import { companies, homeowners, project_financing, signers, transactions } from '../db/schema.ts'
import { notFound, refuse } from '../lib/refuse.ts'
import type { Ports } from '../ports/ports.ts'
import type { ProjectRow } from '../projects/access.ts'
import { basisOf, keepBasis } from '../quote/basis.ts'
import { requireChecks } from '../quote/checks.ts'
import { productionOf } from '../quote/production.ts'
import { requireTemplate } from './templates.ts'
import { appendEvent } from './trail.ts'
import { variablesOf } from './variables.ts'
import type { TransactionRow } from './view.ts'

type Request = { agreement_id: string; signers: { role: Schemas['SignerRole']; name: string; email: string }[] }

export async function send(
  db: Db,
  ports: Ports,
  caller: UserCaller,
  project: ProjectRow,
  request: Request,
): Promise<TransactionRow> {
  const { latest } = await requireTemplate(db, request.agreement_id)
  if (!['active', 'submitted', 'approved', 'paid_by_cash'].includes(project.status)) {
    throw refuse(
      409,
      'project_not_ready',
      `An agreement cannot be sent while the project is ${project.status.replaceAll('_', ' ')}.`,
    )
  }
  requireSigners(latest.fields, request.signers)
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
  const [company] = await db.select().from(companies)
  const [primary] = await db
    .select()
    .from(homeowners)
    .where(eq(homeowners.project_id, project.id))
    .orderBy(homeowners.is_primary)
    .limit(1)
  if (!company || !primary) throw notFound('homeowner')
  const production = await productionOf(db, ports, project)
  const now = ports.now()
  const [row] = await db
    .insert(transactions)
    .values({
      company_id: caller.company_id,
      id: ports.id(),
      project_id: project.id,
      agreement_id: request.agreement_id,
      agreement_version: latest.version,
      variables: variablesOf({
        homeowner_name:
          request.signers.find(signer => signer.role === 'homeowner')?.name ??
          `${primary.firstname} ${primary.lastname}`,
        address: project.address,
        company_name: company.legal_name,
        snapshot: financing.snapshot,
        annual_kwh: production?.annual_kwh ?? 0,
        today: now,
        timezone: company.timezone,
      }),
      financing_type: financing.snapshot.offer.type,
      basis_hash: basis.hash,
      document_hash: latest.document_hash,
      created_by: caller.user_id,
      created_at: now,
    })
    .returning()
  if (!row) throw notFound('agreement')
  await keepBasis(db, ports, project, basis)
  await db.insert(signers).values(
    request.signers.map((signer, position) => ({
      ...signer,
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
    detail: { document_sha256: latest.document_hash },
  })
  return row
}

function requireSigners(fields: Schemas['Field'][], chosen: Request['signers']) {
  const roles = chosen.map(signer => signer.role)
  if (new Set(roles).size < roles.length) throw refuse(400, 'invalid_input', { signers: 'Each role signs once.' })
  const missing = fields.find(field => field.type !== 'variable' && !roles.includes(field.signer_role))
  if (missing)
    throw refuse(400, 'invalid_input', {
      signers: `The agreement has a field for the ${missing.signer_role.replaceAll('_', ' ')}. Name that signer.`,
    })
}
