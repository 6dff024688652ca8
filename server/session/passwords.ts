// argon2id at OWASP's floor (19 MiB, 2 passes, 1 lane: the library's default).
import { hash, verify } from '@node-rs/argon2'

export const hashPassword = (password: string) => hash(password)

// Checked when there is no such account, so that both answers take the same time.
const nobody = hash('a password nobody has')

export async function passwordMatches(password_hash: string | null | undefined, password: string): Promise<boolean> {
  const matches = await verify(password_hash ?? (await nobody), password)
  return matches && password_hash !== null && password_hash !== undefined
}
