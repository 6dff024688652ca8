// npm run verify -- file.pdf [more.pdf …] [--certificate FINGERPRINT] [--installation FINGERPRINT] [--json]
// Whether sealed agreements are as they were signed. Ends with 0 where all are, 1 where one is not, 2 where one cannot be read.
// Needs no server, no database and no network: everything it says comes from the file.
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { zonedTime } from '#machines/agreements/evidence/zoned-time.ts'
import { signs } from '#machines/agreements/turns.ts'
import { checkSentence } from '#machines/agreements/verify/check-sentences.ts'
import type { SealReport } from '#machines/agreements/verify/report.ts'
import { verifySeal } from '#machines/agreements/verify/verify-seal.ts'
import { words } from '#machines/agreements/verify/words.ts'
import { answerHelp } from '#openapi/answer-help.ts'

const USAGE =
  'npm run verify -- file.pdf [more.pdf …] [--certificate FINGERPRINT] [--installation FINGERPRINT] [--json]'
const MARKS = { true: '✓', false: '✗', null: '–' } as const
const [NOT_VALID, NOT_READABLE] = [1, 2]

/** Identities the file must name; undefined accepts any. */
type Pins = { certificate: string | undefined; installation: string | undefined }
type Pinned = { certificate: boolean | null; installation: boolean | null }
type Result = { file: string; code: number; report: SealReport | null; pinned: Pinned; problem: string | null }

answerHelp(`Usage: ${USAGE}

Checks whether sealed agreements are unchanged since they were signed. Needs no server and no network.
Exits with 0 if all are valid, 1 if one is not, 2 if one cannot be read.`)
try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = NOT_READABLE
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      certificate: { type: 'string' },
      installation: { type: 'string' },
    },
  })
  if (positionals.length === 0) throw new Error(`Usage: ${USAGE}`)
  const pins = {
    certificate: values.certificate === undefined ? undefined : fingerprintOf(values.certificate, 'A certificate'),
    installation: values.installation === undefined ? undefined : fingerprintOf(values.installation, 'An installation'),
  }
  const results: Result[] = []
  for (const file of positionals) results.push(await look(file, pins))
  if (values.json) console.log(JSON.stringify(results.map(inJson), null, 2))
  else console.log(results.map(inText).join('\n\n'))
  process.exitCode = Math.max(...results.map(({ code }) => code))
}

/** As fingerprints are compared: 64 digits, however they are parted. */
function fingerprintOf(text: string, what: string): string {
  const digits = text.replaceAll(/[\s:]/g, '').toLowerCase()
  if (!/^[0-9a-f]{64}$/.test(digits)) throw new Error(`${what} is named by its SHA-256: 64 hexadecimal digits.`)
  return digits
}

async function look(file: string, pins: Pins): Promise<Result> {
  let bytes: Uint8Array
  try {
    bytes = new Uint8Array(readFileSync(file))
  } catch {
    return { file, code: NOT_READABLE, report: null, pinned: NOT_PINNED, problem: 'The file cannot be opened.' }
  }
  const report = await verifySeal(bytes)
  const is = (pin: string | undefined, named: string | undefined) => (pin === undefined ? null : named === pin)
  const pinned = {
    certificate: is(pins.certificate, report.certificate?.fingerprint),
    installation: is(pins.installation, report.log?.installation),
  }
  const expected = pinned.certificate !== false && pinned.installation !== false
  const code = report.verdict === 'not_readable' ? NOT_READABLE : report.valid && expected ? 0 : NOT_VALID
  return { file, code, report, pinned, problem: null }
}

const NOT_PINNED: Pinned = { certificate: null, installation: null }

function inJson({ file, code, report, pinned, problem }: Result) {
  return {
    file,
    valid: code === 0,
    ...(problem ? { problem } : {}),
    ...(pinned.certificate === null ? {} : { certificate_as_expected: pinned.certificate }),
    ...(pinned.installation === null ? {} : { installation_as_expected: pinned.installation }),
    ...report,
  }
}

function inText({ file, report, pinned, problem }: Result): string {
  if (!report) return `${file}\n  ${problem}`
  const { verdict, checks, evidence, certificate, signed_at, timestamp, log, file_hash } = report
  const zone = evidence?.timezone ?? 'UTC'
  const when = timestamp?.at ?? signed_at
  const lines = [
    file,
    `  ${words.in('en').verdicts[verdict]}.`,
    '',
    ...checks
      .filter(({ ok, code }) => ok !== null || (verdict === 'as_signed' && (code === 'timestamp' || code === 'log')))
      .map(check => `  ${MARKS[`${check.ok}`]} ${checkSentence(check, 'en')}`),
    ...asNamed('certificate', pinned.certificate),
    ...asNamed('installation', pinned.installation),
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
    ...(log
      ? [
          row('Logged', `number ${log.index + 1}, ${zonedTime(new Date(log.logged_at), zone)}`),
          row('Installation', log.installation),
        ]
      : []),
    row('SHA-256', file_hash),
    ...(verdict === 'as_signed' ? ['', `  ${words.in('en').not_proven}`] : []),
  ]
  return lines.join('\n')
}

const asNamed = (what: keyof Pinned, pinned: boolean | null) =>
  pinned === null ? [] : [`  ${MARKS[`${pinned}`]} The ${what} is ${pinned ? '' : 'not '}the one you named.`]

function row(label: string, value: string): string {
  return `  ${label.padEnd(12)} ${value}`
}
