// Deleting one project, where nothing of it has to stay.
import { refuse } from '#machines/lib/refuse.ts'
import { writeAudit } from '#server/audit.ts'
import { asEraser } from '#server/db/roles/eraser.ts'
import { Afterwards, type Handlers } from '#server/handler.ts'
import { requireProject } from '#server/projects/access.ts'
import { deleteProject } from '#server/projects/privacy/delete-project.ts'
import { countErased, listKept } from '#server/projects/privacy/preview.ts'
import { requireAllProjects } from '#server/projects/privacy/requests.ts'
import { scopeOfProject } from '#server/projects/privacy/scope.ts'
import { words } from '#server/projects/privacy/words.ts'
import { projectNumber } from '#server/projects/view.ts'

type Paths = '/v3/privacy.PreviewProject' | '/v3/privacy.DeleteProject'

export const projectHandlers: Pick<Handlers<'privacy'>, Paths> = {
  '/v3/privacy.PreviewProject': async ({ input, caller, db, ports }) => {
    requireAllProjects(caller)
    const project = await requireProject(db, caller, input.project_id)
    const at = { company_id: caller.company_id, now: ports.now() }
    const scope = await scopeOfProject(db, at, project.id)
    return {
      number: projectNumber(project),
      name: project.name,
      can_delete: scope.deleted.length > 0 && !project.is_sample,
      erased: await countErased(db, at, scope),
      kept: await listKept(db, at, scope),
    }
  },

  '/v3/privacy.DeleteProject': async ({ input, caller, db, ports, request }) => {
    requireAllProjects(caller)
    const project = await requireProject(db, caller, input.project_id)
    const { company_id } = caller
    const number = projectNumber(project)
    if (project.is_sample) throw refuse(409, 'project_kept', words.sample)
    if (input.number.trim().toLowerCase() !== number.toLowerCase())
      throw refuse(400, 'invalid_input', { number: words.wrong_number })
    return new Afterwards(database =>
      asEraser(database, company_id, async eraser => {
        const erased = await deleteProject(eraser, { company_id, now: ports.now() }, project.id)
        await writeAudit(eraser, ports, caller, request, '/v3/privacy.DeleteProject', 'done', {
          sentence: () => words.project_deleted({ number }),
          entity_id: project.id,
        })
        return { erased }
      }),
    )
  },
}
