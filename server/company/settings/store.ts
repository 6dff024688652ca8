// Reads and writes company settings. An unset area has its default and version 0.

import { eq } from 'drizzle-orm'
import { type Areas, DEFAULTS } from '#machines/company/settings-areas.ts'
import { staleVersion } from '#machines/lib/refuse.ts'
import type { UserCaller } from '#server/caller.ts'
import type { Db } from '#server/db/database.ts'
import { settings } from '#server/db/schema/company.ts'
import { ownCompany } from '#server/lib/own-company.ts'
import { requireVersion } from '#server/lib/versioned.ts'
import type { Ports } from '#server/ports/ports.ts'

/** Needs a transaction inside the company's tenant. */
export async function readSetting<A extends keyof Areas>(
  db: Db,
  area: A,
): Promise<{ value: Areas[A]; version: number; has_secret: boolean }> {
  const { [area]: row } = (await ownCompany(db)).set
  return {
    // Stored values have passed the contract; newer fields get their default.
    value: { ...DEFAULTS[area], ...(row?.value as Areas[A] | undefined) },
    version: row?.version ?? 0,
    has_secret: row?.has_secret ?? false,
  }
}

/** Throws 409 when it has changed since the caller read it. A `secret` is sealed; null takes it away, undefined keeps it. */
export async function writeSetting<A extends keyof Areas>(
  db: Db,
  ports: Ports,
  caller: Pick<UserCaller, 'company_id' | 'user_id'>,
  area: A,
  version: number,
  value: Areas[A],
  secret?: string | null,
): Promise<{ before: Areas[A]; version: number; has_secret: boolean }> {
  const [row] = await db.select().from(settings).where(eq(settings.area, area)).for('update')
  requireVersion({ version: row?.version ?? 0 }, version)
  const label = secretLabel(caller.company_id, area)
  const secret_sealed =
    secret === undefined
      ? (row?.secret_sealed ?? null)
      : secret === null
        ? null
        : ports.vault.seal(label, Buffer.from(secret))
  const next = {
    value,
    secret_sealed,
    version: version + 1,
    updated_at: ports.now(),
    updated_by: caller.user_id,
  }
  const written = await db
    .insert(settings)
    .values({ company_id: caller.company_id, area, ...next })
    .onConflictDoUpdate({
      target: [settings.company_id, settings.area],
      set: next,
      // Of two that set an area for the first time the second finds the row there after all.
      setWhere: eq(settings.version, version),
    })
    .returning({ version: settings.version })
  if (written.length === 0) throw staleVersion(version + 1)
  const before = { ...DEFAULTS[area], ...(row?.value as Areas[A] | undefined) }
  return { before, version: next.version, has_secret: secret_sealed !== null }
}

/** Writers without a version read after taking this lock, so nothing comes in between. */
export const lockSetting = (db: Db, area: keyof Areas) =>
  db.select({ area: settings.area }).from(settings).where(eq(settings.area, area)).for('update')

/** For facts the product itself notes: no new version, so editors get no conflict. Needs the company's tenant. */
export async function noteSetting<A extends keyof Areas>(
  db: Db,
  ports: Ports,
  company_id: number,
  area: A,
  value: Areas[A],
  secret: string,
) {
  const secret_sealed = ports.vault.seal(secretLabel(company_id, area), Buffer.from(secret))
  await db.update(settings).set({ value, secret_sealed, updated_at: ports.now() }).where(eq(settings.area, area))
}

/** The secret of an area in clear, for the one place that uses it. Needs the company's tenant. */
export async function openSecret(
  db: Db,
  ports: Ports,
  company_id: number,
  area: keyof Areas,
): Promise<string | undefined> {
  const [row] = await db.select({ secret_sealed: settings.secret_sealed }).from(settings).where(eq(settings.area, area))
  if (!row?.secret_sealed) return undefined
  return Buffer.from(ports.vault.open(secretLabel(company_id, area), row.secret_sealed)).toString()
}

const secretLabel = (company_id: number, area: string) => `settings/${company_id}/${area}`
