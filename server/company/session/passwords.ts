// argon2id at OWASP's floor (19 MiB, 2 passes, 1 lane: the library's default), and what a password may not be.
import { hash, verify } from '@node-rs/argon2'
import { KeptRefusal, refuse } from '#machines/lib/refuse.ts'
import type { Db } from '#server/db/database.ts'
import type { Ports } from '#server/ports/ports.ts'
import { forgive, passwordBudget, requireTry } from './throttle.ts'
import { words } from './words.ts'

export const hashPassword = (password: string) => hash(password)

// Checked when there is no such account, so that both answers take the same time.
const nobody = hash('a password nobody has')

export async function passwordMatches(password_hash: string | null | undefined, password: string): Promise<boolean> {
  const matches = await verify(password_hash ?? (await nobody), password)
  return matches && password_hash !== null && password_hash !== undefined
}

type Held = { id: string; password_hash: string | null }

/** Of a user who is signed in, for what a session alone may not do. Wrong ones are counted. */
export async function requirePassword(db: Db, ports: Ports, user: Held, password: string, field = 'current_password') {
  const budgets = [passwordBudget(user.id)]
  await requireTry(db, budgets, ports.now())
  if (!(await passwordMatches(user.password_hash, password)))
    throw new KeptRefusal(refuse(400, 'invalid_input', { [field]: words.wrong_current_password }))
  await forgive(db, budgets)
}

let common: Promise<ReadonlySet<string>> | undefined
/** The passwords that turn up most often in leaks. Unpacking them takes a tenth of a second and 10 MB, which no start needs. */
const commonPasswords = () => {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set<string>(dictionary['passwords-common']),
  )
  return common
}
const FEWEST_CHARACTERS = 5

/**
 * Rejects an easily guessed password: a leaked one, also with digits and symbols around it or doubled, one of few
 * different characters, or the person's own name or address. There are no composition rules (NIST SP 800-63B, 3.1.1.2).
 * `field` is the input it came in.
 */
export async function requireGoodPassword(password: string, own: string[], field: string) {
  const common = await commonPasswords()
  const plain = password.toLowerCase()
  const core = plain.replaceAll(/^[^a-z]+|[^a-z]+$/g, '')
  const half = plain.slice(0, Math.ceil(plain.length / 2))
  const tried = [plain, core, ...(half + half === plain ? [half] : [])]
  if (tried.some(one => common.has(one)))
    throw refuse(400, 'invalid_input', {
      [field]: words.password_leaked,
    })
  if (new Set(plain).size < FEWEST_CHARACTERS) throw refuse(400, 'invalid_input', { [field]: words.password_repeats })
  const names = own
    .flatMap(text => [text, ...text.split('@')])
    .map(text => text.toLowerCase())
    .filter(text => text.length > 2)
  if (names.some(name => core === name || plain === name))
    throw refuse(400, 'invalid_input', { [field]: words.password_is_name })
}
