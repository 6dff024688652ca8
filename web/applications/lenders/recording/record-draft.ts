// The record dialog's input, and the part that is sent. Pure.

import { MILESTONES } from '#machines/applications/lenders/codes.ts'
import type { RecordKind } from '#machines/applications/lenders/recording/records.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Application } from '../under-way/application-words.ts'
import { DETAILS } from './record-words.ts'

export type Typed = {
  /** No day typed is today. */
  happened_on: string | null
  note: string
  file_ids: string[]
  /** One a line. */
  stipulations: string
  detail: Schemas['LenderRecordDetail']
}

export function blank(application: Application, kind: RecordKind): Typed {
  const { amount_cents, approved_amount_cents, stipulations, milestones } = application
  const asks = DETAILS[kind] ?? []
  const open = stipulations.filter(({ status }) => status !== 'cleared')
  const next = MILESTONES.find(name => milestones.find(one => one.milestone === name)?.status !== 'approved')
  return {
    happened_on: null,
    note: '',
    file_ids: [],
    stipulations: '',
    detail: {
      ...(kind === 'approved' || kind === 'funded' ? { amount_cents: approved_amount_cents ?? amount_cents } : {}),
      ...(asks.includes('milestone') && next ? { milestone: next } : {}),
      ...(asks.includes('stipulation_ids') ? { stipulation_ids: open.map(({ id }) => id) } : {}),
    },
  }
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')

export function detailOf(kind: RecordKind, { detail, stipulations }: Typed): Schemas['LenderRecordDetail'] {
  return kind === 'stipulations_asked' ? { ...detail, stipulations: linesOf(stipulations) } : detail
}
