// The basis of a quote: all inputs compared to decide if it is still current. Identified by its hash.
import { and, eq, inArray } from 'drizzle-orm'
import { canonicaliseJson } from '#machines/money/pricing/snapshot.ts'
import { basisParts, type QuotedParts } from '#machines/money/sale/basis.ts'
import { changesBetween, type Names } from '#machines/money/sale/changes.ts'
import type { BasisParts, Catalog } from '#machines/money/sale/sale.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '#server/db/database.ts'
import { quote_bases } from '#server/db/schema/financing.ts'
import { type Ports, sha256 } from '#server/ports/ports.ts'
import { withEquipment } from '../sale/equipment.ts'
import type { PricedSale, RatedSale } from '../sale/sale.ts'

export type Basis<S extends RatedSale = RatedSale> = Pick<QuotedParts, 'prices' | 'parts'> & {
  design: NonNullable<S['design']>
  hash: string
  /** True if an older hash has the same basis. */
  holds: (hash: string | null) => boolean
}

/** Null without a design or a price. */
export function basisOf<S extends RatedSale>(sale: S): Basis<S> | null {
  const quoted = basisParts(sale)
  if (!quoted || !sale.design) return null
  const { prices, parts, earlier } = quoted
  const hash = sha256(canonicaliseJson(parts))
  const old = earlier && sha256(canonicaliseJson(earlier))
  return { prices, parts, design: sale.design, hash, holds: one => one === hash || (one !== null && one === old) }
}

/** Called by whatever quotes from it: chosen financing, published proposal, sent agreement. Stored already where financing was chosen by it. */
export async function keepBasis(
  db: Db,
  ports: Ports,
  { project, chosen }: Pick<PricedSale, 'project' | 'chosen'>,
  { hash, parts }: Basis,
) {
  if (chosen?.basis_hash === hash) return
  const { company_id, id: project_id } = project
  await db
    .insert(quote_bases)
    .values({ company_id, project_id, hash, parts, made_at: ports.now() })
    .onConflictDoNothing()
}

export const isCurrent = (sale: RatedSale, hash: string | null): boolean => basisOf(sale)?.holds(hash) ?? false

export type Standing = { is_current: boolean; changes: Schemas['QuoteChange'][] }

/** Tells if a stored hash is still current, and if not, what differs. */
export async function standing(db: Db, sale: RatedSale, hash: string | null): Promise<Standing> {
  const found = await standings(db, sale, hash === null ? [] : [hash])
  return found.get(hash ?? '') ?? { is_current: false, changes: [] }
}

/** The same for several, with today's basis calculated once. */
export async function standings(db: Db, sale: RatedSale, hashes: string[]): Promise<Map<string, Standing>> {
  const today = basisOf(sale)
  const past = hashes.filter(hash => !today?.holds(hash))
  const kept =
    past.length === 0
      ? []
      : await db
          .select()
          .from(quote_bases)
          .where(and(eq(quote_bases.project_id, sale.project.id), inArray(quote_bases.hash, past)))
  const parts = [...kept.map(one => one.parts), ...(kept.length > 0 && today ? [today.parts] : [])]
  const names = parts.length > 0 ? await equipmentNames(db, parts, sale.catalog) : undefined
  return new Map(
    hashes.map((hash): [string, Standing] => {
      if (today?.holds(hash)) return [hash, { is_current: true, changes: [] }]
      const before = kept.find(one => one.hash === hash)
      const changes = before && names ? changesBetween(before.parts, today?.parts ?? null, names) : []
      return [hash, { is_current: false, changes }]
    }),
  )
}

/** Equipment stays in the catalogue when it is no longer offered, so old bases keep their names. */
async function equipmentNames(db: Db, all: BasisParts[], known: Catalog): Promise<Names> {
  const panel_ids = all.flatMap(({ arrays }) => arrays.map(array => array.panel_id))
  const inverter_ids = all.flatMap(parts => parts.inverters.map(choice => choice.inverter_id))
  const storage_ids = all.flatMap(parts => (parts.storage ?? []).map(choice => choice.storage_id))
  const other_ids = all.flatMap(parts => (parts.others ?? []).map(choice => choice.other_id))
  const catalog = await withEquipment(db, known, { panel_ids, inverter_ids, storage_ids, other_ids })
  const made = [...catalog.panels.values(), ...catalog.inverters.values(), ...catalog.storage.values()]
  return new Map([
    ...made.map(({ id, manufacturer, model }) => [id, `${manufacturer} ${model}`] as const),
    ...[...catalog.others.values()].map(({ id, name }) => [id, name] as const),
  ])
}
