// The sample project: lists show it, but it is never counted or sent anywhere. All totals, reminders and emails check here.
import { eq } from 'drizzle-orm'
import { refuse } from '#machines/lib/refuse.ts'
import { projects } from '#server/db/schema/projects.ts'
import { words } from './words.ts'

export const NOT_SAMPLE = eq(projects.is_sample, false)

/** Throws 409 for the sample project. `consequence` states what it can’t do: 'Its proposal can’t be sent.' */
export function requireNoSample({ is_sample }: { is_sample: boolean }, consequence: string): void {
  if (is_sample) throw refuse(409, 'sample_project', words.is_sample({ consequence }))
}
