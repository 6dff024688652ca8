// Server-sent events out of a stream that was fetched: EventSource cannot send a bearer token. Pure.

export type StreamEvent = { event: string; id: string | undefined; data: unknown }

/** Yields each event; `heard` is called for all bytes, including comments, which show that the connection is alive. */
export async function* eventsOf(stream: ReadableStream<Uint8Array>, heard: () => void): AsyncGenerator<StreamEvent> {
  const reader = stream.getReader()
  const decoder = new TextDecoder()
  let text = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      heard()
      text += decoder.decode(value, { stream: true })
      const blocks = text.split('\n\n')
      text = blocks.pop() ?? ''
      for (const block of blocks) {
        const event = read(block)
        if (event) yield event
      }
    }
  } finally {
    reader.cancel().catch(() => undefined)
  }
}

function read(block: string): StreamEvent | undefined {
  const field = (name: string) => new RegExp(`^${name}: ?(.*)$`, 'm').exec(block)?.[1]
  const event = field('event')
  if (event === undefined) return undefined
  try {
    return { event, id: field('id'), data: JSON.parse(field('data') ?? 'null') }
  } catch {
    return undefined
  }
}
