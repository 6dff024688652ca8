// TXT records of a domain, which prove that a company may change it.
import { Resolver } from 'node:dns/promises'

export type DomainRecords = (name: string) => Promise<string[]>

/** None for a name that doesn't exist or doesn't answer. */
export const domainRecords: DomainRecords = async name => {
  const records = await new Resolver({ timeout: 3_000, tries: 2 }).resolveTxt(name).catch(() => [])
  return records.map(parts => parts.join(''))
}
