// Each user's notifications and their preferences.
import { boolean, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { EventWay, NotificationEvent } from '#machines/company/notifications/rules.ts'
import { at, company_id, version } from '../columns.ts'

export const notifications = pgTable(
  'notifications',
  {
    company_id,
    id: uuid('id').notNull(),
    user_id: uuid('user_id').notNull(),
    event: text('event').$type<NotificationEvent>().notNull(),
    sentence: text('sentence').notNull(),
    detail: text('detail').notNull().default(''),
    sentence_es: text('sentence_es'),
    detail_es: text('detail_es'),
    page: text('page').notNull(),
    project_id: uuid('project_id'),
    by_id: uuid('by_id'),
    at: at('at').notNull(),
    in_app: boolean('in_app').notNull(),
    read_at: at('read_at'),
    digest_due_at: at('digest_due_at'),
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)

export const notification_preferences = pgTable(
  'notification_preferences',
  {
    company_id,
    user_id: uuid('user_id').notNull(),
    ways: jsonb('ways').$type<EventWay[]>().notNull(),
    version,
    updated_at: at('updated_at').notNull(),
  },
  t => [primaryKey({ columns: [t.company_id, t.user_id] })],
)
