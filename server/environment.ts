// The environment variables, read once. README lists them.
import * as z from 'zod'

const schema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(1).max(65_535).default(4710),
  PUBLIC_ORIGIN: z.url().optional(),
  DATABASE_URL: z.string().optional(),
  DATA_DIR: z.string().default('data'),
  SUNQUILL_SECRET: z.string().min(32, 'must have 32 characters or more').optional(),
  BRAND_NAME: z.string().min(1).default('Sunquill'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
  TRUST_PROXY: z.enum(['0', '1']).default('0'),
})

export type Environment = z.infer<typeof schema>

/** Throws one Error whose message names each variable that is wrong. */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const read = schema.safeParse(Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== '')))
  if (read.success) return read.data
  throw new Error(
    read.error.issues
      .map(issue => `The environment variable ${issue.path.join('.')} ${issue.message.toLowerCase()}.`)
      .join(' '),
  )
}
