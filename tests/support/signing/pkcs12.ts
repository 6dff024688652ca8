// PKCS#12 files as authorities hand them out, made by openssl.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CompanyCertificate } from '#server/ports/company-certificate.ts'

export const P12_PASSWORD = 'four quiet sunny words'

/** `options` are openssl's: `-legacy` for the protection of Windows XP, `-nokeys` for a certificate alone. */
export function pkcs12({ certificate_pem, private_key_pem }: CompanyCertificate, ...options: string[]): Blob {
  const cwd = mkdtempSync(join(tmpdir(), 'p12-'))
  writeFileSync(join(cwd, 'all.pem'), private_key_pem + certificate_pem)
  const out = ['-in', 'all.pem', '-passout', `pass:${P12_PASSWORD}`, '-out', 'all.p12']
  execFileSync('openssl', ['pkcs12', '-export', ...out, ...options], { cwd, stdio: 'pipe' })
  return new Blob([new Uint8Array(readFileSync(join(cwd, 'all.p12')))])
}
