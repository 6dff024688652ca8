// What a project's plan set is made from: one sale with its drawing, site, equipment rows and the facts saved for it.
import { desc, eq, inArray } from 'drizzle-orm'
import { licenseText } from '#machines/company/licenses.ts'
import { arraysOf } from '#machines/design/drawing/arrays-of.ts'
import { fireCode, fireRuleAt } from '#machines/design/drawing/fire-code.ts'
import { NO_FACTS, type PlanSetInputs } from '#machines/design/plan-set/inputs.ts'
import type { Sides } from '#machines/design/plan-set/roof-drawing.ts'
import { dayIn } from '#machines/lib/day-in.ts'
import { fullName, modelName, streetLine } from '#machines/lib/text.ts'
import { words as adders } from '#machines/money/adders/words.ts'
import { planOf } from '#machines/money/sale/electrical.ts'
import type { Db } from '#server/db/database.ts'
import { drawings, plan_set_issues, plan_sets, project_sites } from '#server/db/schema/design.ts'
import { inverters, panels, storage } from '#server/db/schema/equipment.ts'
import { homeowners } from '#server/db/schema/projects.ts'
import { codePlace, siteOf } from '#server/money/quote/site.ts'
import type { PricedSale } from '#server/money/sale/sale.ts'
import { planMeasure } from '#server/ports/pdf/pdf-plan-set.ts'
import type { Ports } from '#server/ports/ports.ts'
import { projectNumber } from '#server/projects/view.ts'
import { isFileHere } from '../site/keep-picture.ts'
import { equipmentOf } from './equipment.ts'

let measure: PlanSetInputs['measure'] | undefined

export type Loaded = {
  readonly inputs: PlanSetInputs
  readonly version: number
  readonly issues: readonly (typeof plan_set_issues.$inferSelect)[]
  readonly picture_id: string | null
  readonly datasheets: readonly { readonly file_id: string; readonly title: string }[]
}

/** Null without a design. In the caller's language. */
export async function loadPlanSet(db: Db, ports: Ports, sale: PricedSale): Promise<Loaded | null> {
  const { project, company, design, catalog, settings, utility_names } = sale
  const site = await siteOf(db, ports, sale)
  const jurisdictions = settings.design_preferences.jurisdictions ?? []
  const code_place = await codePlace(db, project, jurisdictions)
  const plan = planOf(sale, project.id, site, code_place)
  if (!design || !plan) return null
  const of_project = project.id
  const [[row], issues, people, [drawn], [place], panel_rows, inverter_rows, storage_rows] = await Promise.all([
    db.select().from(plan_sets).where(eq(plan_sets.project_id, of_project)),
    db
      .select()
      .from(plan_set_issues)
      .where(eq(plan_set_issues.project_id, of_project))
      .orderBy(desc(plan_set_issues.number)),
    db.select().from(homeowners).where(eq(homeowners.project_id, of_project)),
    db.select().from(drawings).where(eq(drawings.project_id, of_project)),
    db.select().from(project_sites).where(eq(project_sites.project_id, of_project)),
    db
      .select()
      .from(panels)
      .where(inArray(panels.id, some(design.arrays.map(({ panel_id }) => panel_id)))),
    db
      .select()
      .from(inverters)
      .where(inArray(inverters.id, some(design.inverters.map(({ inverter_id }) => inverter_id)))),
    db
      .select()
      .from(storage)
      .where(inArray(storage.id, some(design.storage.map(({ storage_id }) => storage_id)))),
  ])
  const fits =
    drawn !== undefined &&
    JSON.stringify(arraysOf(drawn.drawing).map(({ module_count, panel_id }) => [panel_id, module_count])) ===
      JSON.stringify(design.arrays.map(({ module_count, panel_id }) => [panel_id, module_count]))
  const primary = people.find(({ is_primary }) => is_primary)
  const { address } = project
  const picture = place?.picture ?? null
  const pictured = picture && (await isFileHere(db, picture)) ? picture : null
  measure ??= planMeasure()
  return {
    version: row?.version ?? 0,
    issues,
    picture_id: pictured?.file_id ?? null,
    datasheets: [...panel_rows, ...inverter_rows, ...storage_rows].flatMap(one =>
      one.datasheet_file_id ? [{ file_id: one.datasheet_file_id, title: modelName(one) }] : [],
    ),
    inputs: {
      project: {
        number: projectNumber(project),
        homeowner: primary ? fullName(primary) : project.name,
        address: address
          ? [streetLine(address), `${address.city}, ${address.state} ${address.postal_code}`.trim()]
          : [],
        state: address?.state ?? null,
        utility: (project.utility_id && utility_names.get(project.utility_id)) || null,
        roofing: project.roof_type ? adders.code[project.roof_type] : null,
      },
      company: {
        name: company.name,
        license: licenseText(company, address?.state ?? null),
        contact: [company.phone, company.email].filter(one => one !== null),
        phone: company.phone,
      },
      size_w: design.size_w,
      ac_w: design.ac_w,
      storage_kwh: design.storage.reduce(
        (sum, { storage_id, count }) => sum + (catalog.storage.get(storage_id)?.usable_kwh ?? 0) * count,
        0,
      ),
      drawing: fits ? drawn.drawing : null,
      fire: fireCode(fireRuleAt(code_place, jurisdictions), drawn?.drawing.fire),
      panels: new Map(
        panel_rows.flatMap(one => {
          const sides = sidesOf(one)
          return sides
            ? [
                [
                  one.id,
                  { ...sides, id: one.id, name: modelName(one), power_w: one.power_w, weight_kg: one.weight_kg },
                ] as const,
              ]
            : []
        }),
      ),
      panel_names: design.arrays.map(({ panel_id }) => {
        const found = catalog.panels.get(panel_id)
        return found ? modelName(found) : ''
      }),
      plan,
      held_v: inverter_rows.every(({ max_dc_v }) => max_dc_v !== null)
        ? Math.max(0, ...inverter_rows.map(({ max_dc_v }) => max_dc_v ?? 0))
        : null,
      equipment: equipmentOf(design, { panel_rows, inverter_rows, storage_rows }),
      site,
      picture: pictured && {
        width_px: pictured.width_px,
        height_px: pictured.height_px,
        credit: [pictured.source, pictured.data_on].filter(Boolean).join(', '),
      },
      racking: settings.design_preferences.racking ?? null,
      facts: row?.facts ?? NO_FACTS,
      issues: issues
        .toReversed()
        .map(({ number, issued_at, note }) => ({ number, on: dayIn(company.timezone, issued_at), note })),
      date: dayIn(company.timezone, ports.now()),
      measure,
    },
  }
}

const sidesOf = ({ length_m, width_m }: { length_m: number | null; width_m: number | null }): Sides | null =>
  length_m === null || width_m === null ? null : { length_m, width_m }

/** SQL has no empty `in ()`. */
const some = (ids: readonly string[]) => (ids.length > 0 ? [...new Set(ids)] : [NONE])
const NONE = '00000000-0000-0000-0000-000000000000'
