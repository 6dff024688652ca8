// What an agreement that was sent says of itself: how it stands, for whom it waits, what has just changed. Pure.

import { onPaper, signedOnPaper } from '#machines/agreements/paper/on-paper.ts'
import { signs } from '#machines/agreements/turns.ts'
import type { Schemas } from '#sdk/types.ts'
import { ago } from '#web/lib/ago.ts'
import { date, dateTime } from '#web/lib/format.ts'

type Transaction = Schemas['Transaction']
type Signer = Schemas['TransactionSigner']

/** 'Sam', 'Sam and Pat', 'Sam, Pat and Max' */
export function allNames(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}

const expired = ({ link_expires_at }: Signer, now: number) =>
  link_expires_at !== null && new Date(link_expires_at).getTime() <= now

type Standing = { label: string; sentence: string }

export function standingOf(transaction: Transaction, now: number): Standing {
  const { status, signers, completed_at, sealed_at, reason } = transaction
  const declined = signers.find(one => one.status === 'declined')
  const why = reason ? `: ${reason}` : '.'
  if (status === 'canceled' || status === 'voided') {
    const label = declined ? 'Declined' : status === 'voided' ? 'Voided' : 'Canceled'
    const before = status === 'voided' ? 'after at least one signature' : 'before anyone signed'
    const sentence = declined ? `${declined.name} declined${why}` : `Withdrawn ${before}${why}`
    return { label, sentence }
  }
  const paper = onPaper(transaction)
  if (status === 'signed' && paper)
    return {
      label: 'Signed on paper',
      sentence: `Signed on paper, recorded by ${paper.recorded_by} on ${dateTime(paper.recorded_at)}. No electronic seal.`,
    }
  if (status === 'signed' && !sealed_at)
    return {
      label: 'Being sealed',
      sentence: 'Everyone has signed. The sealed document is being made; that takes a moment.',
    }
  if (status === 'signed')
    return {
      label: 'Signed',
      sentence: `Signed by everyone${completed_at ? ` ${dateTime(completed_at)}` : ''}, and sealed.`,
    }
  const turn = signers.filter(({ my_turn }) => my_turn)
  const late = turn.filter(one => expired(one, now))
  if (late.length > 0)
    return {
      label: 'Link expired',
      sentence: `The link of ${allNames(late.map(({ name }) => name))} has expired. Mail a new one, or withdraw the agreement.`,
    }
  const names = allNames(turn.map(({ name }) => name))
  if (hasLeft(transaction)) return { label: 'Out for signature', sentence: `Waits for ${names}.` }
  return turn.some(({ link_expires_at }) => link_expires_at)
    ? { label: 'Link made', sentence: `Send ${names} the link, and record that you sent it.` }
    : {
        label: 'Ready to sign',
        sentence: `Make a link for ${names}, sign in person, or print it and record the signature.`,
      }
}

/** Whether anybody was reached: by a mail that a server took, by a teammate, or in person. An agreement is under way before that. */
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

/** What there is to say of one signer, the newest thing first. */
export function signerLines(transaction: Transaction, signer: Signer, now: number): string[] {
  const { status, signed_at, viewed_at, sent_at, handed_at, handed_by, in_person_by } = signer
  const paper_day = signedOnPaper(onPaper(transaction), signer.id)
  if (status === 'signed' && paper_day) return [`Signed on paper ${date(paper_day)}`]
  if (status === 'signed' && signed_at)
    return [`Signed ${dateTime(signed_at)}${in_person_by ? `, in person with ${in_person_by}` : ''}`]
  if (status === 'declined') return ['Declined to sign']
  if (!signs(signer)) return [sent_at ? `Sent a copy ${ago(sent_at, now)}` : 'Gets a copy once everyone has signed']
  if (transaction.status !== 'sent') return ['Did not sign']
  if (!signer.my_turn) return [waitWords(transaction, signer)]
  return [
    ...(transaction.paper_requested_by.includes(signer.id) ? ['Asked for paper'] : []),
    ...(viewed_at ? [`Opened ${ago(viewed_at, now)}`] : []),
    ...(in_person_by ? [`In person with ${in_person_by}`] : []),
    ...mailWords(signer, now),
    ...(handed_at && handed_by ? [`Link sent by ${handed_by} ${ago(handed_at, now)}`] : []),
    linkWords(signer, now),
  ]
}

/** Only what a mail server took is mailed. */
function mailWords({ sent_at, reminded_at, mail_status }: Signer, now: number): string[] {
  const at = reminded_at ?? sent_at
  if (!at) return []
  if (mail_status === 'kept') return ['Link made, not mailed']
  if (mail_status === 'failed') return ['Could not be mailed']
  if (mail_status === 'queued') return ['On its way by mail']
  return [`${reminded_at ? 'Reminded' : 'Mailed'} ${ago(at, now)}`]
}

function linkWords(signer: Signer, now: number): string {
  const { link_expires_at } = signer
  if (link_expires_at === null) return 'No link is out'
  return expired(signer, now)
    ? `Link expired ${ago(link_expires_at, now)}`
    : `Link expires ${ago(link_expires_at, now)}`
}

function waitWords({ signers }: Transaction, { step }: Signer): string {
  const before = signers.filter(one => signs(one) && one.step < step && one.status !== 'signed').map(({ name }) => name)
  return `Waits until ${allNames(before)} ${before.length === 1 ? 'has' : 'have'} signed`
}

/** What has happened between two readings, for those who do not see it. */
export function newsBetween(before: readonly Transaction[], after: readonly Transaction[]): string[] {
  return after.flatMap(now => {
    const then = before.find(({ id }) => id === now.id)
    if (!then) return []
    const steps = now.signers.flatMap(signer => {
      const was = then.signers.find(({ id }) => id === signer.id)?.status
      if (was === undefined || was === signer.status) return []
      if (signer.status === 'viewed') return [`${signer.name} has opened ${now.agreement_name}.`]
      if (signer.status === 'signed') return [`${signer.name} has signed ${now.agreement_name}.`]
      return signer.status === 'declined' ? [`${signer.name} has declined ${now.agreement_name}.`] : []
    })
    const sealed = !then.sealed_at && now.sealed_at ? [`${now.agreement_name} is sealed.`] : []
    return [...steps, ...sealed]
  })
}

/** It changes by itself while somebody has still to sign it, or it is being sealed. */
export const isUnderWay = (one: Pick<Transaction, 'status' | 'sealed_at' | 'paper_records'>) =>
  one.status === 'sent' || (one.status === 'signed' && one.sealed_at === null && !onPaper(one))
