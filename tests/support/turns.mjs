// Tests too long for CI's twenty minutes, and for a waiting developer, take turns by day.

/** Set by `npm test` as TURNS: 'all', 'today' or, without any group, 'daily'. A tool started by itself runs all, except in CI. */
const turns = () => process.env.TURNS ?? (process.env.CI ? 'today' : 'all')

/** Days since 1970, the same in every process of a run that does not cross midnight UTC. */
export const TODAY = Math.floor(Date.now() / 86_400_000)

/** True if it is the nth test's turn; one of them runs each day. */
export const isTurn = (nth, of = 3) => turns() === 'all' || TODAY % of === nth

/** Those of a list that have their turn: each one once in so many days. */
export const ofToday = (all, days = 3) => all.filter((_, index) => isTurn(index % days, days))

/** Another number than the days of a week that have groups, so that one does not always meet the same weekday. */
export const GROUPS = 7
const WEEK = 7

/** On one day in seven a fresh clone is started, in place of the groups. */
export const isFreshDay = (day = TODAY) => day % WEEK === 0

/** The group of a day; none on the fresh clone's day. */
export const groupOn = day => (isFreshDay(day) ? undefined : (day - Math.floor(day / WEEK)) % GROUPS)

/** How often each group has had its turn, about. */
export const ROUND = Math.floor((TODAY - Math.floor(TODAY / WEEK)) / GROUPS)

/** True if the nth item's group has its turn. */
export const isGroupsTurn = nth => turns() === 'all' || (turns() === 'today' && groupOn(TODAY) === nth % GROUPS)

/** The names of a table of seconds in groups that take about as long: the longest first, each to the group that has least. */
export function groupsOf(seconds) {
  const groups = Array.from({ length: GROUPS }, () => ({ names: [], seconds: 0 }))
  for (const [name, time] of Object.entries(seconds).sort(([, one], [, other]) => other - one)) {
    const least = groups.reduce((least, group) => (group.seconds < least.seconds ? group : least))
    least.names.push(name)
    least.seconds += time
  }
  return groups
}

/** The names of such a table that have their turn. */
export const groupOfToday = seconds => groupsOf(seconds).flatMap(({ names }, nth) => (isGroupsTurn(nth) ? names : []))
