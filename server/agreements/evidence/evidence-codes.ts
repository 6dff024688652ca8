// The codes that bind evidence to this installation: HMACs under the server's secret, apart for each company. A row that came
// by an import, by SQL or from another installation has none that fits, and is neither sealed nor answered for.
import { type Ports, sameText } from '../../ports/ports.ts'

type Signs = Pick<Ports, 'sign'>

type KeyedEvent = {
  company_id: number
  transaction_id: string
  seq: number
  /** Over all the event says, and the hash of the event before. */
  hash: string
  keyed_later: boolean
}

/** `before` is the code of the event before; empty for the first. */
export const eventCode = ({ sign }: Signs, event: KeyedEvent, before: string): string =>
  sign(
    `trail of company ${event.company_id}`,
    [event.transaction_id, event.seq, event.hash, event.keyed_later ? 'later' : 'here', before].join('\n'),
  )

/** Whether every event was written here, or was here when events were first keyed, and none is missing before another. */
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
