// OpenTelemetry traces: spans of requests, transactions and lender calls, sent in batches as OTLP/HTTP JSON. Hand-written, since the
// SDK is twenty packages, whose current version needs a newer Node, for one POST.
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import { OutgoingFault } from '../ports/outgoing/fault.ts'
import { fetchOutside } from '../ports/outgoing/fetch-outside.ts'

type Attributes = Record<string, string | number>
type Parent = { trace_id: string; span_id: string; sampled: boolean }
type Span = Parent & { parent_id?: string; name: string; kind: number; began: number; attributes: Attributes }
type Ended = Span & { ended: number; failed: boolean }
type Collector = { endpoint: string; headers: Record<string, string>; service: string }

/** SpanKind of the protocol. */
export const SERVER = 2
export const CLIENT = 3

const EVERY_MS = 5_000
const MOST_KEPT = 4_096
const PATIENCE_MS = 10_000

export type Traces = ReturnType<typeof createTraces>

const hex = (bytes: number) => randomBytes(bytes).toString('hex')

/** `onFault` is called when the collector refuses a batch, which is dropped. */
export function createTraces(collector: Collector, onFault: (reason: string) => void) {
  const spans = new AsyncLocalStorage<Span>()
  let ended: Ended[] = []
  const timer = setInterval(() => void flush(), EVERY_MS).unref()

  async function flush() {
    if (ended.length === 0) return
    const batch = ended
    ended = []
    try {
      const response = await fetchOutside(`${collector.endpoint.replace(/\/+$/, '')}/v1/traces`, {
        method: 'POST',
        headers: { ...collector.headers, 'Content-Type': 'application/json' },
        body: JSON.stringify(exported(collector, batch)),
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      if (!response.ok) onFault(`HTTP ${response.status}`)
    } catch (error) {
      onFault(error instanceof OutgoingFault ? error.reason : String(error))
    }
  }

  /** A span around `work`, below the current one, or below `parent` of an incoming request. */
  async function span<T>(
    name: string,
    { kind = 1, attributes = {}, parent }: { kind?: number; attributes?: Attributes; parent?: Parent | undefined },
    work: (span: { name: string; attributes: Attributes; failed?: boolean }) => Promise<T>,
  ): Promise<T> {
    const above = parent ?? spans.getStore()
    const one: Span = {
      trace_id: above?.trace_id ?? hex(16),
      span_id: hex(8),
      ...(above && { parent_id: above.span_id }),
      sampled: above?.sampled ?? true,
      name,
      kind,
      began: Date.now(),
      attributes,
    }
    const began = performance.now()
    const noted: { name: string; attributes: Attributes; failed?: boolean } = { name, attributes: one.attributes }
    try {
      return await spans.run(one, () => work(noted))
    } catch (error) {
      noted.failed = true
      throw error
    } finally {
      if (one.sampled && ended.length < MOST_KEPT) {
        const took = performance.now() - began
        ended.push({ ...one, name: noted.name, ended: one.began + took, failed: noted.failed ?? false })
      }
    }
  }

  return {
    span,
    /** True if a trace is active; background work starts none. */
    isTracing: () => spans.getStore() !== undefined,
    async close() {
      clearInterval(timer)
      await flush()
    },
  }
}

/** W3C Trace Context: continues a trace that a proxy began. */
export function parentOf(header: string | undefined): Parent | undefined {
  const [, trace_id, span_id, flags] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(header ?? '') ?? []
  if (!trace_id || !span_id || /^0+$/.test(trace_id) || /^0+$/.test(span_id)) return undefined
  return { trace_id, span_id, sampled: (Number.parseInt(flags ?? '0', 16) & 1) === 1 }
}

/** `key=value` pairs, the format of OTEL_EXPORTER_OTLP_HEADERS. */
export const headersOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    text.split(',').flatMap(pair => {
      const at = pair.indexOf('=')
      return at > 0 ? [[pair.slice(0, at).trim(), decodeURIComponent(pair.slice(at + 1).trim())]] : []
    }),
  )

const exported = ({ service }: Collector, batch: Ended[]) => ({
  resourceSpans: [
    {
      resource: { attributes: attributesOf({ 'service.name': service }) },
      scopeSpans: [{ scope: { name: service }, spans: batch.map(spanOf) }],
    },
  ],
})

const spanOf = ({ trace_id, span_id, parent_id, name, kind, began, ended, attributes, failed }: Ended) => ({
  traceId: trace_id,
  spanId: span_id,
  ...(parent_id && { parentSpanId: parent_id }),
  name,
  kind,
  startTimeUnixNano: nanoseconds(began),
  endTimeUnixNano: nanoseconds(ended),
  attributes: attributesOf(attributes),
  status: { code: failed ? 2 : 0 },
})

/** As text, since nanoseconds exceed the integers a number can hold. */
const nanoseconds = (ms: number) => String(BigInt(Math.round(ms * 1_000)) * 1_000n)

const attributesOf = (attributes: Attributes) =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
  }))
