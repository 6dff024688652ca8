// What the settings say about a lender, in words.
import type { Schemas } from '#sdk/types.ts'
import { ago } from '#web/lib/ago.ts'
import type { BadgeLook } from '#web/ui/badge.tsx'

type Setting = Schemas['LenderSetting']

/** What shows how a company is connected. */
export const LENDER_READS = ['/v3/settings.GetLenderConfig', '/v3/lender_applications.List'] as const

export const WAYS: Record<Setting['way'], (name: string) => string> = {
  address: name => `This installation reaches ${name} at its configured address.`,
  sandbox: name =>
    `Sandbox: this installation has no address for ${name}, so a made-up ${name} answers. Nothing leaves this machine, and nobody’s credit is checked.`,
  none: name => `Not connected: this installation has no address for ${name}. Whoever runs it can configure one.`,
}

const KIND = { loan: 'loans', lease: 'leases', ppa: 'PPAs' } as const

/** 'Leases and PPAs' */
export function KINDS(types: readonly Schemas['LenderFinancingType'][]): string {
  const said = new Intl.ListFormat('en').format(types.map(type => KIND[type]))
  return said.charAt(0).toUpperCase() + said.slice(1)
}

type Mode = Setting['mode']
export const MODE_NAMES: Record<Mode, string> = { api: 'API', portal: 'Portal', in_house: 'In-house' }
export const MODE_HELP: Record<Mode, (name: string) => string> = {
  api: name => `Applications are sent from here, and ${name} answers by itself.`,
  portal: name => `You apply in the portal of ${name} and record each step here.`,
  in_house: () => 'Your company decides and pays out, and records each step here.',
}

export function standing({ way, connected, enabled, mode, fields }: Setting): { label: string; look: BadgeLook } {
  if (mode !== 'api') return { label: MODE_NAMES[mode], look: 'info' }
  if (way === 'none') return { label: 'No address', look: 'neutral' }
  if (connected) return way === 'sandbox' ? { label: 'Sandbox', look: 'info' } : { label: 'Connected', look: 'success' }
  if (!enabled && fields.every(({ stored }) => stored !== null)) return { label: 'Off', look: 'neutral' }
  return { label: 'Not connected', look: 'neutral' }
}

/** How it answered last, with when. */
export function healthSentence({ health }: Setting, now: number): string {
  const when = health.last_answer_at === null ? undefined : ago(health.last_answer_at, now)
  if (health.state === 'answering' && when !== undefined) return `Answered ${when}`
  return health.sentence
}
