// Asks a site service and judges the body: status, first bytes, parse, error fields. HTTP 200 proves nothing; every one of these
// services has answered errors with it.
import { askOutside } from '../outgoing/ask-outside.ts'
import { OutgoingFault } from '../outgoing/fault.ts'
import { SiteFault } from './result.ts'

export type SiteAsking = { patience_ms: number; contact: string; tries: number }

const TEXT_BYTES = 8 * 1_048_576
const PICTURE_BYTES = 20 * 1_048_576
const SHORT = 200

/** Throws SiteFault. */
export async function askJson(url: URL, asking: SiteAsking, most_bytes = TEXT_BYTES): Promise<Record<string, unknown>> {
  const { status, bytes } = await ask(url, asking, most_bytes)
  const text = Buffer.from(bytes)
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .trim()
  if (!text.startsWith('{')) {
    if (status !== 200) throw new SiteFault('refused', `HTTP ${status}: ${plain(text)}`)
    throw new SiteFault('unreadable', text === '' ? 'an empty body' : plain(text))
  }
  const json = parsed(text)
  if (json === undefined) throw new SiteFault('cut', 'JSON that ends early')
  const error = errorIn(json)
  if (error !== undefined) throw new SiteFault('refused', error)
  if (status !== 200) throw new SiteFault('refused', `HTTP ${status}`)
  return json
}

/** The bytes of a picture and what kind it is by its first bytes. Throws SiteFault. */
export async function askPicture(url: URL, asking: SiteAsking) {
  const { status, bytes } = await ask(url, asking, PICTURE_BYTES)
  const media_type = pictureType(bytes)
  if (media_type !== undefined && status === 200) return { bytes, media_type }
  const text = Buffer.from(bytes.subarray(0, 2000)).toString('utf8').trim()
  // An error that is labeled as a picture.
  const error = text.startsWith('{') ? errorIn(parsed(text) ?? {}) : undefined
  if (error !== undefined) throw new SiteFault('refused', error)
  if (status !== 200) throw new SiteFault('refused', `HTTP ${status}: ${plain(text)}`)
  throw new SiteFault('unreadable', bytes.length === 0 ? 'an empty body' : plain(text))
}

/** A file that may be missing: undefined where the answer is none of its kind. Throws SiteFault where nothing answered. */
export async function askLas(url: URL, asking: SiteAsking, most_bytes: number): Promise<Uint8Array | undefined> {
  const { status, bytes } = await ask(url, asking, most_bytes)
  return status === 200 && Buffer.from(bytes.subarray(0, 4)).toString('latin1') === 'LASF' ? bytes : undefined
}

async function ask(url: URL, { patience_ms, contact, tries }: SiteAsking, most_bytes: number) {
  try {
    return await askOutside(url, {
      headers: { 'User-Agent': contact, Accept: '*/*' },
      inner_network: true,
      patience_ms,
      most_bytes,
      tries,
      at_once: 2,
      redirects: 2,
    })
  } catch (error) {
    if (!(error instanceof OutgoingFault)) throw error
    if (error.reason === 'broke_off') throw new SiteFault('cut', 'the connection ended early')
    if (error.reason === 'too_long') throw new SiteFault('unreadable', 'more data than expected')
    throw new SiteFault('away', error.reason)
  }
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const json: unknown = JSON.parse(text)
    return isObject(json) ? json : undefined
  } catch {
    return undefined
  }
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** ArcGIS: `error` with message and details. Census: `errors` as texts. */
function errorIn(json: Record<string, unknown>): string | undefined {
  const { error, errors } = json
  if (Array.isArray(errors) && errors.length > 0) return plain(errors.map(String).join(' '))
  if (!isObject(error)) return typeof error === 'string' && error !== '' ? plain(error) : undefined
  const details = Array.isArray(error.details) ? error.details.map(String) : []
  return plain([`error ${String(error.code ?? '')}`, String(error.message ?? ''), ...details].filter(Boolean).join(' '))
}

const plain = (text: string) =>
  text
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, SHORT)

const pictureType = (bytes: Uint8Array) =>
  bytes[0] === 0xff && bytes[1] === 0xd8
    ? ('image/jpeg' as const)
    : bytes[0] === 0x89 && bytes[1] === 0x50 && bytes[2] === 0x4e && bytes[3] === 0x47
      ? ('image/png' as const)
      : undefined

/** A number, also where it was sent as text. */
export function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'number' ? value : typeof value === 'string' && value !== '' ? Number(value) : NaN
  return Number.isFinite(number) ? number : undefined
}
export const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
/** Epoch milliseconds at UTC midnight as a day; null, 0 and text that is no date give null. */
export function dayOf(value: unknown): string | null {
  const at = numberOf(value)
  if (at === undefined || at <= 0 || at > 4_102_444_800_000) return null
  return new Date(at).toISOString().slice(0, 10)
}
