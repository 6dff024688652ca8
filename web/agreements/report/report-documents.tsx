// The document as sent and as sealed, and the hashes by which each is known.
import { Download, FileText } from 'lucide-react'
import { onPaper } from '#machines/agreements/paper/on-paper.ts'
import type { Schemas } from '#sdk/types.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { HashLine } from '../verify/hash-line.tsx'
import type { ReportWords } from './report-language.ts'

export function ReportDocuments({ report, words }: { report: Schemas['SignReport']; words: ReportWords }) {
  const { document_src, document_hash, signed_src, signed_hash } = report.transaction
  const paper = onPaper(report.transaction)
  const hashes = [
    [words.hash_sent, document_hash],
    ...(signed_hash ? [[words.hash_sealed, signed_hash]] : []),
    ...(paper ? [[words.hash_scan, paper.file.sha256]] : []),
    ...(report.trail.last_hash ? [[words.hash_trail, report.trail.last_hash]] : []),
  ]
  return (
    <section>
      <h2 className="text-lg">{words.documents}</h2>
      <div className="no-print mt-3 flex flex-wrap gap-2">
        {signed_src && (
          <a href={signed_src} download className={buttonLook('primary')}>
            <Download size={14} aria-hidden />
            {words.download}: {words.as_sealed}
          </a>
        )}
        {paper?.file.src && (
          <a href={paper.file.src} target="_blank" rel="noreferrer" className={buttonLook('primary')}>
            <FileText size={14} aria-hidden />
            {words.open}: {words.scan}
          </a>
        )}
        <a href={document_src} target="_blank" rel="noreferrer" className={buttonLook()}>
          <FileText size={14} aria-hidden />
          {words.open}: {words.as_sent}
        </a>
      </div>
      <div className="mt-2 divide-y divide-hairline">
        {hashes.map(([label = '', value = '']) => (
          <HashLine key={label} label={label} value={value} copy={words.copy} copied={words.copied} />
        ))}
      </div>
      {signed_src && (
        <p className="mt-2 text-base text-ink-2">
          {words.check_it}{' '}
          <a href="/verify" className="text-ink underline underline-offset-2">
            {words.verify}
          </a>
        </p>
      )}
    </section>
  )
}
