import { and, asc, eq, gt } from 'drizzle-orm'
import { sentenceOfBeyond } from '#machines/money/guardrails/limits.ts'
import type { Answer } from '#sdk/types.ts'
import type { UserCaller } from '#server/caller.ts'
import type { Db } from '#server/db/database.ts'
import { approval_requests as table } from '#server/db/schema/project-page.ts'
import { projects } from '#server/db/schema/projects.ts'
import type { Handlers } from '#server/handler.ts'
import { anId, cursorOf, pageOf } from '#server/lib/paging.ts'
import { askApproval, decideApproval, lockRequest } from '#server/money/guardrails/decide.ts'
import { approverRoles } from '#server/money/guardrails/limits.ts'
import { newestRequest, requestView, shown } from '#server/money/guardrails/requests.ts'
import { words } from '#server/money/guardrails/words.ts'
import { beyondApproved } from '#server/money/quote/limits.ts'
import { waysOffered } from '#server/money/quote/ways-offered.ts'
import { requireSale } from '#server/money/sale/load-sale.ts'
import type { Sale } from '#server/money/sale/sale.ts'
import type { Ports } from '#server/ports/ports.ts'
import { visibleTo } from '#server/projects/access.ts'
import { requireNoSample } from '#server/projects/sample.ts'

const PAGES = cursorOf('approval_requests', anId)

type Paths = `/v3/guardrails.${'GetProject' | 'RequestApproval' | 'DecideApproval' | 'ListRequests'}`

export const approvalHandlers: Pick<Handlers<'guardrails'>, Paths> = {
  '/v3/guardrails.GetProject': async ({ input, caller, db, ports }) =>
    view(db, ports, caller, await requireSale(db, caller, input.project_id)),

  '/v3/guardrails.RequestApproval': async ({ input, caller, db, ports, audit }) => {
    const sale = await requireSale(db, caller, input.project_id, 'lock')
    const { project } = sale
    requireNoSample(project, words.sample_not_approved)
    const excesses = await beyondApproved(db, ports, sale, caller.user_id, await waysOffered(db, project.id))
    const reason = input.reason.trim()
    const row = await askApproval(db, ports, project, { asked: excesses, reason, by: caller })
    await audit({
      sentence: () => words.approval_requested({ beyond: excesses.map(sentenceOfBeyond).join(' '), reason }),
      project_id: project.id,
      entity_id: row.id,
    })
    return view(db, ports, caller, sale)
  },

  '/v3/guardrails.DecideApproval': async ({ input, caller, db, ports, audit }) => {
    const { request_id, decision, note } = input
    const locked = await lockRequest(db, request_id)
    const sale = await requireSale(db, caller, locked.project.id)
    const { project } = sale
    const sentence = await decideApproval(db, ports, locked, { decision, note }, caller)
    await audit({ sentence, project_id: project.id, entity_id: request_id })
    return view(db, ports, caller, sale)
  },

  '/v3/guardrails.ListRequests': async ({ input, caller, db }) => {
    const limit = input.limit ?? 50
    const rows = await db
      .select({ row: table, project: projects })
      .from(table)
      .innerJoin(projects, eq(projects.id, table.project_id))
      .where(
        and(
          eq(table.status, 'waiting'),
          visibleTo(caller),
          input.cursor ? gt(table.id, PAGES.read(input.cursor)[0]) : undefined,
        ),
      )
      .orderBy(asc(table.id))
      .limit(limit + 1)
    const { page, next_cursor } = pageOf(rows, limit, PAGES, ({ row }) => [row.id])
    const requests = await Promise.all(page.map(({ row, project }) => requestView(db, caller, row, project)))
    return { requests, next_cursor }
  },
}

async function view(
  db: Db,
  ports: Ports,
  caller: UserCaller,
  sale: Sale,
): Promise<Answer<'/v3/guardrails.GetProject'>> {
  const { project } = sale
  const row = await newestRequest(db, project.id)
  return {
    beyond: shown(await beyondApproved(db, ports, sale, caller.user_id, await waysOffered(db, project.id))),
    approvers: await approverRoles(db),
    request: row ? await requestView(db, caller, row, project) : null,
  }
}
