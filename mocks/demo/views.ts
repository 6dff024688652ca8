// Views of the list that the demo company's people keep: one for oneself, two that are offered to everyone.
import { the } from './answers.ts'
import type { DemoTeam } from './team-work.ts'

export async function demoViews({ rep, manager, operations }: DemoTeam) {
  const { user } = the(await rep.GET('/v1/user', {}))
  await rep.POST('/v3/projects.CreateView', {
    body: {
      name: 'My open deals',
      view: 'table',
      shared: false,
      sort: 'active_at',
      direction: 'desc',
      filters: { owner_id: [user.id], stage: ['New Project', 'In Progress'] },
    },
  })
  await manager.POST('/v3/projects.CreateView', {
    body: {
      name: 'Waiting on a lender',
      view: 'table',
      shared: true,
      sort: 'status_since',
      direction: 'asc',
      filters: { status: ['submitted'] },
    },
  })
  await operations.POST('/v3/projects.CreateView', {
    body: {
      name: 'Ready to install',
      view: 'board',
      shared: true,
      sort: 'status_since',
      direction: 'asc',
      filters: { status: ['approved', 'paid_by_cash'] },
    },
  })
}
