// Decides one request from its email. Visitors of a link aren't signed in, so requests are rate-limited by link.

import { eq } from 'drizzle-orm'
import type { Answer } from '#sdk/types.ts'
import type { UserCaller } from '#server/caller.ts'
import type { Db } from '#server/db/database.ts'
import { approval_requests } from '#server/db/schema/project-page.ts'
import type { Handlers } from '#server/handler.ts'
import { companyOf } from '#server/lib/own-company.ts'
import { paced } from '#server/lib/pace.ts'
import { decideApproval, lockRequest } from '#server/money/guardrails/decide.ts'
import { overLink, requireApprovalLink } from '#server/money/guardrails/link.ts'
import { type RequestRow, requestView } from '#server/money/guardrails/requests.ts'
import { words } from '#server/money/guardrails/words.ts'
import { type ProjectRow, requireProject } from '#server/projects/access.ts'

type Paths = '/v3/guardrails.GetByLink' | '/v3/guardrails.DecideByLink'

const reading = paced(60)
const deciding = paced(10)

export const linkHandlers: Pick<Handlers<'guardrails'>, Paths> = {
  '/v3/guardrails.GetByLink': async ({ input, db, ports }) => {
    reading(input.approval_token, ports.now())
    const { request_id, approver } = await requireApprovalLink(db, ports, input.approval_token, 'reads')
    const [row] = await db.select().from(approval_requests).where(eq(approval_requests.id, request_id))
    if (!row) throw overLink()
    return view(db, approver, row, await requireProject(db, approver, row.project_id))
  },

  '/v3/guardrails.DecideByLink': async ({ input, db, ports, audit }) => {
    const { approval_token, decision, note } = input
    deciding(approval_token, ports.now())
    const { request_id } = await requireApprovalLink(db, ports, approval_token)
    const locked = await lockRequest(db, request_id)
    // It may have been decided while this waited.
    const { approver } = await requireApprovalLink(db, ports, approval_token)
    await requireProject(db, approver, locked.project.id)
    const sentence = await decideApproval(db, ports, locked, { decision, note }, approver)
    const { company_id, user_id, name } = approver
    await audit({
      sentence: () => `${sentence()} ${words.by_emailed_link}`,
      project_id: locked.project.id,
      entity_id: request_id,
      actor: { company_id, user_id, name },
    })
    const [row] = await db.select().from(approval_requests).where(eq(approval_requests.id, request_id))
    return view(db, approver, row ?? locked.row, locked.project)
  },
}

async function view(
  db: Db,
  approver: UserCaller,
  row: RequestRow,
  project: ProjectRow,
): Promise<Answer<'/v3/guardrails.GetByLink'>> {
  return {
    company_name: (await companyOf(db)).name,
    approver: approver.name,
    request: await requestView(db, approver, row, project),
  }
}
