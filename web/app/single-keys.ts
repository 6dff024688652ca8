// Single-character shortcuts can be turned off, for speech input and accidental keys (WCAG 2.1.4). Stored per user in
// this browser.
import { keep, kept } from '#web/lib/storage.ts'

const keyOf = (user_id: string) => `single_keys_off:${user_id}`

export const areSingleKeysOn = (user_id: string) => kept(keyOf(user_id)) === null

export const switchSingleKeys = (user_id: string, on: boolean) => keep(keyOf(user_id), on ? null : 'true')
