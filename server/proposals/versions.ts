// The history of a proposal's pages: a row for each version that begins, changes or publishes them.
import type { UserCaller } from '../caller.ts'
import type { Db } from '../db/database.ts'
import { proposal_versions } from '../db/schema.ts'
import type { Ports } from '../ports/ports.ts'
import type { ProposalRow } from './state.ts'

export async function keepVersion(
  db: Db,
  ports: Ports,
  caller: UserCaller,
  { company_id, project_id, version, content }: Pick<ProposalRow, 'company_id' | 'project_id' | 'version' | 'content'>,
  reason: (typeof proposal_versions.$inferInsert)['reason'],
) {
  await db
    .insert(proposal_versions)
    .values({
      company_id,
      project_id,
      version,
      content,
      reason,
      saved_by: caller.user_id,
      saved_by_name: caller.name,
      saved_at: ports.now(),
    })
    .onConflictDoNothing()
}
