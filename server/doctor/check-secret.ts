// The server's secret, by its fingerprint. Never generates one.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Environment } from '../environment.ts'
import { fingerprintOf, type Secrets, serverSecrets } from '../secret.ts'
import { type Finding, messageOf, ok, wrong } from './finding.ts'

export function checkSecret(environment: Environment): { finding: Finding; secrets?: Secrets } {
  const { SUNQUILL_SECRET, DATABASE_URL, NODE_ENV } = environment
  const data_dir = resolve(environment.DATA_DIR)
  const is_new = !existsSync(join(data_dir, 'secret')) && !existsSync(join(data_dir, 'database', 'cluster'))
  if (!SUNQUILL_SECRET && is_new)
    return {
      finding:
        DATABASE_URL && NODE_ENV === 'production'
          ? wrong(
              'Set SUNQUILL_SECRET: all servers of a database need the same one. openssl rand -base64 48 makes one.',
            )
          : ok(`There is no secret yet. The first start makes one in ${data_dir}.`),
    }
  try {
    const secrets = serverSecrets(environment, data_dir)
    const from = SUNQUILL_SECRET ? 'SUNQUILL_SECRET' : join(data_dir, 'secret')
    return { finding: ok(`The secret in ${from} has the fingerprint ${fingerprintOf(secrets.current)}.`), secrets }
  } catch (error) {
    return { finding: wrong(messageOf(error)) }
  }
}
