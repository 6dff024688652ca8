// The parts of a fault that may leave the device, or nothing if it isn't the page's own.

import { framesOf, scrubMessage, scrubName } from '#machines/company/problems/scrub.ts'
import { browserOf } from '#machines/lib/browser.ts'
import { Refusal } from '#sdk/refusal.ts'
import type { Input } from '#sdk/types.ts'
import type { Fault, WatchedPage } from './page-faults.ts'

export type ProblemReport = Input<'/v3/page_problems.Report'>

/** A deferred resize, a third-party script, a broken connection. */
const NO_FAULT = /^ResizeObserver loop|^Script error\.?$|^(?:Failed to fetch|Load failed|NetworkError\b.*)$/i

type Device = { user_agent: string; touch_points: number; width: number; origin: string; online: boolean }

export function reportOf(
  { kind, error, page_number }: Fault,
  { page, token }: WatchedPage,
  device: Device,
  language: 'en' | 'es',
): ProblemReport | undefined {
  if (error instanceof Refusal || !device.online) return undefined
  // A thrown value need not be an error, nor from this realm.
  const { name, message, stack } = partsOf(error)
  const frames = framesOf(stack, device.origin)
  const isForeign = frames.length === 0 && /(?:https?|[a-z-]+-extension):\/\//.test(stack)
  if (NO_FAULT.test(message) || (kind === 'uncaught' && (isForeign || name === 'AbortError'))) return undefined
  const seen = browserOf(device.user_agent)
  return {
    page,
    token,
    kind,
    page_number: page_number ?? null,
    frames,
    language,
    error_name: scrubName(name),
    error_message: scrubMessage(message),
    ...seen,
    // An iPad identifies as a Mac.
    device: seen.device === 'Mac' && device.touch_points > 1 ? 'iPad' : seen.device,
    screen: device.width < 640 ? 'small' : device.width < 1024 ? 'medium' : 'large',
    app_version: __VERSION__,
  }
}

function partsOf(error: unknown): { name: string; message: string; stack: string } {
  const of = (field: 'name' | 'message' | 'stack') => {
    const value = error !== null && typeof error === 'object' ? Reflect.get(error, field) : undefined
    return typeof value === 'string' ? value : ''
  }
  return { name: of('name'), message: of('message') || (typeof error === 'string' ? error : ''), stack: of('stack') }
}
