// Every operation about lenders.
import type { Handlers } from '#server/handler.ts'
import { askHandlers } from './ask-handlers.ts'
import { draftHandlers } from './draft-handlers.ts'
import { sendHandlers } from './send-handlers.ts'
import { settingHandlers } from './setting-handlers.ts'
import { shareHandlers } from './share-handlers.ts'
import { uploadHandlers } from './upload-handlers.ts'

export const lenders: Handlers<'lenders'> = {
  ...settingHandlers,
  ...draftHandlers,
  ...shareHandlers,
  ...askHandlers,
  ...sendHandlers,
  ...uploadHandlers,
}
