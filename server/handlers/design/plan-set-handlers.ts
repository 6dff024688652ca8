// A project's plan set: read, its facts saved, issued with its PDF, downloaded, and its materials as CSV.
import { and, eq } from 'drizzle-orm'
import { valuesOf } from '#machines/design/plan-set/changes.ts'
import { materialsOf } from '#machines/design/plan-set/plan-set.ts'
import { csv } from '#machines/lib/csv.ts'
import { notFound, refuse } from '#machines/lib/refuse.ts'
import { plan_set_issues, plan_sets } from '#server/db/schema/design.ts'
import { loadPlanSet } from '#server/design/plan-set/load.ts'
import { makeSet, setPdf, setView } from '#server/design/plan-set/set.ts'
import { loadPricedSale, requirePricedSale } from '#server/money/sale/load-sale.ts'
import type { Db } from '../../db/database.ts'
import { words } from '../../design/words.ts'
import { keepFile, readFile } from '../../files/store.ts'
import { FileAnswer, type Handlers } from '../../handler.ts'
import { inLanguage } from '../../lib/reader-language.ts'
import { requireVersion } from '../../lib/versioned.ts'
import type { Ports } from '../../ports/ports.ts'
import { type ProjectRow, requireProject } from '../../projects/access.ts'
import { projectNumber } from '../../projects/view.ts'

type Paths = `/v3/design.${'GetPlanSet' | 'SavePlanSet' | 'IssuePlanSet' | 'DownloadPlanSet' | 'DownloadMaterials'}`

const noDesign = () => refuse(409, 'no_design', words.plan_needs_design)

export const planSetHandlers: Pick<Handlers<'design'>, Paths> = {
  '/v3/design.GetPlanSet': async ({ input, caller, db, ports }) => {
    const made = await makeSet(db, ports, await requirePricedSale(db, caller, input.project_id))
    return { plan_set: made && setView(input.project_id, made) }
  },

  '/v3/design.SavePlanSet': async ({ input: { project_id, version, facts }, caller, db, ports, audit }) => {
    const project = await requireProject(db, caller, project_id, 'lock')
    const [row] = await db.select().from(plan_sets).where(eq(plan_sets.project_id, project.id))
    requireVersion({ version: row?.version ?? 0 }, version)
    const twice = facts.places.findIndex(({ what }, index) => facts.places.findIndex(one => one.what === what) < index)
    if (twice >= 0) throw refuse(400, 'invalid_input', { [`facts.places.${twice}.what`]: words.place_twice })
    const sale = await loadPricedSale(db, project)
    if (!sale.design) throw noDesign()
    const { company_id } = project
    await db
      .insert(plan_sets)
      .values({ company_id, project_id, facts, version: 1 })
      .onConflictDoUpdate({
        target: [plan_sets.company_id, plan_sets.project_id],
        set: { facts, version: version + 1 },
      })
    await audit({ sentence: () => words.log.plan_set_changed, project_id: project.id })
    const made = await makeSet(db, ports, sale)
    return { plan_set: made && setView(project_id, made) }
  },

  '/v3/design.IssuePlanSet': async ({ input: { project_id, note }, caller, db, ports, audit }) => {
    const project = await requireProject(db, caller, project_id, 'lock')
    const sale = await loadPricedSale(db, project)
    const before = await loadPlanSet(db, ports, sale)
    const number = (before?.issues[0]?.number ?? 0) + 1
    const made = await makeSet(db, ports, sale, { number, note: note.trim() })
    if (!made) throw noDesign()
    const { company_id } = project
    const bytes = await setPdf(db, ports, made)
    const file = await keepFile(db, ports, {
      company_id,
      name: nameOf(project, number),
      media_type: 'application/pdf',
      bytes,
    })
    await db.insert(plan_set_issues).values({
      company_id,
      project_id,
      number,
      note: note.trim(),
      permit: made.permit,
      sheet_count: made.sheets.length,
      parts: valuesOf(made.sheets),
      file_id: file.id,
      issued_by: caller.user_id,
      issued_by_name: caller.name,
      issued_at: ports.now(),
    })
    await audit({ sentence: () => words.log.plan_set_issued({ number }), project_id: project.id, entity_id: file.id })
    const shown = await makeSet(db, ports, sale)
    return { plan_set: shown && setView(project_id, shown) }
  },

  '/v3/design.DownloadPlanSet': async ({ input, caller, db, ports }) => {
    const sale = await requirePricedSale(db, caller, input.project_id)
    const bytes =
      input.issue === undefined ? await now(db, ports, sale) : await issued(db, ports, input.project_id, input.issue)
    return new FileAnswer(bytes, 'application/pdf', nameOf(sale.project, input.issue))
  },

  '/v3/design.DownloadMaterials': async ({ input, caller, db, ports }) => {
    const sale = await requirePricedSale(db, caller, input.project_id)
    const loaded = await inLanguage('en', () => loadPlanSet(db, ports, sale))
    if (!loaded) throw noDesign()
    const text = csv(
      ['Group', 'Item', 'Quantity', 'Unit', 'Basis'],
      materialsOf(loaded.inputs).map(({ group, item, quantity, unit, basis }) => [group, item, quantity, unit, basis]),
    )
    return new FileAnswer(
      new TextEncoder().encode(text),
      'text/csv; charset=utf-8',
      `${projectNumber(sale.project)}-materials.csv`,
    )
  },
}

const nameOf = (project: ProjectRow, issue: number | undefined) =>
  `${projectNumber(project)}-plan-set${issue === undefined ? '' : `-${issue}`}.pdf`

async function now(db: Db, ports: Ports, sale: Parameters<typeof makeSet>[2]) {
  const made = await makeSet(db, ports, sale)
  if (!made) throw noDesign()
  return setPdf(db, ports, made)
}

async function issued(db: Db, ports: Ports, project_id: string, number: number) {
  const [row] = await db
    .select()
    .from(plan_set_issues)
    .where(and(eq(plan_set_issues.project_id, project_id), eq(plan_set_issues.number, number)))
  const bytes = row && (await readFile(db, ports, row.file_id))
  if (!bytes) throw notFound('file')
  return bytes
}
