// Texts about a sent agreement: status, pending signers, latest changes. Pure.

import { onPaper, signedOnPaper } from '#machines/agreements/paper/on-paper.ts'
import { signs } from '#machines/agreements/turns.ts'
import type { Schemas } from '#sdk/types.ts'
import { ago } from '#web/lib/ago.tsx'
import { date, dateTime, listOf } from '#web/lib/format.ts'
import { words } from './words.ts'

type Transaction = Schemas['Transaction']
type Signer = Schemas['TransactionSigner']

/** 'Sam', 'Sam and Pat', 'Sam, Pat, and Max' */
export const allNames = (names: readonly string[]): string => listOf(names)

const expired = ({ link_expires_at }: Signer, now: number) =>
  link_expires_at !== null && new Date(link_expires_at).getTime() <= now

type Standing = { label: string; sentence: string }

export function standingOf(transaction: Transaction, now: number): Standing {
  const { status, signers, completed_at, sealed_at, reason } = transaction
  const declined = signers.find(one => one.status === 'declined')
  const why = { has_reason: reason ? 'yes' : 'no', reason: reason ?? '' } as const
  if (status === 'canceled' || status === 'voided') {
    const label = declined ? words.declined : status === 'voided' ? words.voided : words.canceled
    const sentence = declined
      ? words.name_declined_why({ name: declined.name, ...why })
      : words.withdrawn({ status, ...why })
    return { label, sentence }
  }
  const paper = onPaper(transaction)
  if (status === 'signed' && paper)
    return {
      label: words.signed_paper,
      sentence: words.signed_paper_recorded_no({
        recorded_by: paper.recorded_by,
        recorded_at: dateTime(paper.recorded_at),
      }),
    }
  if (status === 'signed' && !sealed_at)
    return {
      label: words.being_sealed,
      sentence: words.everyone_has_signed_sealed,
    }
  if (status === 'signed')
    return {
      label: words.signed,
      sentence: words.signed_everyone_sealed({
        has_time: completed_at ? 'yes' : 'no',
        completed_at: completed_at ? dateTime(completed_at) : '',
      }),
    }
  const turn = signers.filter(({ my_turn }) => my_turn)
  const late = turn.filter(one => expired(one, now))
  if (late.length > 0)
    return {
      label: words.link_expired,
      sentence: words.link_has_expired_mail({ allnames: allNames(late.map(({ name }) => name)) }),
    }
  const names = allNames(turn.map(({ name }) => name))
  if (hasLeft(transaction)) return { label: words.out_signature, sentence: words.waiting_for({ names }) }
  return turn.some(({ link_expires_at }) => link_expires_at)
    ? { label: words.link_made, sentence: words.send_link_record_you({ names }) }
    : {
        label: words.ready_sign,
        sentence: words.make_link_sign_person({ names }),
      }
}

/** True if it was delivered: by an accepted email, by a teammate, or in person. Before that it is still on its way out. */
export const hasLeft = ({ status, signers }: Pick<Transaction, 'status' | 'signers'>) =>
  status !== 'sent' ||
  signers.some(
    ({ status: theirs, viewed_at, handed_at, in_person_by, sent_at, mail_status }) =>
      theirs === 'signed' ||
      viewed_at !== null ||
      Boolean(handed_at) ||
      in_person_by !== null ||
      (sent_at !== null && mail_status !== 'kept' && mail_status !== 'failed'),
  )

/** How many of those who sign have signed. */
export function progressOf({ signers }: Pick<Transaction, 'signers'>) {
  const all = signers.filter(signs)
  return { signed: all.filter(({ status }) => status === 'signed').length, of: all.length }
}

/** Lines about one signer, newest first. */
export function signerLines(transaction: Transaction, signer: Signer, now: number): string[] {
  const { status, signed_at, viewed_at, sent_at, handed_at, handed_by, in_person_by } = signer
  const paper_day = signedOnPaper(onPaper(transaction), signer.id)
  if (status === 'signed' && paper_day) return [words.signed_on_paper_day({ paper_day: date(paper_day) })]
  if (status === 'signed' && signed_at)
    return [
      words.signed_signed_has_person({
        signed_at: dateTime(signed_at),
        has_in_person_by: in_person_by ? 'yes' : 'no',
        in_person_by: in_person_by ?? '',
      }),
    ]
  if (status === 'declined') return [words.declined_sign]
  if (!signs(signer)) return [sent_at ? words.sent_copy({ sent_at: ago(sent_at, now) }) : words.gets_copy_once_everyone]
  if (transaction.status !== 'sent') return [words.did_not_sign]
  if (!signer.my_turn) return [waitWords(transaction, signer)]
  return [
    ...(transaction.paper_requested_by.includes(signer.id) ? [words.asked_paper] : []),
    ...(viewed_at ? [words.opened_viewed({ viewed_at: ago(viewed_at, now) })] : []),
    ...(in_person_by ? [words.in_person_with({ in_person_by })] : []),
    ...mailWords(signer, now),
    ...(handed_at && handed_by ? [words.link_sent({ handed_by, handed_at: ago(handed_at, now) })] : []),
    linkWords(signer, now),
  ]
}

/** Only what an email server took is mailed. */
function mailWords({ sent_at, reminded_at, mail_status }: Signer, now: number): string[] {
  const at = reminded_at ?? sent_at
  if (!at) return []
  if (mail_status === 'kept') return [words.link_made_not_mailed]
  if (mail_status === 'failed') return [words.could_not_mailed]
  if (mail_status === 'queued') return [words.way_mail]
  return [`${reminded_at ? words.reminded : words.mailed} ${ago(at, now)}`]
}

function linkWords(signer: Signer, now: number): string {
  const { link_expires_at } = signer
  if (link_expires_at === null) return words.no_active_link
  return expired(signer, now)
    ? words.link_expired_at({ link_expires_at: ago(link_expires_at, now) })
    : words.link_expires({ link_expires_at: ago(link_expires_at, now) })
}

function waitWords({ signers }: Transaction, { step }: Signer): string {
  const before = signers.filter(one => signs(one) && one.step < step && one.status !== 'signed').map(({ name }) => name)
  return words.waits_until({ before: allNames(before) })
}

/** Changes between two reads, for screen readers. */
export function newsBetween(before: readonly Transaction[], after: readonly Transaction[]): string[] {
  return after.flatMap(now => {
    const then = before.find(({ id }) => id === now.id)
    if (!then) return []
    const steps = now.signers.flatMap(signer => {
      const was = then.signers.find(({ id }) => id === signer.id)?.status
      if (was === undefined || was === signer.status) return []
      if (signer.status === 'viewed')
        return [words.has_opened({ name: signer.name, agreement_name: now.agreement_name })]
      if (signer.status === 'signed')
        return [words.has_signed({ name: signer.name, agreement_name: now.agreement_name })]
      return signer.status === 'declined'
        ? [words.has_declined({ name: signer.name, agreement_name: now.agreement_name })]
        : []
    })
    const sealed =
      !then.sealed_at && now.sealed_at ? [words.agreement_name_sealed({ agreement_name: now.agreement_name })] : []
    return [...steps, ...sealed]
  })
}
