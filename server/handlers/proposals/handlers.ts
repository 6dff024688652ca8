import type { Handlers } from '../../handler.ts'
import { editorHandlers } from './editor-handlers.ts'
import { imageHandlers } from './image-handlers.ts'
import { printHandlers } from './print-handlers.ts'
import { proposalHandlers } from './proposal-handlers.ts'
import { publicHandlers } from './public-handlers.ts'
import { ruleHandlers } from './rule-handlers.ts'
import { sendHandlers } from './send-handlers.ts'
import { templateHandlers } from './template-handlers.ts'
import { themeHandlers } from './theme-handlers.ts'
import { variableHandlers } from './variable-handlers.ts'

export const proposals: Handlers<'proposals'> = {
  ...proposalHandlers,
  ...editorHandlers,
  ...publicHandlers,
  ...sendHandlers,
  ...printHandlers,
  ...imageHandlers,
  ...themeHandlers,
  ...templateHandlers,
  ...ruleHandlers,
  ...variableHandlers,
}
