// The browser's client of the product API.
import { productClient } from '#sdk/client.ts'
import { readImpersonated, readToken } from '#web/lib/storage.ts'
import { askServer } from '#web/reach/reachability.ts'
import { pageLanguage } from '#web/words/language.ts'
import { CANNOT_REACH } from './offline-words.ts'
import { words } from './words.ts'

export const api = productClient({
  base_url: window.location.origin,
  token: readToken,
  impersonated: readImpersonated,
  language: () => pageLanguage,
  idempotency_key: () => crypto.randomUUID(),
  fetch: askServer,
  failure_message: () => words.cannot_reach_try_again({ cannot_reach: CANNOT_REACH }),
})
