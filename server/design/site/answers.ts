// Answers of site services, kept for the company: asked once, with source, date and license, until they expire. Failures expire within
// minutes and are never taken for "nothing there".
import { and, count, eq, gt, lte } from 'drizzle-orm'
import type { GeocoderMatch, Outline, SiteService } from '#machines/design/site/site-facts.ts'
import { DAY_MS } from '#machines/lib/time.ts'
import { type Database, type Db, inCompany } from '#server/db/database.ts'
import { type KeptPicture, type KeptRoof, site_answers } from '#server/db/schema/design.ts'
import type { Ports } from '#server/ports/ports.ts'
import type { Result } from '#server/ports/site/result.ts'

const MINUTE_MS = 60_000
const GOOD_FOR_MS = { found: 180 * DAY_MS, partial: DAY_MS, empty: 7 * DAY_MS, failed: 2 * MINUTE_MS }

export type Work = { database: Database; ports: Ports }
type Values = {
  geocoder: GeocoderMatch[]
  picture: KeptPicture
  outlines: Outline[]
  points: KeptRoof
}
type Row = typeof site_answers.$inferSelect
export type Answer<S extends SiteService> = Omit<Row, 'value'> & { value: Values[S] | null }

/** The kept answer, or the one that `ask` brings; null where the company's lookups of the day are used up. */
export async function answerTo<S extends SiteService>(
  { database, ports }: Work,
  { company_id, service, question }: { company_id: number; service: S; question: string },
  ask: () => Promise<Result<Values[S]>>,
  /** False where what the kept answer names was deleted since. */
  isWhole: (db: Db, value: Values[S]) => Promise<boolean> = async () => true,
): Promise<Answer<S> | null> {
  const now = ports.now()
  const here = and(eq(site_answers.service, service), eq(site_answers.question, question))
  const before = await inCompany(database, company_id, async db => {
    const [kept] = await db
      .select()
      .from(site_answers)
      .where(and(here, gt(site_answers.expires_at, now)))
    const answer = kept as Answer<S> | undefined
    if (answer && (answer.value === null || (await isWhole(db, answer.value)))) return { kept: answer, asked: 0 }
    const [today] = await db
      .select({ asked: count() })
      .from(site_answers)
      .where(gt(site_answers.fetched_at, new Date(now.getTime() - DAY_MS)))
    return { kept: undefined, asked: today?.asked ?? 0 }
  })
  if (before.kept) return before.kept
  if (before.asked >= (ports.site?.budget ?? 0)) return null
  const began = performance.now()
  const answer = await ask()
  const fetched_at = ports.now()
  const values = {
    result: answer.result,
    fault: answer.result === 'failed' ? answer.fault : null,
    detail: answer.result === 'failed' ? answer.detail : '',
    value: answer.result === 'found' || answer.result === 'partial' ? answer.value : null,
    source: answer.source,
    url: answer.url,
    license: answer.license,
    data_on: answer.data_on,
    took_ms: Math.round(performance.now() - began),
    fetched_at,
    expires_at: new Date(fetched_at.getTime() + GOOD_FOR_MS[answer.result]),
  }
  await inCompany(database, company_id, db =>
    db
      .insert(site_answers)
      .values({ company_id, service, question, ...values })
      .onConflictDoUpdate({
        target: [site_answers.company_id, site_answers.service, site_answers.question],
        set: values,
      }),
  )
  return { company_id, service, question, ...values }
}

/** Expired for a month: asked again anyway. Returns how many were deleted. */
export async function deleteOldAnswers({ database, ports }: Work): Promise<number> {
  const old = lte(site_answers.expires_at, new Date(ports.now().getTime() - 30 * DAY_MS))
  const oldest = () =>
    database.findDue(db =>
      db
        .select({ company_id: site_answers.company_id })
        .from(site_answers)
        .where(old)
        .orderBy(site_answers.expires_at)
        .limit(1),
    )
  let deleted = 0
  for (let [due] = await oldest(); due; [due] = await oldest())
    deleted += await inCompany(database, due.company_id, async db => {
      return (await db.delete(site_answers).where(old).returning({ service: site_answers.service })).length
    })
  return deleted
}
