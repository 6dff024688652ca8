// The environment variables, read once. README lists them.
import * as z from 'zod'
import { LENDERS } from '#machines/applications/lenders/known.ts'
import { addressVariable } from '#machines/applications/lenders/lender.ts'
import { readTrustedProxies } from './http/caller-address.ts'
import { bucketUrlFault } from './ports/bucket/bucket-url.ts'
import {
  CENSUS_URL,
  ELEVATION_URL,
  NAIP_LABEL,
  NAIP_URL,
  POINTS_URL,
  SITE_PATIENCE_MS,
  type SiteServices,
  STRUCTURES_LABEL,
  STRUCTURES_URL,
  SURVEYS_URL,
} from './ports/site/services.ts'
import { NO_WEATHER_SOURCES, NSRDB_URL } from './ports/weather-sources.ts'

const lender = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://api.lender.example.com' })
  .optional()

const weather_service = z.url({
  protocol: /^https?$/,
  error: 'must be an address such as https://re.jrc.ec.europa.eu/api/v5_3',
})

/** `none` leaves this one out. */
const service = (usual: string) =>
  z
    .string()
    .refine(text => text === 'none' || /^https?:\/\/[^/\s]+/.test(text), `must be none or an address such as ${usual}`)
    .default(usual)

const limit = (what: string) => z.coerce.number(what).positive('must be above 0')

const port = z.coerce
  .number('must be a number')
  .int('must be a whole number')
  .min(1, 'must be 1 or more')
  .max(65_535, 'must be 65535 or less')

const postgres = z
  .url({
    protocol: /^postgres(ql)?$/,
    error: 'must be an address such as postgres://owner:password@db.example.com:5432/sunquill',
  })
  .optional()

const schema = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'], 'must be development, test or production')
    .default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(4710),
  PUBLIC_ORIGIN: z.url('must be an address such as https://sunquill.example.com').optional(),
  FILES_ORIGIN: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://sunquill-files.example.net' })
    .optional(),
  FILES_URL: z
    .string()
    .optional()
    .superRefine((text, context) => {
      const fault = text && bucketUrlFault(text)
      if (fault) context.addIssue(fault)
    }),
  DATABASE_URL: postgres,
  DATA_DIR: z.string().default('data'),
  SUNQUILL_SECRET: z.string().min(32, 'must have 32 characters or more').optional(),
  /** Earlier secrets, newest first: values they sealed stay readable. */
  SUNQUILL_OLD_SECRETS: z
    .string()
    .default('')
    .transform(text => text.split(',').filter(Boolean)),
  BACKUP_PASSPHRASE: z.string().min(12, 'must have 12 characters or more').optional(),
  STORAGE_GB_PER_COMPANY: limit('must be a number of gigabytes').default(50),
  /** For replaying flows: one clock for product and lenders, and free sign-ups. Ignored in production. */
  TEST_SERVER: z.enum(['0', '1'], 'must be 1 or 0').default('0'),
  JOBS_PER_COMPANY: limit('must be a number of jobs').default(10),
  UPLOADS_PER_COMPANY: limit('must be a number of uploads').default(6),
  PARSE_SECONDS: limit('must be a number of seconds').default(30),
  PARSE_MEMORY_MB: limit('must be a number of megabytes').default(512),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an address such as smtps://user:password@mail.example.com' })
    .optional(),
  MAIL_FROM: z.string().min(3).default('Sunquill <no-reply@localhost>'),
  SUPPORT_EMAIL: z.email('must be an email address').default('support@example.com'),
  BRAND_NAME: z.string().min(1).default('Sunquill'),
  MAP_TILES_URL: z
    .string()
    .regex(
      /^https?:\/\/[^/{}\s;,]+\/(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})\S+$/,
      'must be an address with {z}, {x} and {y}, such as https://tiles.example.com/{z}/{x}/{y}.jpg',
    )
    .optional(),
  MAP_TILES_ATTRIBUTION: z.string().default(''),
  NSRDB_API_KEY: z.string().optional(),
  NSRDB_EMAIL: z.email('must be an email address').optional(),
  NSRDB_URL: weather_service.default(NSRDB_URL),
  PVGIS_URL: weather_service.optional(),
  /** `off`: nothing about a house is sent anywhere. */
  SITE_SERVICES: z.enum(['on', 'off'], 'must be on or off').default('on'),
  GEOCODER_URL: service(CENSUS_URL),
  /** An ArcGIS ImageServer, or tiles by {z}, {x} and {y} or by WMTS's {TileMatrix}, {TileCol} and {TileRow}. */
  SITE_PICTURE_URL: service(NAIP_URL),
  SITE_PICTURE_SOURCE: z.string().min(1).max(80).optional(),
  SITE_PICTURE_LICENSE: z.string().max(200).default(''),
  SITE_PICTURE_ON: z.iso.date('must be a day such as 2025-03-31').optional(),
  SITE_OUTLINES_URL: service(STRUCTURES_URL),
  SITE_OUTLINES_SOURCE: z.string().min(1).max(80).optional(),
  SITE_OUTLINES_LICENSE: z.string().max(200).default(''),
  SITE_POINTS_URL: service(POINTS_URL),
  SITE_SURVEYS_URL: service(SURVEYS_URL),
  SITE_ELEVATION_URL: service(ELEVATION_URL),
  SITE_LOOKUPS_PER_COMPANY: limit('must be a number of lookups a day').default(500),
  METRICS_PORT: port.optional(),
  /** How long a stopping server takes connections, so that a proxy notices first. */
  DRAIN_SECONDS: z.coerce
    .number('must be a number of seconds')
    .min(0, 'must be 0 or more')
    .max(60, 'must be 60 or less')
    .default(5),
  WORKERS: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(1, 'must be 1 or more')
    .max(64, 'must be 64 or less')
    .default(1),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an address such as http://localhost:4318' })
    .optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().default(''),
  OTEL_SERVICE_NAME: z.string().default('sunquill'),
  SECURITY_CONTACT: z
    .string()
    .regex(/^(mailto:\S+@\S+|https:\/\/\S+)$/, 'must be mailto:security@example.com or an https address')
    .optional(),
  CHROMIUM_PATH: z.string().optional(),
  /** Collects GOODLEAP_URL and similar variables, by lender code. */
  lender_addresses: z.record(z.string(), lender),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'must be fatal, error, warn, info, debug or silent')
    .default('warn'),
  TRUST_PROXY: z
    .string()
    .default('0')
    .transform((text, context) => {
      const trusted = readTrustedProxies(text)
      if (trusted !== undefined) return trusted
      context.addIssue('must be a number of proxies or a list of addresses and ranges, such as 10.0.0.0/8, ::1')
      return z.NEVER
    }),
})

