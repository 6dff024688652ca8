import type { Handlers } from '#server/handler.ts'
import { consoleHandlers } from './console-handlers.ts'
import { draftHandlers } from './draft-handlers.ts'
import { lineHandlers } from './line-handlers.ts'
import { listHandlers } from './list-handlers.ts'
import { moneyHandlers } from './money-handlers.ts'
import { remittanceHandlers } from './remittance-handlers.ts'
import { settingsHandlers } from './settings-handlers.ts'

export const receivables: Handlers<'receivables'> = {
  ...listHandlers,
  ...draftHandlers,
  ...moneyHandlers,
  ...settingsHandlers,
  ...consoleHandlers,
  ...remittanceHandlers,
  ...lineHandlers,
}
