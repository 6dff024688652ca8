// The codes that bind evidence to this installation: HMACs under the server's secret, separate for each company. A row
// from an import, from SQL or from another installation has no valid code, and is neither sealed nor confirmed.
import { type Ports, sameText } from '../../ports/ports.ts'

type Signs = Pick<Ports, 'sign'>

type KeyedEvent = {
  company_id: number
  transaction_id: string
  seq: number
  /** Covers the whole event and the previous event's hash. */
  hash: string
  keyed_later: boolean
}

/** `before` is the code of the event before; empty for the first. */
export const eventCode = ({ sign }: Signs, event: KeyedEvent, before: string): string =>
  sign(
    `trail of company ${event.company_id}`,
    [event.transaction_id, event.seq, event.hash, event.keyed_later ? 'later' : 'here', before].join('\n'),
  )

/** True if every event was written here, or existed here when events were first keyed, with no gaps. */
export const wasMadeHere = (ports: Signs, trail: readonly (KeyedEvent & { mac: string | null })[]): boolean =>
  trail.length > 0 &&
  trail.every((event, index) => {
    const before = index === 0 ? '' : trail[index - 1]?.mac
    return before != null && event.mac !== null && sameText(event.mac, eventCode(ports, event, before))
  })

type KeyedSeal = {
  company_id: number
  transaction_id: string
  leaf_index: number
  document_hash: string
  file_hash: string
  sealed_at: Date
  keyed_later: boolean
}

export const sealCode = ({ sign }: Signs, seal: KeyedSeal): string =>
  sign(
    `seals of company ${seal.company_id}`,
    [
      seal.transaction_id,
      seal.leaf_index,
      seal.document_hash,
      seal.file_hash,
      seal.sealed_at.toISOString(),
      seal.keyed_later ? 'later' : 'here',
    ].join('\n'),
  )

export const wasSealedHere = (ports: Signs, seal: KeyedSeal & { mac: string }): boolean =>
  sameText(seal.mac, sealCode(ports, seal))
