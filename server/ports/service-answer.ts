// An external service's answer to one request, limited in time and size. For the adapters in this folder.
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

/** Throws ServiceFault; no address with a key in it is ever part of a sentence. */
export async function askService(
  address: URL,
  { name, patience_ms, most_bytes, refused }: Service,
): Promise<Uint8Array> {
  const answer = await fetch(address, { redirect: 'follow', signal: AbortSignal.timeout(patience_ms) }).catch(() => {
    throw new ServiceFault(words.service.unreachable({ name }))
  })
  if (!answer.ok || !answer.body) throw new ServiceFault(refused(answer.status))
  const parts: Uint8Array[] = []
  let size = 0
  try {
    for await (const part of answer.body) {
      size += part.length
      if (size > most_bytes) throw new ServiceFault(words.service.too_long({ name }))
      parts.push(part)
    }
  } catch (error) {
    throw error instanceof ServiceFault ? error : new ServiceFault(words.service.broke_off({ name }))
  }
  return Buffer.concat(parts)
}
