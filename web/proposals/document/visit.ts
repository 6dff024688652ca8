// One visit to a proposal: time in view and pages seen. Pure; track.ts feeds it events and sends its reports.
type Visit = { visit_id: string | undefined; ms: number; pages_seen: string[]; option_id: string | undefined }

/** The previous visit after a reload; anything else is a new one. */
export function readVisit(kept: string | null): Visit {
  const fresh: Visit = { visit_id: undefined, ms: 0, pages_seen: [], option_id: undefined }
  try {
    const value: unknown = JSON.parse(kept ?? 'null')
    if (value === null || typeof value !== 'object') return fresh
    const visit_id = 'visit_id' in value && typeof value.visit_id === 'string' ? value.visit_id : undefined
    const ms = 'ms' in value && typeof value.ms === 'number' && value.ms >= 0 ? value.ms : 0
    const seen = 'pages_seen' in value && Array.isArray(value.pages_seen) ? value.pages_seen : []
    return visit_id ? { ...fresh, visit_id, ms, pages_seen: seen.filter(id => typeof id === 'string') } : fresh
  } catch {
    return fresh
  }
}

const DAY_S = 86_400

/** As proposal.Track takes it: whole seconds, at most a day. */
export const told = ({ visit_id, ms, pages_seen, option_id }: Visit) => ({
  ...(visit_id ? { visit_id } : {}),
  seconds: Math.min(DAY_S, Math.floor(ms / 1_000)),
  pages_seen: pages_seen.slice(0, 30),
  ...(option_id ? { option_id } : {}),
})

/** Counts only while the page is in view. `now` is in milliseconds. */
export function stopwatch(visit: Visit) {
  let since: number | undefined
  const settle = (now: number) => {
    if (since !== undefined) visit.ms += Math.max(0, now - since)
    since = since === undefined ? undefined : now
  }
  return {
    start(now: number) {
      since ??= now
    },
    stop(now: number) {
      settle(now)
      since = undefined
    },
    settle,
  }
}
