// The verifier's result for a file: a verdict, the checks behind it, and the contents of the seal. Pure.
import type { Evidence } from '../evidence/evidence.ts'
import type { Leaf, TreeHead } from '../seal-log/log-text.ts'
import type { PlaceFault } from './find-signature.ts'

export const CHECKS = [
  'file',
  'signature_place',
  'nothing_after',
  'still',
  'signature',
  'certificate',
  'timestamp',
  'log',
  'evidence',
  'trail',
  'consent',
  'page',
] as const
export type CheckCode = (typeof CHECKS)[number]

export type Fault =
  | PlaceFault
  | 'not_a_pdf'
  | 'too_large'
  | 'not_sealed'
  | 'built_otherwise'
  | 'active'
  | 'signature_unreadable'
  | 'weak_algorithm'
  | 'content_changed'
  | 'other_certificate'
  | 'algorithms_differ'
  | 'signature_wrong'
  | 'certificate_not_valid_then'
  | 'certificate_not_for_signing'
  | 'chain_broken'
  | 'timestamp_wrong'
  | 'log_unreadable'
  | 'log_other_document'
  | 'log_not_included'
  | 'log_head_wrong'
  | 'log_time_differs'
  | 'log_not_checkable'
  | 'evidence_missing'
  | 'evidence_unreadable'
  | 'trail_broken'
  | 'signer_untold'
  | 'consent_differs'
  | 'page_differs'
  | 'page_unreadable'

export type SealCheck = {
  code: CheckCode
  /** Null for what was not asked: it is not there, or what comes before it failed. */
  ok: boolean | null
  fault: Fault | null
  /** Names and figures for the sentence. */
  facts: Record<string, string>
}

export type SealReport = {
  /** not_ours: the check fails, and the file doesn't claim to be sealed here. */
  verdict: 'as_signed' | 'changed' | 'not_ours' | 'not_sealed' | 'not_readable'
  valid: boolean
  /** One sentence, in English. */
  reason: string
  checks: SealCheck[]
  signer_name: string | null
  /** By the signing computer's clock, unless a timestamp authority confirms it. */
  signed_at: Date | null
  certificate: {
    subject: string
    issuer: string
    fingerprint: string
    not_before: Date
    not_after: Date
    self_signed: boolean
    /** True if the file contains every certificate up to a self-signed one. */
    complete: boolean
    key: string
  } | null
  timestamp: { at: Date; authority: string; fingerprint: string } | null
  /** Its place in the public log of seals, and the head under which the file proves it. */
  log: (Leaf & { index: number; head: TreeHead }) | null
  /** Only from a file whose signature holds. */
  evidence: Evidence | null
  byte_count: number
  /** SHA-256 of the whole file. */
  file_hash: string
}
