// An open request: a homeowner asked by email for a copy of their data.
import { the } from './answers.ts'
import type { Client } from './sell.ts'

export async function demoPrivacy(owner: Client, now: Date) {
  const { projects } = the(await owner.GET('/v3/projects.List', { params: { query: { limit: 1 } } }))
  const [project] = projects
  if (!project) return
  const { homeowners } = the(
    await owner.GET('/v3/homeowners.ListByProject', { params: { query: { project_id: project.id } } }),
  )
  const [homeowner] = homeowners
  if (!homeowner) return
  await owner.POST('/v3/privacy.Record', {
    body: {
      homeowner_id: homeowner.id,
      kind: 'export',
      received_on: new Date(now.getTime() - 86_400_000).toISOString().slice(0, 10),
      received_by: 'email',
      identified_by: 'email_reply',
      note: 'Wants to know which photos of the roof are stored.',
    },
  })
}
