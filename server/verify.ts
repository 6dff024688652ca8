// npm run verify -- file.pdf [more.pdf …] [--certificate FINGERPRINT] [--json]
// Whether sealed agreements are as they were signed. Ends with 0 where all are, 1 where one is not, 2 where one cannot be read.
// Needs no server, no database and no network: everything it says comes from the file.
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { signs } from './agreements/turns.ts'
import type { SealReport } from './agreements/verify/report.ts'
import { verifySeal } from './agreements/verify/verify-seal.ts'
import { checkSentence, NOT_PROVEN, VERDICTS } from './agreements/verify/words.ts'
import { zonedTime } from './agreements/zoned-time.ts'

const USAGE = 'npm run verify -- file.pdf [more.pdf …] [--certificate FINGERPRINT] [--json]'
const MARKS = { true: '✓', false: '✗', null: '–' } as const
const [NOT_VALID, NOT_READABLE] = [1, 2]

type Result = { file: string; code: number; report: SealReport | null; pinned: boolean | null; problem: string | null }

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = NOT_READABLE
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false }, certificate: { type: 'string' } },
  })
  if (positionals.length === 0) throw new Error(`Usage: ${USAGE}`)
  const pin = values.certificate === undefined ? undefined : fingerprintOf(values.certificate)
  const results: Result[] = []
  for (const file of positionals) results.push(await look(file, pin))
  if (values.json) console.log(JSON.stringify(results.map(inJson), null, 2))
  else console.log(results.map(inText).join('\n\n'))
  process.exitCode = Math.max(...results.map(({ code }) => code))
}

/** As certificates are compared: 64 digits, however they are parted. */
function fingerprintOf(text: string): string {
  const digits = text.replaceAll(/[\s:]/g, '').toLowerCase()
  if (!/^[0-9a-f]{64}$/.test(digits)) throw new Error('A certificate is named by its SHA-256: 64 hexadecimal digits.')
  return digits
}

async function look(file: string, pin: string | undefined): Promise<Result> {
  let bytes: Uint8Array
  try {
    bytes = new Uint8Array(readFileSync(file))
  } catch {
    return { file, code: NOT_READABLE, report: null, pinned: null, problem: 'The file cannot be opened.' }
  }
  const report = await verifySeal(bytes)
  const pinned = pin === undefined ? null : report.certificate?.fingerprint === pin
  const code = report.verdict === 'not_readable' ? NOT_READABLE : report.valid && pinned !== false ? 0 : NOT_VALID
  return { file, code, report, pinned, problem: null }
}

function inJson({ file, code, report, pinned, problem }: Result) {
  return {
    file,
    valid: code === 0,
    ...(problem ? { problem } : {}),
    ...(pinned === null ? {} : { certificate_as_expected: pinned }),
    ...report,
  }
}

function inText({ file, report, pinned, problem }: Result): string {
  if (!report) return `${file}\n  ${problem}`
  const { verdict, checks, evidence, certificate, signed_at, timestamp, file_hash } = report
  const zone = evidence?.timezone ?? 'UTC'
  const when = timestamp?.at ?? signed_at
  const lines = [
    file,
    `  ${VERDICTS[verdict].en}.`,
    '',
    ...checks
      .filter(({ ok, code }) => ok !== null || (verdict === 'as_signed' && code === 'timestamp'))
      .map(check => `  ${MARKS[`${check.ok}`]} ${checkSentence(check, 'en')}`),
    ...(pinned === null
      ? []
      : [`  ${MARKS[`${pinned}`]} The certificate is ${pinned ? '' : 'not '}the one you named.`]),
    '',
    ...(evidence
      ? [
          row('Agreement', `${evidence.agreement.name} (${evidence.project.name} · ${evidence.project.number})`),
          ...evidence.signers
            .filter(signs)
            .map(({ name, signed_at: at }) =>
              row('Signed by', `${name}${at ? `, ${zonedTime(new Date(at), zone)}` : ''}`),
            ),
        ]
      : []),
    ...(when ? [row('Sealed', zonedTime(when, zone))] : []),
    ...(certificate
      ? [
          row(
            'Certificate',
            `${certificate.subject}${certificate.self_signed ? ', made by themselves' : `, issued by ${certificate.issuer}`}`,
          ),
          row('Fingerprint', certificate.fingerprint),
        ]
      : []),
    row('SHA-256', file_hash),
    ...(verdict === 'as_signed' ? ['', `  ${NOT_PROVEN.en}`] : []),
  ]
  return lines.join('\n')
}

function row(label: string, value: string): string {
  return `  ${label.padEnd(12)} ${value}`
}
