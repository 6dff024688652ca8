// What the demo company's owner changed in many projects at once: one such change stands, one was taken back.
import { the } from './answers.ts'
import type { Client } from './sell.ts'

export async function demoBulkChanges(owner: Client) {
  const tagged = (tag: string, status: 'approved' | 'submitted') =>
    owner
      .POST('/v3/projects.BulkUpdate', { body: { filters: { status: [status] }, change: { kind: 'add_tag', tag } } })
      .then(the)
  await tagged('winter schedule', 'approved')
  const { undo_id } = await tagged('winter schedule', 'submitted')
  if (undo_id) await owner.POST('/v3/projects.UndoBulk', { body: { undo_id } }).then(the)
}
