// How agreements are sealed, and what is known of a seal.
import type { Handlers } from '../handler.ts'

export const sealHandlers: Pick<Handlers<'agreements'>, never> = {}
