import { eq } from 'drizzle-orm'
import { designs } from '../../db/schema/design.ts'
import type { Handlers } from '../../handler.ts'
import { requireProject } from '../../projects/access.ts'
import { electricalOf, siteOf } from '../../quote/limits/electrical.ts'

export const electricalHandlers: Pick<Handlers<'design'>, '/v3/design.CheckElectrical'> = {
  '/v3/design.CheckElectrical': async ({ input, caller, db, ports }) => {
    const project = await requireProject(db, caller, input.project_id)
    const [design] = await db.select().from(designs).where(eq(designs.project_id, project.id))
    const site = await siteOf(db, ports, project)
    return { site, findings: design ? await electricalOf(db, design, site) : [] }
  },
}
