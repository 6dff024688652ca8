// Builds a validated design from the choices, made by hand or by a drawing, without writing it.
import type { Schemas } from '#sdk/types.ts'
import type { Design } from '#server/money/sale/sale.ts'
import type { Db } from '../db/database.ts'
import type { Ports } from '../ports/ports.ts'
import type { ProjectRow } from '../projects/access.ts'
import { acPowerOf, othersOf, sizeOf, storageOf } from './equipment.ts'

type Chosen = Omit<Schemas['DesignInput'], 'project_id' | 'version'> & { scene?: Schemas['ShadeScene'] }
/** Where the person chose it, for the sentence of a refusal. */
type Fields = { panel?: (array: number) => string; within?: string }

/** The resulting design, without writing it. Rejects equipment missing from the catalog. */
export async function designRow(
  db: Db,
  ports: Ports,
  project: ProjectRow,
  before: Design | undefined,
  chosen: Chosen,
  { panel, within }: Fields = {},
): Promise<Design> {
  return {
    company_id: project.company_id,
    project_id: project.id,
    arrays: chosen.arrays,
    inverters: chosen.inverters,
    size_w: await sizeOf(db, chosen.arrays, before?.arrays ?? [], panel),
    ac_w: await acPowerOf(db, chosen.inverters, before?.inverters ?? [], within),
    // Callers that leave them out keep them unchanged.
    storage: await storageOf(db, chosen.storage, before?.storage ?? [], within),
    others: await othersOf(db, chosen.others, before?.others ?? []),
    storage_control: chosen.storage_control ?? before?.storage_control ?? null,
    conditions: chosen.conditions === undefined ? (before?.conditions ?? null) : chosen.conditions,
    losses: chosen.losses === undefined ? (before?.losses ?? null) : chosen.losses,
    electrical: before?.electrical ?? null,
    // By hand it stays: it counts for the planes that are still as they were drawn.
    scene: chosen.scene ?? before?.scene ?? null,
    module_count: chosen.arrays.reduce((sum, array) => sum + array.module_count, 0),
    updated_at: ports.now(),
    version: (before?.version ?? 0) + 1,
  }
}
