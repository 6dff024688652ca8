// What the company may do with a transaction now, and why not. Pure: roles and permissions are asked elsewhere.
import type { Schemas } from '#sdk/types.ts'
import { canBeSigned, canTakeBack } from './agreement-transaction.machine.ts'
import { isTurnOf } from './turns.ts'

type Action = Schemas['TransactionAction']
type Transaction = {
  status: Schemas['TransactionStatus']
  sealed_at: Date | null
  /** A record of its signature on paper stands. */
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

const OVER: Record<Transaction['status'], string | null> = {
  sent: null,
  signed: 'Everyone has signed.',
  voided: 'It has been voided.',
  canceled: 'It has been canceled.',
}

export function nextActions(transaction: Transaction, signers: readonly Signer[], now: Date): Action[] {
  const over = OVER[transaction.status]
  const turn = signers.filter(one => isTurnOf(one, signers))
  const whose = turn.map(({ name }) => name).join(' and ')
  const too_soon = Math.min(...turn.map(one => minutesToWait(one, now)))
  const wait = too_soon > 0 ? `${whose} ${turn.length === 1 ? 'was' : 'were'} written to less than an hour ago.` : null
  const invited = turn.some(({ sent_at }) => sent_at) ? null : 'Nobody whose turn it is has been written to yet.'
  const out = signers.some(({ link_expires_at }) => link_expires_at && link_expires_at > now) ? null : 'No link is out.'
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
    action('take_back_paper', canTakeBack(transaction.status, transaction.is_on_paper) ? null : NOT_ON_PAPER),
  ]
}

function whyNoSeal({ status, sealed_at, is_on_paper }: Transaction): string | null {
  if (sealed_at) return null
  if (status !== 'signed') return 'Not everyone has signed.'
  return is_on_paper ? 'It was signed on paper. Open the scan.' : 'The signed document is being sealed.'
}

export const NOT_ON_PAPER = 'No signature on paper is recorded for it.'

const action = (name: Action['action'], why_not: string | null): Action => ({
  action: name,
  allowed: why_not === null,
  why_not,
})
