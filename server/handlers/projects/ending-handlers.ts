// A sale is canceled or voided, with a reason from the company's list.
import { refuse } from '#machines/lib/refuse.ts'
import { OTHER_REASON } from '#machines/projects/end-reasons.ts'
import { readSetting } from '#server/company/settings/store.ts'
import { endSale } from '#server/projects/ending/end-sale.ts'
import type { Db } from '../../db/database.ts'
import type { Handlers } from '../../handler.ts'
import { requireVersion } from '../../lib/versioned.ts'
import { requireProject } from '../../projects/access.ts'
import { alreadyMerged } from '../../projects/merged.ts'
import { projectView } from '../../projects/view.ts'
import { words } from './words.ts'

export const endingHandlers: Pick<Handlers<'projects'>, '/v3/projects.EndSale'> = {
  '/v3/projects.EndSale': async ({ input, ...acting }) => {
    const { db, caller } = acting
    const project = await requireProject(db, caller, input.project_id, 'lock')
    requireVersion(project, input.version)
    if (project.merged_into) throw await alreadyMerged(db, project)
    const reason = await reasonOf(db, input.reason, input.note?.trim() ?? '')
    return { project: await projectView(db, caller, await endSale(acting, project, input.to, reason, input.ends)) }
  },
}

/** For the activity: the company's own reason with a note, or only a note. */
async function reasonOf(db: Db, reason: string, note: string): Promise<string> {
  if (reason === OTHER_REASON) {
    if (note.length < 3) throw refuse(400, 'invalid_input', { note: words.enter_reason })
    return note
  }
  const { cancel_reasons } = (await readSetting(db, 'general')).value
  if (!cancel_reasons.includes(reason)) throw refuse(400, 'invalid_input', { reason: words.choose_reason })
  return note ? `${reason}: ${note}` : reason
}
