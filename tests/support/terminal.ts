// The terminal output of the browser tests' server: without a mail server, account links are only there.
import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'

/** Path and query of the newest link to an address that begins so. */
export async function printedLink(to: string, begins: string): Promise<string> {
  const found = () =>
    readFileSync(process.env['TERMINAL'] ?? '', 'utf8')
      .split(`  To ${to}: `)
      .slice(1)
      .flatMap(text => /https?:\S+/.exec(text)?.[0] ?? [])
      .map(link => new URL(link).pathname + new URL(link).search)
      .findLast(link => link.startsWith(begins))
  await expect.poll(found, { timeout: 15_000 }).toBeDefined()
  return found() ?? ''
}
