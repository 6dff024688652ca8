// The steps of the homeowner's page. Saved as it is typed; a change of step saves at once.
import { useEffect, useRef } from 'react'
import { APPLYING_STEPS, type ApplyingStep } from '#machines/applications/lenders/applying.machine.ts'
import { Refusal } from '#sdk/refusal.ts'
import { write } from '#web/data/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/states.tsx'
import { words as fields } from '../form/fields/words.ts'
import { type SavedDraft, useDraft } from '../form/use-draft.ts'
import { useFollowing } from '../form/use-following.ts'
import { AgreeStep } from './agree-step.tsx'
import { ApplyFrame } from './frame.tsx'
import { ReviewStep } from './review-step.tsx'
import { SavedLine } from './saved-line.tsx'
import { CoApplicantStep, HomeStep, YouStep } from './steps.tsx'
import { type Applying, hasAgreed, isOfStep, type Shared } from './use-applying.ts'
import { WelcomeStep } from './welcome-step.tsx'
import { words } from './words.ts'

type Props = { applying: Applying; shared: Shared; token: string; tools: React.ReactNode }

const savedOf = (shared: Shared): SavedDraft => ({
  known: shared,
  version: shared.version,
  saved_at: null,
  saved_by_name: null,
})

export function Filling({ applying, shared, token, tools }: Props) {
  const { state, send, know, ask, agreed, setAgreed, language } = applying
  const t = words.in(language)
  const draft = useDraft({
    // The link itself is not kept in the browser.
    name: `apply-${token.slice(0, 8)}`,
    saved: savedOf(shared),
    kind: shared.ssn,
    language,
    save: async (input, version) => {
      try {
        const answer = await write('/v3/lender_applications.SaveShared', { share_token: token, version, ...input })
        know(answer.shared)
        return answer.shared.version
      } catch (failure) {
        // Sent from another device meanwhile, or withdrawn: reload to show its state.
        if (failure instanceof Refusal && failure.code === 'not_open') await ask().catch(() => undefined)
        throw failure
      }
    },
    read: async () => savedOf(await ask()),
  })
  useFollowing(draft, shared)
  const step = APPLYING_STEPS.find(one => state.matches({ filling: one })) ?? 'review'
  const top = useRef<HTMLHeadingElement>(null)
  const before = useRef(step)
  useEffect(() => {
    // Scroll and focus are the browser's: each step starts at its title.
    if (before.current === step) return
    before.current = step
    window.scrollTo({ top: 0 })
    top.current?.focus({ preventScroll: true })
  }, [step])

  const { strict, sentence } = state.context
  const missing = Object.keys(draft.faults)
  const waits = state.matches('unanswered') || state.matches('looking')
  const busy = state.matches('sending') || waits
  const whole = (at: ApplyingStep) =>
    at === 'agree' ? hasAgreed(shared, agreed) : !missing.some(field => isOfStep(field, at))
  const next = () => {
    draft.saving.saveNow()
    send({ type: 'next.chosen', whole: whole(step) })
    // Focuses the first field with an error, once rendered.
    if (!whole(step)) requestAnimationFrame(() => document.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
  }
  const ready = missing.length === 0 && shared.missing.length === 0 && draft.settled && hasAgreed(shared, agreed)
  const props = { draft, shared, t, words: fields.in(language), strict }
  const at = APPLYING_STEPS.indexOf(step)
  return (
    <ApplyFrame shared={shared} tools={tools} progress={at / (APPLYING_STEPS.length - 1)} bar={bar()}>
      <div className="flex flex-col gap-5">
        <div>
          {step !== 'welcome' && (
            <div className="mb-1.5 flex flex-wrap items-center justify-between gap-2 text-md text-ink-3">
              <span className="figures">{t.step({ step: at, count: APPLYING_STEPS.length - 1 })}</span>
              <SavedLine saving={draft.saving} t={t} />
            </div>
          )}
          <h1 ref={top} tabIndex={-1} className="text-2xl outline-none">
            {step === 'welcome' ? t.title[shared.type] : t.steps[step]}
          </h1>
        </div>
        {draft.saving.theirs && (
          <Notice
            kind="warning"
            action={
              <span className="flex flex-wrap gap-2">
                <Button size="touch" onClick={() => draft.take(shared)}>
                  {t.take_theirs}
                </Button>
                <Button size="touch" onClick={draft.saving.keepMine}>
                  {t.keep_mine}
                </Button>
              </span>
            }
          >
            {t.overtaken}
          </Notice>
        )}
        {sentence && (
          <Notice kind="danger">
            <span className="text-md">{sentence}</span>
          </Notice>
        )}
        {body()}
      </div>
    </ApplyFrame>
  )

  function body() {
    switch (step) {
      case 'welcome':
        return <WelcomeStep shared={shared} t={t} />
      case 'you':
        return <YouStep {...props} />
      case 'co_applicant':
        return <CoApplicantStep {...props} />
      case 'home':
        return <HomeStep {...props} />
      case 'agree':
        return <AgreeStep shared={shared} agreed={agreed} onChange={setAgreed} strict={strict} t={t} />
      case 'review':
        return <ReviewStep {...props} onGo={to => send({ type: 'step.chosen', step: to })} />
    }
  }

  function bar() {
    const touch = 'min-h-12 flex-1 text-md'
    if (step === 'welcome')
      return (
        <Button look="primary" size="touch" className="min-h-12 w-full text-md" onClick={next}>
          {t.begin}
        </Button>
      )
    return (
      <div className="flex flex-col gap-2">
        {waits && (
          <p role="status" className="text-md text-ink-2">
            {t.unanswered}
          </p>
        )}
        {step === 'review' && strict && !ready && (
          <p role="alert" className="text-md text-danger">
            {missing.length === 0 && !draft.settled ? t.saving_first : t.missing_title}
          </p>
        )}
        <div className="flex gap-3">
          <Button
            size="touch"
            className="min-h-12 text-md"
            disabled={busy}
            onClick={() => send({ type: 'back.chosen' })}
          >
            {t.back}
          </Button>
          {step === 'review' ? (
            <Button
              look="primary"
              size="touch"
              className={touch}
              busy={busy}
              onClick={() => send({ type: 'send.chosen', whole: ready })}
            >
              {busy ? t.sending : t.send({ lender: shared.lender_name })}
            </Button>
          ) : (
            <Button look="primary" size="touch" className={touch} onClick={next}>
              {t.next}
            </Button>
          )}
        </div>
      </div>
    )
  }
}
