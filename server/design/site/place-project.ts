// A project's coordinates, which weather and sun are asked for, from the point of its site.
import { eq } from 'drizzle-orm'
import { distance_m, type Place } from '#machines/design/site/site-geometry.ts'
import type { Db } from '#server/db/database.ts'
import { designs } from '#server/db/schema/design.ts'
import { projects } from '#server/db/schema/projects.ts'
import type { Ports } from '#server/ports/ports.ts'
import { placeOf } from '#server/projects/postal-codes.ts'

/** `if unplaced`: while they are the center of the ZIP code, and nothing was designed for them. */
export async function placeProject(
  db: Db,
  ports: Ports,
  project_id: string,
  point: Place,
  when: 'always' | 'if unplaced',
): Promise<void> {
  const [project] = await db.select().from(projects).where(eq(projects.id, project_id)).for('no key update')
  if (!project?.address) return
  const { latitude, longitude, postal_code } = project.address
  if (when === 'if unplaced') {
    const [designed] = await db
      .select({ id: designs.project_id })
      .from(designs)
      .where(eq(designs.project_id, project_id))
    const center = await placeOf(postal_code.slice(0, 5))
    const is_typed =
      latitude !== undefined && longitude !== undefined && (!center || distance_m({ latitude, longitude }, center) > 5)
    if (designed || is_typed) return
  }
  const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6
  const address = { ...project.address, latitude: rounded(point.latitude), longitude: rounded(point.longitude) }
  await db
    .update(projects)
    .set({ address, version: project.version + 1, updated_at: ports.now() })
    .where(eq(projects.id, project_id))
}
