import type { Handlers } from '../handler.ts'
import { draftHandlers } from './draft-handlers.ts'
import { listHandlers } from './list-handlers.ts'
import { moneyHandlers } from './money-handlers.ts'
import { settingsHandlers } from './settings-handlers.ts'

export const receivables: Handlers<'receivables'> = {
  ...listHandlers,
  ...draftHandlers,
  ...moneyHandlers,
  ...settingsHandlers,
}
