// The specification's figures, section 9, in milliseconds.
export const IDLE_LIMIT = 3_600_000
export const PROMPT_BEFORE = 60_000
/** However busy, a session ends after twelve hours (decisions, section 11). */
export const ABSOLUTE_LIMIT = 12 * 3_600_000
export const EVENT_THROTTLE = 500
export const CROSS_TAB_SYNC = 500
/** How often a tab asks for the lead, and how long it then waits for another's objection, where there are no Web Locks. */
export const LEADER_FALLBACK_INTERVAL = 2_000
export const LEADER_RESPONSE_TIME = 100
/** How often the leading tab reports activity to the server. */
export const HEARTBEAT = 60_000
