// The page of a signer's link, mostly on a phone. The chart has the signer's state; this screen shows it.
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { useHanded } from '#web/agreements/in-person/handed-over.ts'
import { describePage } from '#web/company/page-faults/page-faults.ts'
import { href } from '#web/frame/navigation.ts'
import { useParam } from '#web/frame/use-param.ts'
import { Skeleton } from '#web/ui/states.tsx'
import { keepReceived } from './actors.ts'
import { DeadLinkPage, DeclinedPage, EndedPage, OnPaperPage, UnreachablePage } from './end-pages.tsx'
import { OptionDialogs } from './option-dialogs.tsx'
import { LanguageButton, type Option, OptionsMenu } from './pages/tools.tsx'
import { SigningSteps } from './signing-steps.tsx'
import { type SigningRoom, useSigning } from './use-signing.ts'
import { HandoverStep, WaitingStep } from './waiting-step.tsx'
import { useWords, WordsIn } from './words/words-context.tsx'

export default function SignScreen() {
  const token = useParam('slug')
  return <Signing key={token} token={token} />
}

function Signing({ token }: { token: string }) {
  const room = useSigning(token)
  const [, go] = useLocation()
  const completed = room.state.matches({ way: 'completed' })
  useEffect(() => {
    // Leaving the page is the browser's. Its place is taken: going back does not open signing again.
    if (completed) go(href('/sign/completed/[...slug]', { slug: token }), { replace: true })
  }, [completed, go, token])
  const company = room.signing?.company.name
  useEffect(() => describePage({ company, language: room.language }), [company, room.language])
  return (
    <WordsIn language={room.language}>
      <Room room={room} />
    </WordsIn>
  )
}

/** The signer's alternatives in this state. */
function optionsOf({ state: { context } }: SigningRoom, isHanded: boolean): Option[] {
  if (!context.known.signs) return []
  return [
    'paper',
    ...(context.known.consented ? (['withdraw'] as const) : []),
    'decline',
    ...(isHanded ? (['hand_back'] as const) : []),
  ]
}

function Room({ room }: { room: SigningRoom }) {
  const { words } = useWords()
  const { state, send, signing, speak } = room
  const [asked, ask] = useState<Exclude<Option, 'hand_back'> | 'paper_instead' | null>(null)
  const [, go] = useLocation()
  const isHanded = useHanded() !== null
  const at = (way: Parameters<typeof state.matches>[0] & object) => state.matches(way)

  if (at({ way: 'expired' })) return <DeadLinkPage why="expired" />
  if (at({ way: 'unavailable' })) return <DeadLinkPage why="unavailable" />
  if (at({ way: 'unreachable' })) return <UnreachablePage onRetry={() => send({ type: 'retry.chosen' })} />
  if (!signing || at({ way: 'loading' }) || at({ way: 'completed' })) return <Opening label={words.loading} />

  const language = <LanguageButton onChange={speak} />
  const busy = at({ way: 'signing' })
  const tools = (
    <>
      {language}
      {!busy && (
        <OptionsMenu
          options={optionsOf(room, isHanded)}
          onChoose={option => (option === 'hand_back' ? go(href('/')) : ask(option))}
        />
      )}
    </>
  )
  const ended = { signing, tools: language }
  if (at({ way: 'declined' })) return <DeclinedPage {...ended} />
  if (at({ way: 'ended' })) return <EndedPage {...ended} />
  if (at({ way: 'on_paper' }))
    return (
      <OnPaperPage {...ended} told={state.context.queue.length === 0} onBack={() => send({ type: 'retry.chosen' })} />
    )
  return (
    <>
      {step()}
      {asked && <OptionDialogs asked={asked} room={room} signing={signing} onClose={() => ask(null)} />}
    </>
  )

  function step() {
    if (!signing) return null
    if (at({ way: 'handover' }))
      return (
        <HandoverStep
          signing={signing}
          tools={language}
          onReceived={() => {
            keepReceived(signing)
            send({ type: 'device.received' })
          }}
        />
      )
    if (at({ way: 'waiting' })) return <WaitingStep signing={signing} tools={tools} />
    return <SigningSteps room={room} signing={signing} tools={tools} onPaper={() => ask('paper_instead')} />
  }
}

/** In the shape of what comes. */
const Opening = ({ label }: { label: string }) => (
  <div role="status" aria-label={label} className="mx-auto flex w-full max-w-[860px] flex-col gap-5 px-4 py-6">
    <Skeleton className="h-10 w-44" />
    <Skeleton className="h-7 w-72 max-w-full" />
    <Skeleton className="h-[60vh]" />
  </div>
)
