// Independent witnesses for a sealed PDF: poppler's pdfsig and openssl. Where one is missing the test is skipped, visibly.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const hasTool = (tool: string) => spawnSync(tool, ['-v'], { stdio: 'ignore' }).error === undefined

export function keepPdf(bytes: Uint8Array): string {
  const file = join(mkdtempSync(join(tmpdir(), 'seal-')), 'document.pdf')
  writeFileSync(file, bytes)
  return file
}

/** What pdfsig prints. It exits with an error when a signature is broken; that text counts too. */
export function pdfsig(bytes: Uint8Array): string {
  const { stdout, stderr } = spawnSync('pdfsig', ['-nocert', keepPdf(bytes)], { encoding: 'utf8' })
  return stdout + stderr
}

/** As laid out, or in the order in which it was drawn. */
export const pdfText = (bytes: Uint8Array, order: 'layout' | 'raw' = 'layout') =>
  execFileSync('pdftotext', [`-${order}`, keepPdf(bytes), '-'], { encoding: 'utf8' })

/** Every word with its place: fractions of the page as displayed, from its top left corner. */
export function wordsOnPages(bytes: Uint8Array) {
  const text = execFileSync('pdftotext', ['-bbox', '-cropbox', keepPdf(bytes), '-'], { encoding: 'utf8' })
  return text.split('<page ').flatMap((part, page) => {
    const [, width = 1, height = 1] = /width="([\d.]+)" height="([\d.]+)"/.exec(part)?.map(Number) ?? []
    const found = part.matchAll(/xMin="([-\d.]+)" yMin="([-\d.]+)" xMax="([-\d.]+)" yMax="([-\d.]+)">([^<]*)</g)
    return [...found].map(([, left, top, right, bottom, word = '']) => ({
      page,
      word,
      left: Number(left) / width,
      top: Number(top) / height,
      right: Number(right) / width,
      bottom: Number(bottom) / height,
    }))
  })
}

/** What pdfinfo says of it: `{ Title: '…', Pages: '3', Tagged: 'yes' }`. */
export function pdfFacts(bytes: Uint8Array): Record<string, string> {
  const lines = execFileSync('pdfinfo', ['-enc', 'UTF-8', keepPdf(bytes)], { encoding: 'utf8' }).split('\n')
  return Object.fromEntries(lines.map(line => [line.split(':')[0] ?? '', line.slice(line.indexOf(':') + 1).trim()]))
}

/** Names of the fonts it uses without carrying them. */
export function fontsLeftOut(bytes: Uint8Array): string[] {
  const lines = execFileSync('pdffonts', [keepPdf(bytes)], { encoding: 'utf8' })
    .split('\n')
    .slice(2)
  return lines.flatMap(line => {
    const [, embedded] = /\s(yes|no)\s+(?:yes|no)\s+(?:yes|no)\s+\d+\s+\d+\s*$/.exec(line) ?? []
    return embedded === 'no' ? [line.split(' ')[0] ?? ''] : []
  })
}

/** How many of its pictures are made of points. */
export const pointPictures = (bytes: Uint8Array) =>
  execFileSync('pdfimages', ['-list', keepPdf(bytes)], { encoding: 'utf8' })
    .trim()
    .split('\n').length - 2

/** Checks the detached CMS over the signed ranges with openssl, down to the authority; what it complains of, or nothing. */
export function opensslTrusts(bytes: Uint8Array, root_pem: string): string {
  const [, ...numbers] =
    /\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)/.exec(Buffer.from(bytes).toString('latin1')) ?? []
  const [, first = 0, second = 0] = numbers.map(Number)
  const cwd = mkdtempSync(join(tmpdir(), 'cms-'))
  const hex = Buffer.from(bytes.subarray(first + 1, second - 1)).toString('latin1')
  writeFileSync(join(cwd, 'signature.der'), Buffer.from(hex, 'hex'))
  writeFileSync(join(cwd, 'content'), Buffer.concat([bytes.subarray(0, first), bytes.subarray(second)]))
  writeFileSync(join(cwd, 'root.pem'), root_pem)
  const files = ['-inform', 'DER', '-in', 'signature.der', '-content', 'content', '-CAfile', 'root.pem']
  const args = ['cms', '-verify', '-binary', '-purpose', 'any', '-cades', ...files, '-out', '/dev/null']
  const { status, stderr } = spawnSync('openssl', args, { cwd, encoding: 'utf8' })
  return status === 0 ? '' : stderr
}
