// Everything a handler needs from outside, so that it uses no clock, randomness or disk directly.
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { v7 } from 'uuid'
import { type LenderPort, NO_LENDERS } from '#machines/applications/lenders/lender-port.ts'
import { type InstallationKey, installationKey } from '../installation-key.ts'
import type { BackupRecord } from '../lib/backup-record.ts'
import type { Bucket } from './bucket/bucket.ts'
import { type DomainRecords, domainRecords } from './domain-records.ts'
import { type Followers, followers } from './followers.ts'
import type { Geocoder } from './geocoder.ts'
import { GOOGLE, type Google } from './google.ts'
import { NO_PRINTER } from './print/printer.ts'
import { type PrintQueue, printQueue } from './print/queue.ts'
import type { SiteServices } from './site/services.ts'
import { NO_WEATHER_SOURCES, type WeatherSources } from './weather-sources.ts'

export type Ports = {
  now(): Date
  /** A UUIDv7: sorts by time, so newest first is an index scan. */
  id(): string
  /** 256 random bits for a token or link. */
  token(): string
  /** A keyed digest under the server's secret: 43 characters that can't be forged without it. */
  sign(purpose: string, text: string): string
  /** The key this installation is known by to everyone else. */
  installation: InstallationKey
  /** Encrypts what must rest on disk unreadable; `label` binds it to its place. */
  vault: Vault
  /** The address people reach this server by, without a slash at the end. */
  public_origin: string
  /** Where files that users gave are served from, when they have an origin of their own. */
  files_origin: string | null
  /** Storage of file contents; null: in the database, with their rows. */
  bucket: Bucket | null
  /** Per company: bytes of files, unfinished jobs, uploads parsed at once. Per address: companies before a sign-up must wait. */
  limits: { stored_bytes: number; jobs: number; uploads: number; sign_ups: number }
  /** The product's name in mails. */
  brand: string
  /** Where crash reports and questions go. */
  support_email: string
  /** True if a mail server is set up; otherwise emails can be read in the product. */
  mail_server: boolean
  /** True if a company's own mail server may be on this machine's network; never in production. */
  inner_network: boolean
  /** How long a company's own mail server may keep silent. */
  mail_patience_ms: number
  /** Source of aerial images for drawing roofs; null if not configured. */
  map_tiles: { url: string; attribution: string } | null
  /** Weather services, each null if not configured. */
  weather_sources: WeatherSources
  /** Geocodes addresses; null if not configured. */
  geocoder: Geocoder | null
  /** Public services about a house; null if nothing is to be sent. */
  site: SiteServices | null
  /** Timeout of requests to a company's identity provider. */
  provider_patience_ms: number
  /** TXT records of a domain; tests use a stand-in. */
  domain_records: DomainRecords
  /** Google's APIs; tests use a stand-in. */
  google: Google
  /** Pages of the product as PDF. */
  prints: PrintQueue
  /** Who follows their notifications on this server. */
  followers: Followers
  /** The lenders, and the way to each. */
  lenders: LenderPort
  /** Wakes the job runner. */
  jobs: { wake: () => void }
  /** The machine and process that answer, for the installation's staff. */
  machine: () => Promise<Machine>
  /** Progress of creating the demo company; null when done, and if there is none. */
  demo: { filling: { company_id: number; made: number; total: number } | null }
}
type Machine = {
  /** Of the product, as package.json has it. */
  version: string
  started_at: Date
  /** Of the disk that holds the data; null if it can't be read. */
  free_bytes: number | null
  backup: BackupRecord | null
}
export type Vault = {
  seal(label: string, plain: Uint8Array): Uint8Array
  open(label: string, sealed: Uint8Array): Uint8Array
}

type Options = Pick<Ports, 'public_origin' | 'vault'> & { secret: Uint8Array } & Partial<
    Pick<
      Ports,
      | 'brand'
      | 'files_origin'
      | 'bucket'
      | 'limits'
      | 'support_email'
      | 'mail_server'
      | 'inner_network'
      | 'map_tiles'
      | 'lenders'
      | 'weather_sources'
      | 'geocoder'
      | 'site'
      | 'prints'
      | 'machine'
    >
  >

const began = new Date()

export const newToken = () => randomBytes(32).toString('base64url')

export function systemPorts(options: Options): Ports {
  const now = () => new Date()
  const token = newToken
  return {
    now,
    id: () => v7(),
    token,
    sign: (purpose, text) => createHmac('sha256', options.secret).update(`${purpose}\n${text}`).digest('base64url'),
    installation: installationKey(options.secret),
    vault: options.vault,
    public_origin: options.public_origin,
    files_origin: options.files_origin ?? null,
    bucket: options.bucket ?? null,
    limits: options.limits ?? { stored_bytes: 50 * 1_073_741_824, jobs: 10, uploads: 6, sign_ups: 5 },
    brand: options.brand ?? 'Sunquill',
    support_email: options.support_email ?? 'support@example.com',
    mail_server: options.mail_server ?? false,
    inner_network: options.inner_network ?? true,
    mail_patience_ms: 10_000,
    map_tiles: options.map_tiles ?? null,
    weather_sources: options.weather_sources ?? NO_WEATHER_SOURCES,
    geocoder: options.geocoder ?? null,
    site: options.site ?? null,
    provider_patience_ms: 8_000,
    domain_records: domainRecords,
    google: { ...GOOGLE, access: new Map() },
    prints: options.prints ?? printQueue({ printer: NO_PRINTER, now, token }),
    followers: followers(),
    lenders: options.lenders ?? NO_LENDERS,
    jobs: { wake: () => {} },
    machine: options.machine ?? (async () => ({ version: '', started_at: began, free_bytes: null, backup: null })),
    demo: { filling: null },
  }
}

export const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex')

export const sameText = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
