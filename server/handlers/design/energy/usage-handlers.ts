// Imports a meter's file as household use: previewed first, stored once every question is answered.

import { eq } from 'drizzle-orm'
import { keepsDaylightSaving } from '#machines/design/energy/billing/plan-clock.ts'
import { writeHours } from '#machines/design/energy/hours-bytes.ts'
import type { Home, Question, UsageChoices } from '#machines/design/energy/usage-file/usage-reading.ts'
import { notFound, refuse } from '#machines/lib/refuse.ts'
import type { Schemas } from '#sdk/types.ts'
import { usage_years } from '#server/db/schema/energy.ts'
import { projects } from '#server/db/schema/projects.ts'
import type { readUsageFile } from '#server/design/energy/read-files.ts'
import { words } from '#server/design/energy/words.ts'
import { readUpload } from '#server/files/upload.ts'
import type { Handlers } from '#server/handler.ts'
import { task } from '#server/parse/parsers.ts'
import { sha256 } from '#server/ports/ports.ts'
import { type ProjectRow, requireProject } from '#server/projects/access.ts'
import { activateIfNew } from '#server/projects/moves/move.ts'
import { projectView } from '#server/projects/view.ts'

const read = task<typeof readUsageFile>(
  new URL('../../../design/energy/read-files.ts', import.meta.url),
  'readUsageFile',
)

type Paths = '/v3/energy.PreviewUsage' | '/v3/energy.UploadUsage'

export const usageHandlers: Pick<Handlers<'energy'>, Paths> = {
  '/v3/energy.PreviewUsage': async ({ input, caller, db, parse }) => {
    const project = await requireProject(db, caller, input.project_id)
    const { bytes } = readUpload(input, words.choose_meter_file)
    const { hours, peaks_kw, ...reading } = parse(read, bytes, homeOf(project), choicesOf(input))
    return { reading }
  },

  '/v3/energy.UploadUsage': async ({ input, caller, db, ports, parse, audit }) => {
    const before = await requireProject(db, caller, input.project_id, 'lock')
    const { bytes, file_name } = readUpload(input, words.choose_meter_file)
    const reading = parse(read, bytes, homeOf(before), choicesOf(input))
    if (reading.questions.length > 0) throw unclear(reading.questions)
    const { hours, peaks_kw, notes, months: values } = reading
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
    const year = Math.round(reading.year_kwh)
    const { column, unit, clock, times_mark, values_are } = reading
    await audit({
      sentence: () => words.usage_uploaded({ kwh: year, file: file_name }),
      project_id,
      detail: { notes, column, unit, clock, times_mark, values_are },
    })
    const active = await activateIfNew(db, ports, row)
    return { project: await projectView(db, caller, active), notes }
  },
}

/** Time zones follow the sun to within about an hour; used only for files without a zone. */
function homeOf({ address }: ProjectRow): Home {
  const { longitude, state } = address ?? {}
  return {
    utc_offset_min: longitude === undefined ? null : Math.round(longitude / 15) * 60,
    daylight: keepsDaylightSaving(state),
  }
}

const choicesOf = ({
  column,
  unit,
  date_order,
  times_mark,
  clock,
  values_are,
  year,
}: Schemas['UsageFile']): UsageChoices => ({
  column,
  unit,
  date_order,
  times_mark,
  clock,
  values_are,
  is_year_confirmed: year === 'confirmed',
})

const unclear = (questions: readonly Question[]) =>
  Object.assign(
    refuse(
      409,
      'usage_unclear',
      words.usage_file.questions({ questions: questions.map(({ text }) => text).join(' ') }),
    ),
    { questions },
  )