export type Environment = z.infer<typeof schema>

/** Throws one Error whose message names each invalid variable. */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const lender_addresses = Object.fromEntries(LENDERS.map(({ code }) => [code, set[addressVariable(code)]]))
  const read = schema.safeParse({ ...set, lender_addresses })
  if (read.success) return read.data
  throw new Error(
    read.error.issues
      .map(({ path: [first, code], message }) => {
        const name = first === 'lender_addresses' ? addressVariable(String(code)) : String(first)
        return `The environment variable ${name} ${message}.`
      })
      .join(' '),
  )
}

/** For entry points: an invalid variable ends the process with its message. */
export function environmentOrExit(): Environment {
  try {
    return readEnvironment(process.env)
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exit(1)
  }
}

/** Which weather services are configured. */
export const weatherSources = ({ NSRDB_API_KEY, NSRDB_EMAIL, NSRDB_URL, PVGIS_URL }: Environment) => ({
  ...NO_WEATHER_SOURCES,
  nsrdb: NSRDB_API_KEY && NSRDB_EMAIL ? { url: NSRDB_URL, api_key: NSRDB_API_KEY, email: NSRDB_EMAIL } : null,
  pvgis: PVGIS_URL ? { url: PVGIS_URL } : null,
})

/** Null if nothing is to be sent. */
export function siteServices(environment: Environment): SiteServices | null {
  const { SITE_SERVICES, GEOCODER_URL, SITE_PICTURE_URL, SITE_OUTLINES_URL, SITE_LOOKUPS_PER_COMPANY } = environment
  const { SITE_POINTS_URL, SITE_SURVEYS_URL, SITE_ELEVATION_URL } = environment
  if (SITE_SERVICES === 'off') return null
  const { BRAND_NAME, SUPPORT_EMAIL } = environment
  const set = (url: string) => (url === 'none' ? null : url)
  const { SITE_PICTURE_SOURCE, SITE_PICTURE_LICENSE, SITE_PICTURE_ON } = environment
  const { SITE_OUTLINES_SOURCE, SITE_OUTLINES_LICENSE } = environment
  // Another source is never named as the usual one.
  const host = (url: string) => URL.parse(url)?.host ?? url
  const picture_label = {
    source: SITE_PICTURE_SOURCE ?? host(SITE_PICTURE_URL),
    license: SITE_PICTURE_LICENSE,
    data_on: SITE_PICTURE_ON ?? null,
  }
  const outlines_label = {
    source: SITE_OUTLINES_SOURCE ?? host(SITE_OUTLINES_URL),
    license: SITE_OUTLINES_LICENSE,
    data_on: null,
  }
  return {
    labels: {
      picture: SITE_PICTURE_URL === NAIP_URL ? NAIP_LABEL : picture_label,
      outlines: SITE_OUTLINES_URL === STRUCTURES_URL ? STRUCTURES_LABEL : outlines_label,
    },
    geocoder: set(GEOCODER_URL),
    picture: set(SITE_PICTURE_URL),
    outlines: set(SITE_OUTLINES_URL),
    points: set(SITE_SURVEYS_URL) && set(SITE_POINTS_URL),
    surveys: SITE_SURVEYS_URL,
    elevation: set(SITE_ELEVATION_URL),
    budget: SITE_LOOKUPS_PER_COMPANY,
    patience_ms: SITE_PATIENCE_MS,
    tries: 3,
    // Public services ask who is asking.
    contact: `${BRAND_NAME.replaceAll(/[^\w.-]+/g, '-')} (${SUPPORT_EMAIL})`,
  }
}
