import { and, desc, eq, gte, lt, or, type SQL, sql } from 'drizzle-orm'
import { csv } from '#machines/lib/csv.ts'
import { DAY_MS } from '#machines/lib/time.ts'
import { currentLanguage } from '#machines/words/language.ts'
import type { Input, Schemas } from '#sdk/types.ts'
import { sentenceOf } from '#server/audit.ts'
import { checkChain } from '#server/company/audits/chain.ts'
import { words } from '#server/company/audits/words.ts'
import { words as supportWords } from '#server/company/support/words.ts'
import type { Db } from '#server/db/database.ts'
import { audits as table } from '#server/db/schema/audits.ts'
import { FileAnswer, type Handlers } from '#server/handler.ts'
import { foundBy, type Searched } from '#server/lib/found-by.ts'
import { anId, aTime, cursorOf, pageOf } from '#server/lib/paging.ts'

const PAGES = cursorOf('audits', aTime, anId)

const EXPORT_LIMIT = 50_000

/** In the language the reader sees. */
const searched = (): Searched => ({
  id: table.id,
  order: [desc(table.at), desc(table.id)],
  ...(currentLanguage() === 'es'
    ? { asked: 'audits_es', text: sql`named_text(${table.sentence_es}, ${table.actor_name})` }
    : { text: sql`named_text(${table.sentence}, ${table.actor_name})` }),
})

export const audits: Handlers<'audits'> = {
  '/v3/audits.ListAudits': async ({ input, db }) => {
    const limit = input.limit ?? 50
    const rows = await db
      .select()
      .from(table)
      .where(and(await filtered(db, input), input.cursor ? beyond(input.cursor) : undefined))
      .orderBy(desc(table.at), desc(table.id))
      .limit(limit + 1)
    const { page, next_cursor } = pageOf(rows, limit, PAGES, row => [row.at.toISOString(), row.id])
    return { audits: page.map(view), next_cursor }
  },

  '/v3/audits.Export': async ({ input, db, audit }) => {
    const rows = await db
      .select()
      .from(table)
      .where(await filtered(db, input))
      .orderBy(desc(table.at), desc(table.id))
      .limit(EXPORT_LIMIT)
    const text = csv(
      Object.values(words.columns),
      rows
        .map(view)
        .map(row => [
          row.at,
          row.actor,
          row.sentence,
          row.action,
          row.outcome,
          row.changes.map(({ field, before, after }) => `${field}: ${before ?? '—'} → ${after ?? '—'}`).join('; '),
          row.ip ?? '',
          row.request_id,
        ]),
    )
    await audit({ sentence: () => words.exported })
    return new FileAnswer(new TextEncoder().encode(text), 'text/csv; charset=utf-8', 'audit-log.csv')
  },

  '/v3/audits.Check': ({ caller, db, ports }) => checkChain(db, ports, caller.company_id),
}

function beyond(cursor: string): SQL {
  const [at, id] = PAGES.read(cursor)
  return sql`(${table.at}, ${table.id}) < (${at}::timestamptz, ${id}::uuid)`
}

type Filters = Pick<Input<'/v3/audits.ListAudits'>, 'search' | 'actor_id' | 'action' | 'outcome' | 'from' | 'to'>

async function filtered(db: Db, { search, actor_id, action, outcome, from, to }: Filters): Promise<SQL | undefined> {
  return and(
    await foundBy(db, searched(), search),
    actor_id ? or(eq(table.actor_id, actor_id), eq(table.impersonator_id, actor_id)) : undefined,
    action ? eq(table.action, action) : undefined,
    outcome ? eq(table.outcome, outcome) : undefined,
    from ? gte(table.at, new Date(`${from}T00:00:00Z`)) : undefined,
    to ? lt(table.at, new Date(Date.parse(`${to}T00:00:00Z`) + DAY_MS)) : undefined,
  )
}

const view = (row: typeof table.$inferSelect): Schemas['AuditEntry'] => ({
  id: row.id,
  at: row.at.toISOString(),
  actor: actorOf(row),
  action: row.action,
  outcome: row.outcome,
  sentence: sentenceOf(row),
  request_id: row.request_id,
  changes: changesOf(row.detail),
  ...(row.actor_id ? { actor_id: row.actor_id } : {}),
  ...(row.impersonator_id ? { impersonator_id: row.impersonator_id } : {}),
  ...(row.project_id ? { project_id: row.project_id } : {}),
  ...(row.entity_id ? { entity_id: row.entity_id } : {}),
  ...(row.ip ? { ip: row.ip } : {}),
  ...deviceIn(row.detail),
})

/** Lines from before support was named have the user's name alone. */
const actorOf = ({ actor_name, impersonator_id, detail }: typeof table.$inferSelect): string =>
  impersonator_id && !('support' in detail) ? supportWords.acting_unnamed({ user: actor_name }) : actor_name

function deviceIn(detail: unknown): { device?: string } {
  const device = detail !== null && typeof detail === 'object' && 'device' in detail ? detail.device : undefined
  return typeof device === 'string' ? { device } : {}
}

function changesOf(detail: unknown): Schemas['AuditEntry']['changes'] {
  const changes = detail !== null && typeof detail === 'object' && 'changes' in detail ? detail.changes : undefined
  return Array.isArray(changes) ? changes : []
}
