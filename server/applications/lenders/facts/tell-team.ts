// Notifies the team of a lender's news.

import type { TeamEvent } from '#machines/company/notifications/rules.ts'
import { notify } from '#server/company/notifications/notify.ts'
import type { Db } from '#server/db/database.ts'
import type { Sentence } from '#server/lib/reader-language.ts'
import type { Ports } from '#server/ports/ports.ts'
import { projectOf } from '#server/projects/access.ts'
import type { ApplicationRow } from '../application-rows.ts'
import { dialectOf } from '../connections.ts'
import { words } from '../words.ts'

/** Needs a transaction inside the company's tenant. Reveals nothing about the homeowner but the project's name. */
export async function tellLenderTeam(
  db: Db,
  ports: Ports,
  { company_id, project_id, lender }: Pick<ApplicationRow, 'company_id' | 'project_id' | 'lender'>,
  event: Extract<TeamEvent, `lender_${string}`>,
  sentences: readonly Sentence[],
) {
  const project = await projectOf(db, project_id)
  if (!project || sentences.length === 0) return
  await notify(db, ports, {
    company_id,
    event,
    sentence: () => words.subject[event]({ lender: dialectOf(ports, lender).name, project: project.name }),
    details: () => sentences.map(say => say()),
    project_id,
    page: `/projects/${project.id}?tab=lender`,
    responsible_id: project.owner_id,
  })
}
