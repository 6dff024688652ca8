// Whether letters and signs alone are shortcuts: who speaks to the computer, or hits keys by chance, switches them off
// (WCAG 2.1.4). Kept for each person in this browser.
import { keep, kept } from '#web/lib/storage.ts'

const keyOf = (user_id: string) => `single_keys_off:${user_id}`

export const areSingleKeysOn = (user_id: string) => kept(keyOf(user_id)) === null

export const switchSingleKeys = (user_id: string, on: boolean) => keep(keyOf(user_id), on ? null : 'true')
