// From consent to the signature: the step's content, and the next action below it.
import { useEffect, useState } from 'react'
import { type Asked, isReady, openFields, unreadPages } from '#machines/agreements/signing-facts.ts'
import type { Schemas } from '#sdk/types.ts'
import { Notice } from '#web/ui/states.tsx'
import { LineBanner } from './banner.tsx'
import { ConsentBar, ConsentStep } from './consent-step.tsx'
import { SigningFrame } from './frame.tsx'
import { AdoptStep } from './ink/adopt-step.tsx'
import { DocumentStep, type View } from './pages/document-step.tsx'
import { DoneBar, Guide } from './pages/guide.tsx'
import type { Own } from './pages/placed-fields.tsx'
import { ReadingBar } from './pages/reading-bar.tsx'
import { toTop } from './pages/scrolling.ts'
import { useGuide } from './pages/use-guide.ts'
import { RescissionCard } from './rescission-card.tsx'
import { ReviewBar } from './review-bar.tsx'
import type { SigningRoom } from './use-signing.ts'
import { refusalWords } from './words/sentences.ts'
import { useWords } from './words/words-context.tsx'

type Props = { room: SigningRoom; signing: Schemas['Signing']; tools: React.ReactNode; onPaper: () => void }

export function SigningSteps({ room, signing, tools, onPaper }: Props) {
  const { words, language } = useWords()
  const { state, send } = room
  const { context } = state
  const { known, values, signed_fields, images, refusal, adopting } = context
  const step = stepOf(state)
  const filling = step === 'filling'
  const guide = useGuide(context, filling)
  const unread = unreadPages(context)
  const open = openFields(context)
  const [view, setView] = useState<View | null>(null)

  useEffect(() => {
    // The scroll position is the browser's.
    if (step === 'consenting' || step === 'adopting' || step === 'reviewing') toTop()
  }, [step])

  const own: Own = {
    asked: known.asked,
    values,
    signed_fields,
    images,
    marked: step === 'reading' || filling,
    current: filling ? (guide.current?.id ?? null) : null,
    onTap: filling ? tap : undefined,
  }
  const total = known.page_count + known.asked.filter(({ required }) => required).length
  const progress = total === 0 || step === 'consenting' ? null : 1 - (unread.length + open.length) / total
  return (
    <SigningFrame signing={signing} tools={tools} progress={progress} bar={bar()}>
      <LineBanner
        away={state.matches({ line: 'away' })}
        signing={step === 'signing'}
        waiting={state.matches({ line: 'sending' }) ? context.queue.length : 0}
      />
      {refusal && (
        <div className="mb-4">
          <Notice kind="warning">
            {refusalWords(refusal, words, signing.company.name, language === signing.language)}
          </Notice>
        </div>
      )}
      {body()}
    </SigningFrame>
  )

  function tap(asked: Asked) {
    guide.show(asked.id)
    if (asked.type === 'checkbox') send({ type: 'field.filled', id: asked.id, value: values[asked.id] ? '' : 'true' })
    else if (asked.type !== 'text' && !signed_fields.includes(asked.id)) put(asked)
  }
  function put({ id, type }: Asked) {
    send({ type: 'field.signed', id, kind: type === 'initials' ? 'initials' : 'signature' })
  }

  function body() {
    switch (step) {
      case 'consenting':
        return <ConsentStep paragraphs={signing.consent.paragraphs} pages={signing.pages} />
      case 'adopting': {
        const other = images[adopting.kind === 'signature' ? 'initials' : 'signature']
        return (
          <AdoptStep
            key={adopting.kind}
            kind={adopting.kind}
            name={signing.signer.name}
            first_way={other?.way ?? 'drawn'}
            for_field={adopting.field !== null}
            onAdopt={image => send({ type: 'image.adopted', image })}
            onBack={() => send({ type: 'back' })}
          />
        )
      }
      default:
        return (
          <DocumentStep
            signing={signing}
            own={own}
            view={view}
            onView={setView}
            unread={step === 'reading' ? unread : null}
            onRead={step === 'reading' ? room.readPage : undefined}
          >
            {(step === 'reviewing' || step === 'signing') && (
              <div className="mb-2 flex flex-col gap-3">
                <div>
                  <h2 className="text-xl">{words.review_title}</h2>
                  <p className="text-md text-ink-2">{words.review_text}</p>
                </div>
                {signing.rescission && <RescissionCard rescission={signing.rescission} />}
              </div>
            )}
          </DocumentStep>
        )
    }
  }

  function bar() {
    switch (step) {
      case 'consenting':
        return <ConsentBar onAgree={() => send({ type: 'consent.given', language: room.language })} onPaper={onPaper} />
      case 'reading':
        return <ReadingBar count={known.page_count} unread={unread} />
      case 'filling':
        return guide.current ? (
          <Guide
            own={own}
            current={guide.current}
            open_count={open.length}
            onFill={(id, value) => send({ type: 'field.filled', id, value })}
            onSign={put}
            onClear={id => send({ type: 'field.cleared', id })}
            onMove={guide.move}
            onNext={() => (guide.next() ? undefined : send({ type: 'review.chosen' }))}
          />
        ) : (
          <DoneBar
            ready={isReady(context)}
            images={images}
            onReview={() => send({ type: 'review.chosen' })}
            onLookBack={known.asked.length > 0 ? guide.back : undefined}
            onChange={kind => send({ type: 'image.wanted', kind })}
          />
        )
      case 'reviewing':
      case 'signing':
        return (
          <ReviewBar
            agreement={signing.agreement_name}
            now={phaseOf(state)}
            away={state.matches({ line: 'away' })}
            onBack={() => send({ type: 'back' })}
            onSign={() => send({ type: 'sign.chosen' })}
          />
        )
      case 'adopting':
        return null
    }
  }
}

type State = SigningRoom['state']
const STEPS = ['consenting', 'reading', 'filling', 'adopting', 'reviewing'] as const

const stepOf = (state: State): (typeof STEPS)[number] | 'signing' =>
  STEPS.find(way => state.matches({ way })) ?? 'signing'

function phaseOf(state: State): 'nothing' | 'delivering' | 'sending' | 'checking' {
  const phases = ['delivering', 'sending', 'checking'] as const
  return phases.find(signing => state.matches({ way: { signing } })) ?? 'nothing'
}
