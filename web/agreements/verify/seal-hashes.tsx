// The certificate that sealed a file, and hashes to compare.

import { zonedTime } from '#machines/agreements/evidence/zoned-time.ts'
import type { SealReport } from '#machines/agreements/verify/report.ts'
import { number } from '#web/lib/figures.ts'
import { HashLine } from './hash-line.tsx'
import type { VerifyWords } from './verify-language.ts'

export function SealHashes({ report, words, zone }: { report: SealReport; words: VerifyWords; zone: string }) {
  const { certificate, timestamp, log, evidence, file_hash } = report
  const at = (moment: Date) => zonedTime(moment, zone)
  const facts = [
    ...(certificate
      ? [
          [words.certificate_of, `${certificate.subject} (${certificate.key})`],
          [words.issued_by, certificate.self_signed ? words.self : certificate.issuer],
          [words.valid, words.valid_between({ from: at(certificate.not_before), to: at(certificate.not_after) })],
        ]
      : []),
    ...(timestamp ? [[words.timestamp, `${timestamp.authority}, ${at(timestamp.at)}`]] : []),
    ...(log
      ? [[words.logged, words.log_number({ number: number(log.index + 1), at: at(new Date(log.logged_at)) })]]
      : []),
  ]
  const hashes = [
    ...(certificate ? [[words.fingerprint, certificate.fingerprint]] : []),
    [words.file_hash, file_hash],
    ...(log ? [[words.installation, log.installation]] : []),
    ...(evidence ? [[words.document_hash, evidence.document.sha256]] : []),
  ]
  return (
    <div className="flex flex-col">
      <dl>
        {facts.map(([label, value]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-6 border-b border-hairline py-2.5">
            <dt className="text-sm text-ink-3">{label}</dt>
            <dd className="figures break-words text-ink">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="divide-y divide-hairline">
        {hashes.map(([label = '', value = '']) => (
          <HashLine key={label} label={label} value={value} copy={words.copy} copied={words.copied} />
        ))}
      </div>
    </div>
  )
}
