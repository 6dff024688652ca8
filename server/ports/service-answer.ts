// An external service's answer to one request, limited in time and size. For the adapters in this folder.
import { askOutside } from './outgoing/ask-outside.ts'
import { OutgoingFault } from './outgoing/fault.ts'
import { words } from './words.ts'

/** An external service failed, as a sentence for the user. */
export class ServiceFault extends Error {}

type Service = {
  name: string
  patience_ms: number
  most_bytes: number
  /** The sentence for an answer that is no 200. */
  refused: (status: number) => string
}

/** Asked again where it passes. Throws ServiceFault; no address with a key in it is ever part of a sentence. */
export async function askService(
  address: URL,
  { name, patience_ms, most_bytes, refused }: Service,
): Promise<Uint8Array> {
  const asking = { inner_network: true, patience_ms, most_bytes, tries: 2, redirects: 3 }
  const answer = await askOutside(address, asking).catch((error: unknown) => {
    if (!(error instanceof OutgoingFault)) throw error
    if (error.reason === 'too_long') throw new ServiceFault(words.service.too_long({ name }))
    if (error.reason === 'broke_off') throw new ServiceFault(words.service.broke_off({ name }))
    throw new ServiceFault(words.service.unreachable({ name }))
  })
  if (answer.status < 200 || answer.status > 299) throw new ServiceFault(refused(answer.status))
  return answer.bytes
}
