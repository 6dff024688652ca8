// Runs the session machine in this tab: feeds it the clock, this tab's activity and the other tabs', and shows the timeout dialog.
import { useMachine } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { CROSS_TAB_SYNC, EVENT_THROTTLE } from '#machines/session/constants.ts'
import { deadlineOf, sessionMachine } from '#machines/session/session.ts'
import { activityCounts, turn } from '#machines/session/tab.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { endSession, leaveSession } from './end-session.ts'
import { KEYS, keep, kept, readToken } from './storage.ts'

const ACTIVITY = 'session_activity'
const STARTED = 'session_started'
const EVENTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'visibilitychange'] as const

const machine = sessionMachine.provide({ actions: { endSession: () => void endSession() } })

export default function SessionWatch() {
  const [state, send, actor] = useMachine(machine)
  const lastSent = useRef(0)

  useEffect(() => {
    // The clock, the storage of other tabs and the person's hands are all outside React.
    send({ type: 'token.received', started_at: startedAt(), now: Date.now() })
    const seen = () => {
      const now = Date.now()
      if (now - lastSent.current < EVENT_THROTTLE || !activityCounts(actor.getSnapshot().value)) return
      lastSent.current = now
      keep(ACTIVITY, String(now))
      send({ type: 'activity.seen', now })
    }
    const tick = () => {
      const shared = { token: readToken(), activity_at: Number(kept(ACTIVITY) ?? 0) }
      for (const event of turn(shared, Date.now())) send(event)
      if (shared.token === null) leaveSession()
    }
    const changedElsewhere = (event: StorageEvent) => {
      if (event.key === KEYS.impersonated) window.location.assign('/')
      else tick()
    }
    const timer = setInterval(tick, CROSS_TAB_SYNC)
    for (const name of EVENTS) window.addEventListener(name, seen, { passive: true })
    window.addEventListener('storage', changedElsewhere)
    window.addEventListener('focus', tick)
    return () => {
      clearInterval(timer)
      for (const name of EVENTS) window.removeEventListener(name, seen)
      window.removeEventListener('storage', changedElsewhere)
      window.removeEventListener('focus', tick)
    }
  }, [send, actor])

  const left = Math.max(0, Math.ceil((deadlineOf(state.context) - state.context.last_tick_at) / 1000))
  const stay = () => {
    keep(ACTIVITY, String(Date.now()))
    send({ type: 'stay.chosen', now: Date.now() })
  }
  return (
    <Dialog
      open={state.matches('expiring')}
      mustAnswer
      onClose={stay}
      title="You will be logged out soon"
      description="You have not done anything for a while. What you have typed is kept."
      actions={
        <Button look="primary" onClick={stay}>
          Keep me logged in
        </Button>
      }
    >
      <p role="timer" className="figures text-center text-2xl font-semibold">
        {String(Math.floor(left / 60)).padStart(2, '0')}:{String(left % 60).padStart(2, '0')}
      </p>
    </Dialog>
  )
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
