// A meter's file becomes what a household uses.

import { eq } from 'drizzle-orm'
import { writeHours } from '#machines/energy/hours-bytes.ts'
import { sum } from '#machines/lib/numbers.ts'
import { notFound } from '#machines/lib/refuse.ts'
import { usage_years } from '../../db/schema/energy.ts'
import { projects } from '../../db/schema/projects.ts'
import type { readUsage } from '../../energy/read-files.ts'
import { words } from '../../energy/words.ts'
import { readUpload } from '../../files/upload.ts'
import type { Handlers } from '../../handler.ts'
import { activateIfNew } from '../../moves/move.ts'
import { task } from '../../parse/parsers.ts'
import { sha256 } from '../../ports/ports.ts'
import { requireProject } from '../../projects/access.ts'
import { meterMonths } from '../../projects/household.ts'
import { projectView } from '../../projects/view.ts'

const read = task<typeof readUsage>(new URL('../../energy/read-files.ts', import.meta.url), 'readUsage')

export const usageHandlers: Pick<Handlers<'energy'>, '/v3/energy.UploadUsage'> = {
  '/v3/energy.UploadUsage': async ({ input, caller, db, ports, parse, audit }) => {
    const before = await requireProject(db, caller, input.project_id, 'lock')
    const { bytes, file_name } = readUpload(input, words.choose_meter_file)
    const { hours, peaks_kw, notes } = parse(read, bytes, before.address?.longitude)
    const { company_id, id: project_id } = before
    const id = ports.id()
    await db.insert(usage_years).values({
      company_id,
      id,
      project_id,
      file_name,
      sha256: sha256(bytes),
      notes,
      hours: writeHours(hours),
      peaks_kw: peaks_kw ? writeHours(peaks_kw) : null,
      uploaded_at: ports.now(),
    })
    const values = meterMonths(hours)
    const { additions } = before.consumption ?? {}
    const [row] = await db
      .update(projects)
      .set({
        consumption: { mode: 'interval_8760', values, usage_id: id, file_name, ...(additions ? { additions } : {}) },
        version: before.version + 1,
        updated_at: ports.now(),
      })
      .where(eq(projects.id, project_id))
      .returning()
    if (!row) throw notFound('project')
    const year = Math.round(sum(values))
    await audit({
      sentence: () => words.usage_uploaded({ kwh: year, file: file_name }),
      project_id,
      detail: { notes },
    })
    const active = await activateIfNew(db, ports, row)
    return { project: await projectView(db, caller, active), notes }
  },
}
