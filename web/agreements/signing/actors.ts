// The signing chart's actors: loading the agreement, sending queued tasks one by one, submitting the signature. Every
// answer returns to the chart as an event.
import type { Draft, Image, Known, SigningContext, SigningEvent } from '#machines/agreements/signing-facts.ts'
import { request } from '#machines/lib/server-request.ts'
import { Refusal } from '#sdk/refusal.ts'
import type { Schemas } from '#sdk/types.ts'
import { read, write } from '#web/data/queries.ts'
import { dropDraft, keepDraft, readDraft } from '#web/lib/form.ts'
import { askedOf } from './pages/fields.ts'

type Signing = Schemas['Signing']
type Language = Schemas['Language']
type Headers = { 'X-Signing-Token': string }
type Tell = (answer: SigningEvent) => void

export const headersOf = (token: string): Headers => ({ 'X-Signing-Token': token })

/** `keep` stores the server's answer for display; `latest` returns it. The consent text comes in `language`. */
export function signingActors(
  headers: Headers,
  keep: (signing: Signing) => void,
  latest: () => Signing | null,
  language: () => Language | null,
) {
  return {
    read: request((context: SigningContext, tell: Tell) => {
      const chosen = language()
      read('/v3/agreements.GetTransaction', chosen ? { language: chosen } : {}, headers).then(
        ({ signing }) => {
          keep(signing)
          const draft = context.arrived ? undefined : keptDraft(signing)
          tell({ type: 'agreement.loaded', known: knownOf(signing), draft })
        },
        failure => tell(answerOf(failure, { type: 'agreement.unreachable' })),
      )
    }),
    post: request((context: SigningContext, tell: Tell) => {
      deliver(context, headers, latest()).then(
        image_id => tell({ type: 'post.kept', image_id }),
        failure => tell(answerOf(failure, { type: 'post.failed' })),
      )
    }),
    submit: request((context: SigningContext, tell: Tell) => {
      const signing = latest()
      const { signature, initials } = context.images
      if (!signing || !signature?.id) return tell({ type: 'signature.unanswered' })
      const body = {
        signature_id: signature.id,
        ...(initials?.id ? { initials_id: initials.id } : {}),
        ...entered(context),
        consent_version: signing.consent.version,
        document_hash: signing.document_hash,
      }
      write('/v3/agreements.SaveSigned', body, headers).then(
        answer => {
          keep(answer.signing)
          dropDraft(draftName(answer.signing))
          tell({ type: 'signature.accepted' })
        },
        failure => tell(answerOf(failure, { type: 'signature.unanswered' })),
      )
    }),
  }
}

/** Sends the first that waits; answers the id of an image. */
async function deliver(
  context: SigningContext,
  headers: Headers,
  signing: Signing | null,
): Promise<string | undefined> {
  const [task] = context.queue
  switch (task?.type) {
    case 'track': {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
      const zone = /^[A-Za-z0-9_+/-]{1,60}$/.test(timeZone) ? { time_zone: timeZone } : {}
      const { type: _, ...told } = task
      await write('/v3/agreements.Track', { ...told, ...zone }, headers)
      return undefined
    }
    case 'progress':
      if (signing) await write('/v3/agreements.SaveProgress', entered(context), headers)
      return undefined
    case 'image': {
      const { kind, way, png_base64 } = task.image
      return (await write('/v3/agreements.AddSignature', { kind, way, png_base64 }, headers)).signature.id
    }
    case undefined:
      return undefined
  }
}

const entered = ({ known, values, signed_fields }: SigningContext) => {
  const own = new Set(known.asked.map(({ id }) => id))
  return {
    values: Object.fromEntries(Object.entries(values).filter(([id]) => own.has(id))),
    signed_fields: signed_fields.filter(id => own.has(id)),
  }
}

/** No answer, a server error or rate limit is retried; a definite refusal is shown. */
function answerOf(failure: unknown, unanswered: SigningEvent): SigningEvent {
  if (!(failure instanceof Refusal) || failure.status === 0 || failure.status >= 500 || failure.status === 429)
    return unanswered
  return { type: 'refused', status: failure.status, code: failure.code, sentence: failure.message }
}

function knownOf(signing: Signing): Known {
  const image = (kind: Image['kind']): Image | null => signing.signatures.find(one => one.kind === kind) ?? null
  return {
    status: signing.status,
    signer_status: signing.signer.status,
    signs: signing.signer.role !== 'cc',
    my_turn: signing.signer.my_turn,
    to_hand_over: signing.in_person_by !== null && !hasReceived(signing),
    consented: signing.consent.given_at !== null,
    page_count: signing.pages.length,
    pages_read: signing.pages_read,
    asked: askedOf(signing.fields),
    values: signing.values,
    signed_fields: signing.signed_fields,
    images: { signature: image('signature'), initials: image('initials') },
  }
}

type Who = Pick<Signing, 'transaction_id' | 'signer_id'>
const draftName = ({ transaction_id, signer_id }: Who) => `signing-${transaction_id}-${signer_id}`

/** Unsent changes survive a reload; once the server has everything, they are deleted. */
export function keepUnsent(who: Who, { queue, values, signed_fields, pages_read, images }: SigningContext) {
  if (queue.length === 0) return dropDraft(draftName(who))
  const unkept = (image: Image | null) => (image?.id === null ? image : null)
  const draft: Draft = {
    queue,
    values,
    signed_fields,
    pages_read,
    images: { signature: unkept(images.signature), initials: unkept(images.initials) },
  }
  keepDraft(draftName(who), draft)
}

function keptDraft(who: Who): Draft | undefined {
  const draft = readDraft<Draft>(draftName(who))
  return Array.isArray(draft?.queue) ? draft : undefined
}

// A link made for handing over a device is distinguished from the signer's other link by its expiry.
const receivedName = ({ signer_id }: Who) => `signing-received-${signer_id}`
const hasReceived = (signing: Signing) => readDraft<string>(receivedName(signing)) === signing.expires_at
export const keepReceived = (signing: Signing) => keepDraft(receivedName(signing), signing.expires_at)

const languageName = (token: string) => `signing-language-${token.slice(0, 8)}`
export const keepLanguage = (token: string, language: Language) => keepDraft(languageName(token), language)
export const keptLanguage = (token: string): Language | null => {
  const kept = readDraft<string>(languageName(token))
  return kept === 'en' || kept === 'es' ? kept : null
}
