// Where a signer's link leads, mostly on a phone. The machine says where the signer stands; this screen shows it.

import { useMutation } from '@tanstack/react-query'
import { useMachine } from '@xstate/react'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { type Known, signingMachine } from '#machines/agreements/signing.ts'
import { Refusal } from '#sdk/refusal.ts'
import type { Input, Schemas } from '#sdk/types.ts'
import { useParam } from '#web/app/app.tsx'
import { href } from '#web/app/navigation.ts'
import { write } from '#web/app/queries.ts'
import { tell } from '#web/app/tell.ts'
import { dropDraft, keepDraft, readDraft } from '#web/lib/form.ts'
import { Button } from '#web/ui/button.tsx'
import { AdoptSignature } from './adopt-signature.tsx'
import { ConsentStep } from './consent-step.tsx'
import { DeclineDialog } from './decline-dialog.tsx'
import { SigningDocument, scrollToPage } from './signing-document.tsx'
import { Message, SigningFrame } from './signing-frame.tsx'
import { type SigningHeaders, SigningLink } from './signing-link.tsx'

type Signing = Schemas['Signing']

const draftName = ({ transaction_id, signer_id }: Signing) => `signing-${transaction_id}-${signer_id}`

export default function SignScreen() {
  const token = useParam('slug')
  return (
    <SigningLink token={token}>
      {(signing, headers) => <Sign token={token} headers={headers} signing={signing} />}
    </SigningLink>
  )
}

type Props = { token: string; headers: SigningHeaders; signing: Signing }

