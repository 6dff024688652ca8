// Several designs of one project: named, copied, compared, and one of them chosen to be sold.
import { refuse } from '#machines/lib/refuse.ts'
import { project_designs } from '#server/db/schema/design.ts'
import type { Db } from '../../db/database.ts'
import { chooseDesign } from '../../design/choose-design.ts'
import { comparedDesigns } from '../../design/compare-designs.ts'
import { designById, keepable, projectDesigns, requireDesign } from '../../design/project-designs.ts'
import { words } from '../../design/words.ts'
import type { Handlers } from '../../handler.ts'
import { requireVersion } from '../../lib/versioned.ts'
import { type ProjectRow, requireProject } from '../../projects/access.ts'
import { dropProposal, proposedOf } from '../../proposals/of-design.ts'

type Paths = `/v3/design.${'List' | 'Copy' | 'Rename' | 'Remove' | 'Choose'}`

/** More than anyone compares. */
const MOST_DESIGNS = 20

export const designsHandlers: Pick<Handlers<'design'>, Paths> = {
  '/v3/design.List': async ({ input, caller, db, ports }) => {
    const project = await requireProject(db, caller, input.project_id)
    const proposed = await proposedOf(db, ports, project)
    const compared = await comparedDesigns(db, ports, project)
    return { designs: compared.map(design => ({ ...design, proposed: proposed.get(design.id) ?? null })) }
  },

  '/v3/design.Copy': async ({ input, caller, db, ports, audit }) => {
    const project = await requireProject(db, caller, input.project_id, 'lock')
    const original = await requireDesign(db, project, input.design_id)
    const all = await projectDesigns(db, project)
    if (all.length >= MOST_DESIGNS)
      throw refuse(409, 'too_many_designs', words.too_many_designs({ most: MOST_DESIGNS }))
    const name = await freeName(db, project, input.name)
    const id = ports.id()
    await db.insert(project_designs).values({
      company_id: project.company_id,
      id,
      project_id: project.id,
      name,
      chosen: false,
      kept: original.kept ?? (await keepable(db, project)),
      made_at: ports.now(),
    })
    await audit({
      sentence: () => words.log.copied({ name: original.name, copy: name }),
      project_id: project.id,
      entity_id: id,
    })
    return namedDesigns(db, project)
  },

  '/v3/design.Rename': async ({ input, caller, db, audit }) => {
    const project = await requireProject(db, caller, input.project_id, 'lock')
    const row = await requireDesign(db, project, input.design_id)
    requireVersion(row, input.version)
    const name = await freeName(db, project, input.name, row.id)
    await db
      .update(project_designs)
      .set({ name, version: row.version + 1 })
      .where(designById(project, row.id))
    await audit({
      sentence: () => words.log.renamed({ before: row.name, after: name }),
      project_id: project.id,
      entity_id: row.id,
    })
    return namedDesigns(db, project)
  },

  '/v3/design.Remove': async ({ input, caller, db, audit }) => {
    const project = await requireProject(db, caller, input.project_id, 'lock')
    const row = await requireDesign(db, project, input.design_id)
    requireVersion(row, input.version)
    if (row.chosen) throw refuse(409, 'chosen_design', words.chosen_design)
    await dropProposal(db, project, row)
    await db.delete(project_designs).where(designById(project, row.id))
    await audit({ sentence: () => words.log.removed({ name: row.name }), project_id: project.id, entity_id: row.id })
    return namedDesigns(db, project)
  },

  '/v3/design.Choose': async ({ input, caller, db, ports, audit }) => {
    const project = await requireProject(db, caller, input.project_id, 'lock')
    const row = await requireDesign(db, project, input.design_id)
    requireVersion(row, input.version)
    if (row.kept) {
      await chooseDesign(db, ports, caller, project, row)
      await audit({
        sentence: () => words.log.chosen({ name: row.name }),
        project_id: project.id,
        entity_id: row.id,
      })
    }
    return namedDesigns(db, project)
  },
}

/** Without figures: the list operation has them, calculating every design. */
const namedDesigns = async (db: Db, project: ProjectRow) => ({
  designs: (await projectDesigns(db, project)).map(({ id, name, version, chosen }) => ({ id, name, version, chosen })),
})

/** Refuses a name that another design of the project has, however it is written. */
async function freeName(db: Db, project: ProjectRow, wanted: string, own_id?: string): Promise<string> {
  const name = wanted.trim()
  const taken = (await projectDesigns(db, project)).some(
    one => one.id !== own_id && one.name.toLowerCase() === name.toLowerCase(),
  )
  if (taken) throw refuse(409, 'name_taken', words.name_taken)
  return name
}
