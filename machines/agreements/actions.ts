// What the company may do with a transaction now, and why not. Pure; roles and permissions are checked elsewhere.

import { listed } from '#machines/words/listed.ts'
import type { Schemas } from '#sdk/types.ts'
import { canBeSigned, canTakeBack } from './agreement-transaction.machine.ts'
import { isTurnOf } from './turns.ts'
import { words } from './words.ts'

type Action = Schemas['TransactionAction']
type Transaction = {
  status: Schemas['TransactionStatus']
  sealed_at: Date | null
  /** Has a valid record of a paper signature. */
  is_on_paper: boolean
}
type Signer = {
  role: Schemas['SignerRole']
  step: number
  status: Schemas['SignerStatus']
  name: string
  sent_at: Date | null
  link_expires_at: Date | null
}

/** A signer is written to at most once in so long. */
export const PAUSE_MS = 3_600_000

/** Whole minutes until a signer may be written to again; 0 for now. */
export const minutesToWait = ({ sent_at }: Pick<Signer, 'sent_at'>, now: Date) =>
  sent_at ? Math.max(0, Math.ceil((sent_at.getTime() + PAUSE_MS - now.getTime()) / 60_000)) : 0

function whyOver(status: Transaction['status']): string | null {
  switch (status) {
    case 'sent':
      return null
    case 'signed':
      return words.everyone_signed
    case 'voided':
      return words.was_voided
    case 'canceled':
      return words.was_canceled
  }
}

export function nextActions(transaction: Transaction, signers: readonly Signer[], now: Date): Action[] {
  const over = whyOver(transaction.status)
  const turn = signers.filter(one => isTurnOf(one, signers))
  const names = listed(turn.map(({ name }) => name))
  const too_soon = Math.min(...turn.map(one => minutesToWait(one, now)))
  const wait = too_soon > 0 ? words.emailed_recently({ names, count: turn.length }) : null
  const invited = turn.some(({ sent_at }) => sent_at) ? null : words.not_emailed_yet
  const out = signers.some(({ link_expires_at }) => link_expires_at && link_expires_at > now)
    ? null
    : words.no_active_link
  const ended = transaction.status === 'voided' || transaction.status === 'canceled'
  return [
    action('send_link', over ?? wait),
    action('remind', over ?? invited ?? wait),
    action('make_link', over),
    action('in_person', over),
    action('revoke_link', over ?? out),
    action('withdraw', ended ? over : null),
    action('download', whyNoSeal(transaction)),
    action('record_paper', canBeSigned(transaction.status) ? null : over),
    action('take_back_paper', canTakeBack(transaction.status, transaction.is_on_paper) ? null : words.not_on_paper),
  ]
}

function whyNoSeal({ status, sealed_at, is_on_paper }: Transaction): string | null {
  if (sealed_at) return null
  if (status !== 'signed') return words.not_everyone_signed
  return is_on_paper ? words.signed_on_paper : words.being_sealed
}

const action = (name: Action['action'], why_not: string | null): Action => ({
  action: name,
  allowed: why_not === null,
  why_not,
})
