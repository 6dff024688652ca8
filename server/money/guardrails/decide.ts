// Requests for approval and decisions, by signed-in users and by the link in their mail.
import { and, eq } from 'drizzle-orm'
import { notFound, refuse } from '#machines/lib/refuse.ts'
import { type Beyond, sentenceOfBeyond } from '#machines/money/guardrails/limits.ts'
import type { Schemas } from '#sdk/types.ts'
import { endLinks } from '#server/caller.ts'
import { tellUsers } from '#server/company/notifications/tell.ts'
import type { Db } from '#server/db/database.ts'
import { approval_requests as table } from '#server/db/schema/project-page.ts'
import { projects } from '#server/db/schema/projects.ts'
import type { Sentence } from '#server/lib/reader-language.ts'
import type { Ports } from '#server/ports/ports.ts'
import type { ProjectRow } from '#server/projects/access.ts'
import { approvers, isHeld, isOnlyApprover } from './limits.ts'
import { approvalLink, LINK_DAYS } from './link.ts'
import { newestRequest, type RequestRow } from './requests.ts'
import { words } from './words.ts'

type Person = { user_id: string; name: string }
type Answer = { decision: Schemas['ApprovalAnswer']; note?: string | undefined }

const pageOf = (project_id: string) => `/projects/${project_id}?tab=price`

/** The caller has locked the project, so that one waits at a time. */
export async function askApproval(
  db: Db,
  ports: Ports,
  project: ProjectRow,
  { asked, reason, by }: { asked: Beyond[]; reason: string; by: Person },
): Promise<RequestRow> {
  if ((await newestRequest(db, project.id))?.status === 'waiting')
    throw refuse(409, 'already_asked', words.already_requested)
  if (asked.length === 0) throw refuse(409, 'within_limits', words.within_limits)
  const row = {
    company_id: project.company_id,
    id: ports.id(),
    project_id: project.id,
    status: 'waiting' as const,
    asked: asked.map(one => ({ ...one, sentence: one.both?.en ?? one.sentence })),
    reason,
    requested_by: by.user_id,
    requested_by_name: by.name,
    requested_at: ports.now(),
  }
  const [made] = await db.insert(table).values(row).returning()
  if (!made) throw new Error('A request for approval was not stored')
  const may = await approvers(db)
  await tellUsers(db, ports, {
    company_id: project.company_id,
    user_ids: may.map(({ id }) => id),
    event: 'approval_asked',
    sentence: () => words.approval_requested_of_you({ name: by.name, project: project.name }),
    details: () => [...asked.map(sentenceOfBeyond), words.reason({ reason })],
    page: pageOf(project.id),
    by: by.user_id,
    project_id: project.id,
    linkFor: async user_id => ({
      kind: 'approval',
      url: await approvalLink(db, ports, made, user_id),
      role_id: may.find(({ id }) => id === user_id)?.role_id ?? '',
      note: words.decide_by_link({ days: LINK_DAYS }),
    }),
  })
  return made
}

/** With its project, both locked: of two who decide at once the second finds it decided. */
export async function lockRequest(db: Db, request_id: string): Promise<{ row: RequestRow; project: ProjectRow }> {
  const [place] = await db.select({ project_id: table.project_id }).from(table).where(eq(table.id, request_id))
  if (!place) throw notFound('approval request')
  const [project] = await db.select().from(projects).where(eq(projects.id, place.project_id)).for('no key update')
  const [row] = await db.select().from(table).where(eq(table.id, request_id)).for('update')
  if (!project || !row) throw notFound('approval request')
  return { row, project }
}

/** Returns the sentence of the log. Needs the request's lock. */
export async function decideApproval(
  db: Db,
  ports: Ports,
  { row, project }: { row: RequestRow; project: ProjectRow },
  { decision, note: typed }: Answer,
  by: Person,
): Promise<Sentence> {
  if (row.status !== 'waiting')
    throw refuse(
      409,
      'already_decided',
      row.decided_by_name
        ? words.already_decided({ name: row.decided_by_name, status: row.status })
        : words.already_decided_by_someone({ status: row.status }),
    )
  const status = decision === 'approve' ? 'approved' : 'declined'
  const is_own = status === 'approved' && row.requested_by === by.user_id
  // Users may not approve their own requests, unless no one else can: otherwise the sale would wait forever.
  const holds_them = status === 'approved' && !is_own && (await isHeld(db, project, by.user_id))
  if ((is_own || holds_them) && !(await isOnlyApprover(db, by.user_id)))
    throw refuse(409, 'own_request', is_own ? words.own_request : words.own_sale)
  const note = typed?.trim() || null
  await db
    .update(table)
    .set({ status, decided_by: by.user_id, decided_by_name: by.name, decided_at: ports.now(), note })
    .where(and(eq(table.id, row.id), eq(table.status, 'waiting')))
  await endLinks(db, row.id, ports.now())
  const sentences = () => row.asked.map(sentenceOfBeyond)
  await tellUsers(db, ports, {
    company_id: project.company_id,
    user_ids: [row.requested_by],
    event: 'approval_decided',
    sentence: () => words.request_decided({ name: by.name, status, project: project.name }),
    details: () => [...sentences(), ...(note ? [words.note({ note })] : [])],
    page: pageOf(project.id),
    by: by.user_id,
    project_id: project.id,
  })
  return () => {
    const beyond = sentences().join(' ')
    if (is_own) return note ? words.self_approved_with_note({ beyond, note }) : words.self_approved({ beyond })
    const values = { status, name: row.requested_by_name, beyond }
    return note ? words.decided_with_note({ ...values, note }) : words.decided(values)
  }
}
