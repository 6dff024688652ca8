// The sign report, for staff and for whoever signed.
import type { Handlers } from '../handler.ts'

export const reportHandlers: Pick<Handlers<'agreements'>, never> = {}
