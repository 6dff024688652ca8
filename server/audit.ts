// The audit log: one line for every write and for every refusal by role, in the transaction of what it tells about.
import { operations } from '#sdk/operations.gen.ts'
import type { Path } from '#sdk/types.ts'
import type { Anyone, SignerCaller, UserCaller } from './caller.ts'
import type { Db } from './db/database.ts'
import { audits } from './db/schema.ts'
import type { AuditNote, RequestFacts } from './handler.ts'
import type { Ports } from './ports/ports.ts'

export async function writeAudit(
  db: Db,
  ports: Ports,
  caller: UserCaller | SignerCaller | Anyone,
  request: RequestFacts,
  path: Path,
  outcome: 'done' | 'refused',
  { sentence, project_id, entity_id, detail }: AuditNote,
) {
  if (caller.kind === 'anyone') return
  await db.insert(audits).values({
    company_id: caller.company_id,
    id: ports.id(),
    at: ports.now(),
    actor_id: caller.kind === 'user' ? caller.user_id : null,
    impersonator_id: caller.kind === 'user' ? (caller.impersonator?.user_id ?? null) : null,
    actor_name: caller.name,
    action: operations[path].id,
    outcome,
    project_id: project_id ?? null,
    entity_id: entity_id ?? null,
    sentence,
    detail: detail ?? {},
    ip: request.ip,
    request_id: request.id,
  })
}