function Sign({ token, headers, signing }: Props) {
  const [, go] = useLocation()
  const [declining, setDeclining] = useState(false)
  const machine = useMemo(
    () =>
      signingMachine.provide({
        actions: {
          submit: ({ context: { adopted, values, known }, self }) => {
            if (!adopted) return
            const { signature, initials } = adopted
            const body = {
              signature,
              values,
              consent_version: known.consent_version,
              ...(initials ? { initials } : {}),
            }
            write('/v3/agreements.SaveSigned', body, headers).then(
              () => self.send({ type: 'signed' }),
              failure => self.send(answerOf(failure)),
            )
          },
        },
      }),
    [headers],
  )
  const [state, send] = useMachine(machine)
  const track = useMutation<unknown, Refusal, Input<'/v3/agreements.Track'>>({
    // A page read in a tunnel is told once the phone is back.
    retry: (count, failure) => count < 5 && (failure.status === 0 || failure.status >= 500),
    meta: { quiet: true },
    mutationFn: event => write('/v3/agreements.Track', event, headers),
    onError: failure => (isWithdrawn(failure) ? send({ type: 'withdrawn' }) : tell(failure)),
  })
  const { mutate, mutateAsync } = track

  // biome-ignore lint/correctness/useExhaustiveDependencies: the machine is told once what the server knew when the link was opened
  useEffect(() => {
    // The machine lives outside React.
    send({ type: 'loaded', known: knownOf(signing) })
    if (signing.status === 'sent' && signing.signer.status === 'pending') mutate({ event: 'viewed' })
  }, [])

  const { values } = state.context
  useEffect(() => {
    // Storage is outside React.
    if (Object.keys(values).length > 0) keepDraft(draftName(signing), values)
  }, [values, signing])

  const completed = state.matches('completed')
  useEffect(() => {
    // Leaving the page is the browser's.
    if (!completed) return
    dropDraft(draftName(signing))
    go(href('/sign/completed/[...slug]', { slug: token }), { replace: true })
  }, [completed, go, signing, token])

  const readPage = useCallback(
    (page: number) => {
      mutateAsync({ event: 'page_read', page }).then(
        () => send({ type: 'page.read', page }),
        () => undefined,
      )
    },
    [mutateAsync, send],
  )
  const consent = () =>
    mutateAsync({ event: 'consented' }).then(
      () => send({ type: 'consented' }),
      () => undefined,
    )

  const { company, agreement_name, fields } = signing
  if (state.matches('declined'))
    return (
      <Message title="You declined" company={company}>
        {company.name} has been told. Nothing was signed.
      </Message>
    )
  if (state.matches('withdrawn'))
    return (
      <Message title="This agreement was withdrawn" company={company}>
        It can no longer be signed. Ask {company.name} if you expected to sign it.
      </Message>
    )
  const unread = signing.pages.map((_, index) => index + 1).filter(page => !state.context.pages_read.includes(page))
  const unfilled = state.context.known.required.filter(id => !values[id]?.trim())
  const firstUnfilled = fields.find(({ id }) => id === unfilled[0])
  return (
    <SigningFrame
      signing={signing}
      onDecline={state.matches('signing') || completed ? undefined : () => setDeclining(true)}
      bar={bar()}
    >
      {state.matches('consenting') && <ConsentStep signing={signing} onConsent={consent} busy={track.isPending} />}
      {state.matches('adopting') && (
        <AdoptSignature
          name={signing.signer.name}
          withInitials={fields.some(({ type }) => type === 'initials')}
          adopted={state.context.adopted}
          onBack={() => send({ type: 'back' })}
          onAdopt={adopted => {
            mutate({ event: 'signature_adopted' })
            send({ type: 'adopted', adopted })
          }}
        />
      )}
      {['reading', 'filling', 'reviewing', 'signing'].some(name => state.value === name) && (
        <SigningDocument
          signing={signing}
          values={values}
          adopted={state.context.adopted}
          locked={state.matches('reviewing') || state.matches('signing')}
          onFill={(id, value) => send({ type: 'filled', id, value })}
          onRead={state.matches('reading') ? readPage : undefined}
        />
      )}
      {declining && (
        <DeclineDialog
          agreement_name={agreement_name}
          headers={headers}
          onClose={() => setDeclining(false)}
          onDeclined={() => send({ type: 'declined' })}
        />
      )}
    </SigningFrame>
  )

  function bar() {
    switch (state.value) {
      case 'reading':
        return (
          <>
            <p className="figures text-base text-ink-2" aria-live="polite">
              {`${signing.pages.length - unread.length} of ${signing.pages.length} pages read`}
            </p>
            <Button look="primary" size="touch" onClick={() => scrollToPage(unread[0] ?? 1)}>
              Next page
            </Button>
          </>
        )
      case 'filling':
        return firstUnfilled ? (
          <>
            <p className="text-base text-ink-2">
              {unfilled.length === 1 ? 'One field to fill in' : `${unfilled.length} fields to fill in`}
            </p>
            <Button
              look="primary"
              size="touch"
              onClick={() => {
                scrollToPage(firstUnfilled.page)
                document.getElementById(`field-${firstUnfilled.id}`)?.focus()
              }}
            >
              Show me
            </Button>
          </>
        ) : (
          <>
            <p className="text-base text-ink-2">Every page is read.</p>
            <Button look="primary" size="touch" onClick={() => send({ type: 'continued' })}>
              Continue
            </Button>
          </>
        )
      case 'reviewing':
      case 'signing':
        return (
          <>
            <p role={state.context.sentence ? 'alert' : undefined} className="min-w-0 flex-1 text-sm text-ink-2">
              {state.context.sentence ?? 'By tapping Sign you sign this agreement electronically.'}
            </p>
            <div className="flex gap-2">
              <Button size="touch" disabled={state.matches('signing')} onClick={() => send({ type: 'back' })}>
                Back
              </Button>
              <Button
                look="primary"
                size="touch"
                busy={state.matches('signing')}
                onClick={() => send({ type: 'sign.chosen' })}
              >
                {state.matches('signing') ? 'Signing …' : 'Sign'}
              </Button>
            </div>
          </>
        )
      default:
        return null
    }
  }
}

function knownOf(signing: Signing): Known {
  const { fields, signer, status, consent, pages, pages_read } = signing
  const required = fields.filter(field => field.required && (field.type === 'text' || field.type === 'checkbox'))
  return {
    status,
    signer_status: signer.status,
    consented: consent.given_at !== null,
    consent_version: consent.version,
    page_count: pages.length,
    pages_read,
    required: required.map(({ id }) => id),
    values: readDraft<Record<string, string>>(draftName(signing)) ?? {},
  }
}

/** The transaction was voided, canceled or expired while the page was open. */
const isWithdrawn = (failure: unknown) => failure instanceof Refusal && failure.code === 'illegal_transition'

const answerOf = (failure: unknown) =>
  isWithdrawn(failure)
    ? ({ type: 'withdrawn' } as const)
    : ({ type: 'failed', sentence: failure instanceof Error ? failure.message : 'Something went wrong' } as const)
