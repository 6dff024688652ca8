// A stored file among those of a project.
import type { UserCaller } from '../caller.ts'
import type { Db } from '../db/database.ts'
import { project_files } from '../db/schema/files.ts'
import type { Ports } from '../ports/ports.ts'
import type { ProjectRow } from '../projects/access.ts'
import type { Judged } from './judge-upload.ts'

export async function attachFile(
  db: Db,
  ports: Ports,
  caller: Pick<UserCaller, 'user_id' | 'name'>,
  project: ProjectRow,
  file_id: string,
  { kind, width_px, height_px }: Pick<Judged, 'kind' | 'width_px' | 'height_px'>,
) {
  await db.insert(project_files).values({
    company_id: project.company_id,
    project_id: project.id,
    file_id,
    kind,
    width_px,
    height_px,
    uploaded_by: caller.user_id,
    uploaded_by_name: caller.name,
    uploaded_at: ports.now(),
  })
}
