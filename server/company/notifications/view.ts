// Notifications as the contract shows them.

import { and, eq } from 'drizzle-orm'
import { fullName } from '#machines/lib/text.ts'
import type { Language } from '#machines/words/language.ts'
import { currentLanguage } from '#machines/words/language.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '#server/db/database.ts'
import { users } from '#server/db/schema/company.ts'
import { notifications } from '#server/db/schema/notifications.ts'
import { projects } from '#server/db/schema/projects.ts'
import { projectNumber } from '#server/projects/view.ts'

/** Each with its project and who did it. */
export const selectNotifications = (db: Db) =>
  db
    .select({ row: notifications, project: projects, by: users })
    .from(notifications)
    .leftJoin(
      projects,
      and(eq(projects.company_id, notifications.company_id), eq(projects.id, notifications.project_id)),
    )
    .leftJoin(users, and(eq(users.company_id, notifications.company_id), eq(users.id, notifications.by_id)))

export type Found = Awaited<ReturnType<typeof selectNotifications>>[number]

/** Events from before both languages were stored exist only in English. */
export const saidIn = (row: Found['row'], language: Language) =>
  language === 'es' && row.sentence_es !== null
    ? { sentence: row.sentence_es, detail: row.detail_es ?? '' }
    : { sentence: row.sentence, detail: row.detail }

export const notificationView = ({ row, project, by }: Found): Schemas['Notification'] => ({
  id: row.id,
  event: row.event,
  ...saidIn(row, currentLanguage()),
  page: row.page,
  project: project && { id: project.id, number: projectNumber(project), name: project.name },
  by: by && { id: by.id, name: fullName(by) },
  at: row.at.toISOString(),
  read_at: row.read_at?.toISOString() ?? null,
})
