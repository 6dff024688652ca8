import type { TeamEvent } from '#machines/company/notifications/rules.ts'
import { notFound } from '#machines/lib/refuse.ts'
import { notify } from '#server/company/notifications/notify.ts'
import { raiseRevision } from '#server/project-revision.ts'
import type { Db } from '../../db/database.ts'
import type { Ports } from '../../ports/ports.ts'
import { projectOf } from '../../projects/access.ts'
import type { TransactionRow } from '../view.ts'

type Names = { agreement: string; project: string }

/** `say` runs once per language, with agreement and project names. Needs a transaction inside the company's tenant. */
export async function tellTeam(
  db: Db,
  ports: Ports,
  transaction: TransactionRow,
  event: Extract<TeamEvent, `agreement_${string}`>,
  say: (of: Names) => { subject: string; sentence: string },
) {
  const { company_id, project_id, content } = transaction
  const project = await projectOf(db, project_id)
  if (!project) throw notFound('project')
  const of = { agreement: content.name, project: project.name }
  await notify(db, ports, {
    company_id,
    event,
    sentence: () => say(of).subject,
    details: () => [say(of).sentence],
    project_id,
    page: `/projects/${project.id}?tab=agreements`,
    responsible_id: project.owner_id,
  })
  await raiseRevision(db, ports, project_id, 'agreements')
}
