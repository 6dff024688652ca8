// Validates a recorded paper signature, one message per field. Pure; used by the dialog and the server.

import { listed } from '#machines/words/listed.ts'
import type { Schemas } from '#sdk/types.ts'
import { dayWords } from '../../lib/format.ts'
import { signs } from '../turns.ts'
import { words } from '../words.ts'

type Signer = { id: string; role: Schemas['SignerRole']; status: Schemas['SignerStatus']; name: string }
type Days = {
  /** When the document was made, and what day it is, both where the company is. */
  made_on: string
  today: string
}
type Record = Pick<Schemas['NewPaperRecord'], 'received_on' | 'signers'>

/** Who signs on paper: everyone who has not signed electronically. */
export const paperSigners = <S extends Pick<Signer, 'role' | 'status'>>(all: readonly S[]): S[] =>
  all.filter(one => signs(one) && one.status !== 'signed')

export function paperFaults(all: readonly Signer[], { received_on, signers }: Record, days: Days) {
  const faults: { [field: string]: string } = {}
  const { made_on, today } = days
  const due = paperSigners(all)
  for (const [index, { signer_id, signed_on }] of signers.entries()) {
    const field = `signers.${index}`
    const twice = signers.findIndex(one => one.signer_id === signer_id) < index
    if (twice || !due.some(({ id }) => id === signer_id)) faults[`${field}.signer_id`] = words.paper_signer_unknown
    if (signed_on > today) faults[`${field}.signed_on`] = words.date_in_future
    else if (signed_on < made_on) faults[`${field}.signed_on`] = words.date_before_document({ day: dayWords(made_on) })
    else if (signed_on > received_on) faults[`${field}.signed_on`] = words.date_after_receipt
  }
  const missing = due.filter(({ id }) => !signers.some(one => one.signer_id === id)).map(({ name }) => name)
  if (missing.length > 0) faults['signers'] = words.paper_dates_missing({ names: listed(missing) })
  if (received_on > today) faults['received_on'] = words.date_in_future
  else if (received_on < made_on) faults['received_on'] = words.date_before_document({ day: dayWords(made_on) })
  return faults
}
