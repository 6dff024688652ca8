// Texts about a lender in the settings.
import type { Schemas } from '#sdk/types.ts'
import { ago } from '#web/lib/ago.tsx'
import { capitalized, listOf } from '#web/lib/format.ts'
import { words } from './words.ts'

type Setting = Schemas['LenderSetting']

export const WAYS: Record<Setting['way'], (name: string) => string> = {
  address: name => words.way_address({ name }),
  sandbox: name => words.way_sandbox({ name }),
  none: name => words.way_none({ name }),
}

/** 'Leases and PPAs' */
export const KINDS = (types: readonly Schemas['LenderFinancingType'][]): string =>
  capitalized(listOf(types.map(type => words.types[type])))

type Mode = Setting['mode']
export const MODE_NAMES: Record<Mode, string> = { api: words.api, portal: words.portal, in_house: words.in_house }
export const MODE_HELP: Record<Mode, (name: string) => string> = {
  api: name => words.mode_api_help({ name }),
  portal: name => words.mode_portal_help({ name }),
  in_house: () => words.mode_in_house_help,
}

export function standing({ way, connected, enabled, mode, fields }: Setting): { status: string; label: string } {
  if (mode !== 'api') return { status: 'by_hand', label: MODE_NAMES[mode] }
  if (way === 'none') return { status: 'not_connected', label: words.no_address }
  if (connected)
    return way === 'sandbox'
      ? { status: 'sandbox', label: words.sandbox }
      : { status: 'connected', label: words.connected }
  if (!enabled && fields.every(({ stored }) => stored !== null)) return { status: 'off', label: words.off }
  return { status: 'not_connected', label: words.not_connected }
}

/** How it answered last, with when. */
export function healthSentence({ health }: Setting, now: number): string {
  const when = health.last_answer_at === null ? undefined : ago(health.last_answer_at, now)
  if (health.state === 'answering' && when !== undefined) return words.last_response({ when })
  return health.sentence
}
