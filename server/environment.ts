// The environment variables, read once. README lists them.
import * as z from 'zod'

const lender = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://api.lender.example.com' })
  .optional()

const schema = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'], 'must be development, test or production')
    .default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(1, 'must be 1 or more')
    .max(65_535, 'must be 65535 or less')
    .default(4710),
  PUBLIC_ORIGIN: z.url('must be an address such as https://sunquill.example.com').optional(),
  DATABASE_URL: z.string().optional(),
  DATA_DIR: z.string().default('data'),
  SUNQUILL_SECRET: z.string().min(32, 'must have 32 characters or more').optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an address such as smtps://user:password@mail.example.com' })
    .optional(),
  MAIL_FROM: z.string().min(3).default('Sunquill <no-reply@localhost>'),
  SUPPORT_EMAIL: z.email('must be an e-mail address').default('support@example.com'),
  BRAND_NAME: z.string().min(1).default('Sunquill'),
  MAP_TILES_URL: z
    .string()
    .regex(
      /^https?:\/\/[^/{}\s;,]+\/(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})\S+$/,
      'must be an address with {z}, {x} and {y}, such as https://tiles.example.com/{z}/{x}/{y}.jpg',
    )
    .optional(),
  MAP_TILES_ATTRIBUTION: z.string().default(''),
  CHROMIUM_PATH: z.string().optional(),
  GOODLEAP_URL: lender,
  SUNLIGHT_FINANCIAL_URL: lender,
  LIGHTREACH_URL: lender,
  ENFIN_URL: lender,
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'must be fatal, error, warn, info, debug or silent')
    .default('warn'),
  TRUST_PROXY: z.enum(['0', '1'], 'must be 0 or 1').default('0'),
})

export type Environment = z.infer<typeof schema>

/** Throws one Error whose message names each variable that is wrong. */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const read = schema.safeParse(Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== '')))
  if (read.success) return read.data
  throw new Error(
    read.error.issues.map(issue => `The environment variable ${issue.path.join('.')} ${issue.message}.`).join(' '),
  )
}

/** For entry points: a wrong variable ends the process with its sentence. */
export function environmentOrExit(): Environment {
  try {
    return readEnvironment(process.env)
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exit(1)
  }
}
