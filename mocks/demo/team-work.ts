// Collaboration in the demo company: tasks overdue, due today and later, notes that mention a colleague, discounts
// beyond a rep's limits.
import { DAY_MS } from '#machines/lib/time.ts'
import { the } from './answers.ts'
import type { Client } from './sell.ts'

type Who = 'Riley Rep' | 'Max Manager' | 'Otto Operations' | 'Finn Finance'
export type DemoTeam = Record<'rep' | 'manager' | 'operations', Client>
type Task = { project: string; title: string; in_days: number | null; by: keyof DemoTeam; for: Who; done?: true }
type Note = { project: string; by: keyof DemoTeam; body: string; to?: Who[] }

const TASKS: Task[] = [
  { project: 'Emery Sample', title: 'Call about the second signature', in_days: 0, by: 'manager', for: 'Riley Rep' },
  { project: 'Emery Sample', title: 'Photo of the main panel', in_days: 2, by: 'operations', for: 'Riley Rep' },
  { project: 'Emery Sample', title: 'Measure the rafters', in_days: -5, by: 'rep', for: 'Riley Rep', done: true },
  { project: 'Indigo Sample', title: 'Ask for twelve months of bills', in_days: -2, by: 'rep', for: 'Riley Rep' },
  { project: 'Jules Specimen', title: 'Agree on a day for the first visit', in_days: 1, by: 'rep', for: 'Riley Rep' },
  {
    project: 'Emery Sample',
    title: 'Ask for a photo of the finished roof',
    in_days: null,
    by: 'rep',
    for: 'Riley Rep',
  },
  { project: 'Noor Specimen', title: 'Order the inverter', in_days: -1, by: 'manager', for: 'Otto Operations' },
  { project: 'Noor Specimen', title: 'Book the inspection', in_days: 6, by: 'manager', for: 'Otto Operations' },
  { project: 'Parker Placeholder', title: 'Proof of income for GoodLeap', in_days: 0, by: 'rep', for: 'Riley Rep' },
  { project: 'Avery Sample', title: 'Check the last payment', in_days: 3, by: 'manager', for: 'Finn Finance' },
]

const NOTES: Note[] = [
  {
    project: 'Emery Sample',
    by: 'operations',
    body: 'The attic hatch is in the garage; they have a key for us there. The dog is friendly.',
  },
  {
    project: 'Emery Sample',
    by: 'rep',
    body: '@Max Manager they ask whether the charger can go on the north wall. It would be 12 ft more trench. May I leave the price as it is?',
    to: ['Max Manager'],
  },
  {
    project: 'Emery Sample',
    by: 'manager',
    body: '@Riley Rep yes, leave it. @Otto Operations please plan for the longer trench.',
    to: ['Riley Rep', 'Otto Operations'],
  },
  {
    project: 'Noor Specimen',
    by: 'operations',
    body: '@Riley Rep the inspector comes between 8 and 10. Somebody should be at home.',
    to: ['Riley Rep'],
  },
  { project: 'Indigo Sample', by: 'rep', body: 'Prefers calls after 5 PM. Found us through a neighbor.' },
]

/** Phoenix, where the demo company is, has no summer time. */
const BEHIND_MS = 7 * 3_600_000
const dayAfter = (now: Date, days: number) =>
  new Date(now.getTime() - BEHIND_MS + days * DAY_MS).toISOString().slice(0, 10)

type Project = { id: string; name: string }

export async function demoTeamWork(team: DemoTeam, now: Date, project: Project) {
  const tasks = TASKS.filter(task => task.project === project.name)
  const notes = NOTES.filter(note => note.project === project.name)
  if (tasks.length + notes.length === 0) return
  const people = await peopleOf(team)
  const project_id = project.id
  for (const { title, in_days, by, for: who, done } of tasks) {
    const due_on = in_days === null ? null : dayAfter(now, in_days)
    const body = { project_id, title, assignee_id: people(who), due_on }
    const { task } = the(await team[by].POST('/v3/tasks.Create', { body }))
    if (done) await team[by].POST('/v3/tasks.SetDone', { body: { task_id: task.id, version: 1, done } })
  }
  for (const { by, body, to = [] } of notes)
    await team[by].POST('/v3/notes.Create', { body: { project_id, body, mention_ids: to.map(people) } })
}

export async function demoOwnTask(team: DemoTeam, now: Date) {
  const people = await peopleOf(team)
  await team.manager.POST('/v3/tasks.Create', {
    body: {
      project_id: null,
      title: 'Renew the licence of the trailer',
      due_on: dayAfter(now, 7),
      assignee_id: people('Max Manager'),
    },
  })
}

async function peopleOf({ manager }: DemoTeam) {
  const { people } = the(await manager.GET('/v3/tasks.ListPeople', {}))
  return (who: Who) => people.find(({ name }) => name === who)?.id ?? ''
}

const HAGGLED: { project: string; share: number; reason: string; decision?: 'approve'; note?: string }[] = [
  {
    project: 'Marisol Muestra',
    share: 0.06,
    reason: 'Signs this week at this price',
    decision: 'approve',
    note: 'One time, since two neighbors came through them.',
  },
  { project: 'Logan Sample', share: 0.08, reason: 'Another offer is 8% lower, and they would rather go with us' },
]

/** Renews an approved sale at its price: proposal, agreement and all. */
export async function demoApprovals({ rep, manager }: DemoTeam, { id: project_id, name }: Project) {
  for (const { project, share, reason, decision, note } of HAGGLED) {
    if (project !== name) continue
    const query = { params: { query: { project_id } } }
    const { version, price_usd_per_w, price } = the(await rep.GET('/v3/pricing.Get', query))
    const discount_cents = Math.round(((price?.base_cents ?? 0) * share) / 10_000) * 10_000
    the(await rep.POST('/v3/pricing.Save', { body: { project_id, version, price_usd_per_w, discount_cents } }))
    const { request } = the(await rep.POST('/v3/guardrails.RequestApproval', { body: { project_id, reason } }))
    const body = { request_id: request?.id ?? '', ...(note ? { note } : {}) }
    if (!decision) continue
    the(await manager.POST('/v3/guardrails.DecideApproval', { body: { ...body, decision } }))
    const { review } = the(await rep.GET('/v3/projects.ReviewChange', query))
    const loss = review.loss ? { confirmed_loss_cents: review.loss.savings_25y_cents } : {}
    const { token } = review
    the(await rep.POST('/v3/projects.ConfirmChange', { body: { project_id, token, mail: false, ...loss } }))
  }
}
