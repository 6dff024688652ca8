// Bulk changes by the demo company's owner: one in effect, one undone.
import { DAY_MS } from '#machines/lib/time.ts'
import { the } from './answers.ts'
import type { Client } from './sell.ts'

/** Leaves what a person made meanwhile as it is. */
export async function demoBulkChanges(owner: Client, now: Date) {
  const created_to = new Date(now.getTime() - 2 * DAY_MS).toISOString().slice(0, 10)
  const tagged = (tag: string, status: 'approved' | 'submitted') =>
    owner
      .POST('/v3/projects.BulkUpdate', {
        body: { filters: { status: [status], created_to }, change: { kind: 'add_tag', tag } },
      })
      .then(the)
  await tagged('winter schedule', 'approved')
  const { undo_id } = await tagged('winter schedule', 'submitted')
  if (undo_id) await owner.POST('/v3/projects.UndoBulk', { body: { undo_id } }).then(the)
}
