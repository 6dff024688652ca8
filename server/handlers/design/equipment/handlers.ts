import type { Handlers } from '#server/handler.ts'
import { datasheetHandlers } from './datasheet-handlers.ts'
import { invertersHandlers } from './inverter-handlers.ts'
import { categoryHandlers, otherHandlers } from './other-handlers.ts'
import { panelsHandlers } from './panel-handlers.ts'
import { storageHandlers } from './storage-handlers.ts'

export const equipment: Handlers<'equipment'> = {
  ...panelsHandlers,
  ...invertersHandlers,
  ...storageHandlers,
  ...otherHandlers,
  ...categoryHandlers,
  ...datasheetHandlers,
}
