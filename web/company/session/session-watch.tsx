// Runs the session machine in this tab: feeds it the clock, this tab's activity and the other tabs', and shows the timeout dialog.
import { useMachine } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { CROSS_TAB_SYNC, EVENT_THROTTLE } from '#machines/company/session/constants.ts'
import { canStay, deadlineOf, sessionMachine } from '#machines/company/session/session.machine.ts'
import {
  activityCounts,
  beats,
  changeOf,
  type Identity,
  type Shared,
  TURNS_OF_LEADER,
  turn,
} from '#machines/company/session/tab.ts'
import { request } from '#machines/lib/server-request.ts'
import { Refusal } from '#sdk/refusal.ts'
import { whenSessionIsLost } from '#web/data/failures.ts'
import { seekLeadership } from '#web/data/leadership.ts'
import { write } from '#web/data/queries.ts'
import { publicOrigin } from '#web/lib/page-facts.ts'
import { keep, kept, readImpersonated, readToken } from '#web/lib/storage.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { endSession, leaveSession } from './end-session.ts'
import { ACTIVITY, STARTED } from './session-over.ts'
import { StepUp } from './step-up.tsx'
import { words } from './words.ts'

const BEAT = 'session_beat'
const EVENTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'visibilitychange'] as const

const machine = sessionMachine.provide({ actors: { endSession: request(() => endSession()) } })

const shared = (): Shared => ({
  token: readToken(),
  impersonated: readImpersonated(),
  activity_at: Number(kept(ACTIVITY) ?? 0),
})

/** `idle_limit` in milliseconds, as the company has set it. */
export default function SessionWatch({ idle_limit }: { idle_limit: number }) {
  const [state, send, actor] = useMachine(machine)
  const lastSent = useRef(0)

  useEffect(() => {
    // The clock, the storage of other tabs and the person's hands are all outside React.
    const mine: Identity = shared()
    const leadership = seekLeadership()
    const timed = window.location.origin === publicOrigin()
    if (timed) send({ type: 'token.received', started_at: startedAt(), idle_limit, now: Date.now() })
    const seen = () => {
      const now = Date.now()
      // A clock that was set back must not silence the hands until it has caught up.
      if (Math.abs(now - lastSent.current) < EVENT_THROTTLE) return
      if (timed && !activityCounts(actor.getSnapshot().value)) return
      lastSent.current = now
      keep(ACTIVITY, String(now))
      send({ type: 'activity.seen', now })
    }
    let turns_due = 0
    const tick = () => {
      const now = Date.now()
      const all = shared()
      for (const event of turn(all, now)) send(event)
      const change = changeOf(mine, all)
      if (change) return follow(change)
      turns_due = beats(all.activity_at, Number(kept(BEAT) ?? 0), now) ? turns_due + 1 : 0
      if (turns_due > (leadership.isLeader() ? 0 : TURNS_OF_LEADER)) {
        keep(BEAT, String(now))
        // An unreachable server is tried again at the next heartbeat; a session it has ended ends here too.
        void write('/api/session/keep', {}).catch((failure: unknown) => {
          if (failure instanceof Refusal && failure.status === 401) void endSession()
        })
      }
    }
    whenSessionIsLost(() => void endSession())
    const timer = setInterval(tick, CROSS_TAB_SYNC)
    for (const name of EVENTS) window.addEventListener(name, seen, { passive: true })
    window.addEventListener('storage', tick)
    window.addEventListener('focus', tick)
    // Coming is activity too: other tabs must know.
    seen()
    return () => {
      clearInterval(timer)
      leadership.stop()
      for (const name of EVENTS) window.removeEventListener(name, seen)
      window.removeEventListener('storage', tick)
      window.removeEventListener('focus', tick)
    }
  }, [send, actor, idle_limit])

  const now = state.context.last_tick_at
  const left = Math.max(0, Math.ceil((deadlineOf(state.context) - now) / 1000))
  const stay = () => {
    keep(ACTIVITY, String(Date.now()))
    send({ type: 'stay.chosen', now: Date.now() })
  }
  const putOff = canStay(state.context, now)
  return (
    <>
      <StepUp />
      <Dialog
        open={state.matches('expiring')}
        mustAnswer
        onClose={stay}
        title={words.you_will_logged_out}
        description={putOff ? words.inactive_warning : words.session_limit_warning}
        actions={
          putOff ? (
            <Button look="primary" onClick={stay}>
              {words.keep_me_logged}
            </Button>
          ) : (
            <Button look="primary" onClick={() => void endSession()}>
              {words.sign_again}
            </Button>
          )
        }
      >
        <p role="timer" className="figures text-center text-2xl font-semibold">
          {String(Math.floor(left / 60)).padStart(2, '0')}:{String(left % 60).padStart(2, '0')}
        </p>
      </Dialog>
    </>
  )
}

/** Applies another tab's change to the session. */
function follow(change: NonNullable<ReturnType<typeof changeOf>>) {
  if (change === 'token cleared') leaveSession()
  else if (change === 'token replaced') window.location.reload()
  else window.location.assign('/')
}

/** When the session began, for its absolute limit; all tabs agree on it. */
function startedAt(): number {
  const [token, at] = (kept(STARTED) ?? '').split(' ')
  const mark = (readToken() ?? '').slice(0, 8)
  if (token === mark && Number(at) > 0) return Number(at)
  const now = Date.now()
  keep(STARTED, `${mark} ${now}`)
  return now
}
