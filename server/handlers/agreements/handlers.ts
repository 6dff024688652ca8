import { findSealHandlers } from '../../agreements/sealing/find-seal.ts'
import type { Handlers } from '../../handler.ts'
import { countersignHandlers } from './countersign-handlers.ts'
import { linkHandlers } from './link-handlers.ts'
import { paperHandlers } from './paper-handlers.ts'
import { reportHandlers } from './report-handlers.ts'
import { sealHandlers } from './seal-handlers.ts'
import { logHandlers } from './seal-log-handlers.ts'
import { sendHandlers } from './send-handlers.ts'
import { signingHandlers } from './signing-handlers.ts'
import { templateHandlers } from './template-handlers.ts'
import { transactionHandlers } from './transaction-handlers.ts'
import { variableHandlers } from './variable-handlers.ts'

export const agreements: Handlers<'agreements'> = {
  ...templateHandlers,
  ...variableHandlers,
  ...sendHandlers,
  ...linkHandlers,
  ...transactionHandlers,
  ...countersignHandlers,
  ...paperHandlers,
  ...signingHandlers,
  ...reportHandlers,
  ...sealHandlers,
  ...findSealHandlers,
  ...logHandlers,
}
