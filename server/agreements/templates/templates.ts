// Agreement templates: a draft that is edited, and published versions that never change; what was sent keeps its own.
import { and, desc, eq, sql } from 'drizzle-orm'
import { findingsOf } from '#machines/agreements/templates/findings.ts'
import { notFound, refuse } from '#machines/lib/refuse.ts'
import { canonicaliseJson } from '#machines/money/pricing/snapshot.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '../../db/database.ts'
import { type AgreementContent, agreement_versions, agreements, transactions } from '../../db/schema/agreements.ts'
import { fileAddress } from '../../files/store.ts'
import type { Ports } from '../../ports/ports.ts'
import { words } from '../words.ts'

type AgreementRow = typeof agreements.$inferSelect
type VersionRow = typeof agreement_versions.$inferSelect
type Template = { agreement: AgreementRow; published: VersionRow | null; open_count: number; sent_count: number }

/** Active templates with their published version and the number of times sent, in one query. */
export function templates(db: Db) {
  const sent = db
    .select({
      agreement_id: transactions.agreement_id,
      open_count: sql<number>`(count(*) filter (where ${transactions.status} = 'sent'))::integer`.as('open_count'),
      sent_count: sql<number>`count(*)::integer`.as('sent_count'),
    })
    .from(transactions)
    .groupBy(transactions.agreement_id)
    .as('sent')
  return db
    .select({
      agreement: agreements,
      published: agreement_versions,
      open_count: sql<number>`coalesce(${sent.open_count}, 0)`,
      sent_count: sql<number>`coalesce(${sent.sent_count}, 0)`,
    })
    .from(agreements)
    .leftJoin(
      agreement_versions,
      and(
        eq(agreement_versions.agreement_id, agreements.id),
        eq(agreement_versions.version, agreements.published_version),
      ),
    )
    .leftJoin(sent, eq(sent.agreement_id, agreements.id))
    .$dynamic()
}

const isKept = eq(agreements.active, true)

export async function requireTemplate(db: Db, id: string): Promise<Template> {
  const [template] = await templates(db).where(and(eq(agreements.id, id), isKept))
  if (!template) throw notFound('agreement')
  return template
}

/** The row alone, locked until the change is done. */
export async function lockTemplate(db: Db, id: string): Promise<AgreementRow> {
  const [row] = await db
    .select()
    .from(agreements)
    .where(and(eq(agreements.id, id), isKept))
    .for('update')
  if (!row) throw notFound('agreement')
  return row
}

export type Published = { agreement: AgreementRow; version: number; content: AgreementContent }

/** The newest published version, which is what gets sent. 409 if none is published. */
export async function requirePublished(db: Db, id: string): Promise<Published> {
  const { agreement, published } = await requireTemplate(db, id)
  if (!published) throw refuse(409, 'agreement_not_published', words.not_published({ name: agreement.draft.name }))
  return { agreement, version: published.version, content: published.content }
}

/** The newest version's number, 0 if there is none. */
export async function lastVersion(db: Db, agreement_id: string): Promise<number> {
  const [last] = await db
    .select({ version: agreement_versions.version })
    .from(agreement_versions)
    .where(eq(agreement_versions.agreement_id, agreement_id))
    .orderBy(desc(agreement_versions.version))
    .limit(1)
  return last?.version ?? 0
}

export const sameContent = (one: AgreementContent, other: AgreementContent) =>
  canonicaliseJson(one) === canonicaliseJson(other)

export function templateView(
  ports: Ports,
  { agreement, published, open_count, sent_count }: Template,
): Schemas['Agreement'] {
  const { file_id, document_hash, pages, ...draft } = agreement.draft
  return {
    id: agreement.id,
    draft,
    page_count: pages.length,
    pages,
    src: fileAddress(ports, agreement.company_id, file_id),
    document_hash,
    version: agreement.version,
    published_version: published?.version ?? null,
    published_at: published?.created_at.toISOString() ?? null,
    changed_since: !published || !sameContent(published.content, agreement.draft),
    findings: findingsOf(draft, pages),
    open_count,
    sent_count,
    updated_at: agreement.updated_at.toISOString(),
  }
}

export function publishedView({ published }: Template): Schemas['PublishedDraft'] | null {
  if (!published) return null
  const { file_id: _, document_hash, pages, ...draft } = published.content
  return { document_hash, page_count: pages.length, draft }
}
