// One homeowner's session: the chart, its requests, and browser events.
import { useMachine } from '@xstate/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import {
  APPLYING_STEPS,
  type ApplyingStep,
  applyingMachine,
  type ReadAnswer,
  type SubmitAnswer,
} from '#machines/applications/lenders/applying.machine.ts'
import { request } from '#machines/lib/server-request.ts'
import type { Language } from '#machines/words/language.ts'
import { Refusal } from '#sdk/refusal.ts'
import type { Schemas } from '#sdk/types.ts'
import { read, write } from '#web/data/queries.ts'
import { followReach, isOffline } from '#web/reach/reachability.ts'
import { isAllGiven, NOTHING_GIVEN } from '../form/consent-list.tsx'
import { faultsOf, valuesOf } from '../form/draft-values.ts'
import type { Agreed } from './agree-step.tsx'
import { browserLanguage } from './browser-language.ts'

export type Shared = Schemas['SharedApplication']

export function useApplying(share_token: string) {
  const [shared, setShared] = useState<Shared | null>(null)
  const [agreed, setAgreed] = useState<Agreed>({})
  const now = useRef({ shared, agreed })
  now.current = { shared, agreed }
  const chosen = useRef<Language | null>(null)
  const know = (next: Shared) => {
    // Consents to a different text are asked for again.
    if (next.words.hash !== now.current.shared?.words.hash) setAgreed({})
    setShared(next)
  }
  const ask = async () => {
    const language = chosen.current
    const answer = await read('/v3/lender_applications.GetShared', { share_token, ...(language ? { language } : {}) })
    know(answer.shared)
    return answer.shared
  }
  const machine = useMemo(
    () =>
      applyingMachine.provide({
        actors: {
          read: request<undefined, ReadAnswer>((_, tell) =>
            asking.current().then(
              next => tell(loadedOf(next)),
              failure => tell({ type: isLost(failure) ? 'answer.missed' : 'link.refused' }),
            ),
          ),
          submit: request<undefined, SubmitAnswer>((_, tell) =>
            sending.current().then(
              () => tell({ type: 'application.accepted' }),
              failure =>
                tell(
                  isLost(failure)
                    ? { type: 'answer.missed' }
                    : { type: 'application.refused', sentence: failure instanceof Error ? failure.message : '' },
                ),
            ),
          ),
        },
      }),
    [],
  )
  const asking = useRef(ask)
  asking.current = ask
  const sending = useRef(async () => {})
  sending.current = async () => {
    const { shared, agreed } = now.current
    if (!shared) return
    try {
      const consents = shared.people.flatMap(({ role }) => {
        const given = agreed[role]?.given
        return given ? [{ role, ...given }] : []
      })
      const { version, words } = shared
      const answer = await write('/v3/lender_applications.SubmitShared', {
        share_token,
        version,
        consents,
        words_hash: words.hash,
      })
      know(answer.shared)
    } catch (failure) {
      // Changed text, or another user's change: reload before retrying.
      if (failure instanceof Refusal && failure.status === 409) await asking.current().catch(() => undefined)
      throw failure
    }
  }
  const [state, send] = useMachine(machine)

  useEffect(() => {
    // The network is outside React.
    return followReach(() => isOffline() || send({ type: 'retry.chosen' }))
  }, [send])

  return {
    state,
    send,
    shared,
    know,
    /** Reloads it and informs the machine if it was sent or withdrawn meanwhile. */
    ask: async () => {
      const next = await ask()
      send(loadedOf(next))
      return next
    },
    agreed,
    setAgreed,
    speak: (language: Language) => {
      chosen.current = language
      void ask().catch(() => undefined)
    },
    language: shared?.language ?? browserLanguage(),
  }
}
export type Applying = ReturnType<typeof useApplying>

/** No answer, a server error or rate limit is retried; a definite refusal is shown. */
const isLost = (failure: unknown) =>
  !(failure instanceof Refusal) || failure.status === 0 || failure.status >= 500 || failure.status === 429

const loadedOf = (shared: Shared): ReadAnswer => ({
  type: 'application.loaded',
  state: shared.state,
  begin_at: beginAt(shared),
})

/** A returning applicant continues at the first incomplete step. */
function beginAt(shared: Shared): ApplyingStep {
  const begun = shared.people.some(one => one.ssn_last4 !== null || one.birth_date_given || one.employment !== null)
  if (!begun) return 'welcome'
  const faults = faultsOf(valuesOf(shared), shared, {}, { kind: shared.ssn, today: '9999-12-31', language: 'en' })
  return APPLYING_STEPS.find(step => Object.keys(faults).some(field => isOfStep(field, step))) ?? 'agree'
}

/** The step of a field: 'people.1.ssn' is on that of the co-applicant. */
export const isOfStep = (field: string, step: ApplyingStep): boolean =>
  step === 'you'
    ? field.startsWith('people.0.')
    : step === 'co_applicant'
      ? field.startsWith('people.1.')
      : step === 'home'
        ? field === 'occupancy' || field === 'property'
        : false

export const hasAgreed = (shared: Shared, agreed: Agreed) =>
  shared.people.every(({ role }) => {
    const { is_me, given } = agreed[role] ?? { is_me: false, given: NOTHING_GIVEN }
    return is_me && isAllGiven(given)
  })
