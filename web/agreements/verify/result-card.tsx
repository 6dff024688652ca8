// The result for one file: the verdict first, then its identity, then all checks behind it.
import { CircleAlert, CircleHelp, CircleX, ShieldCheck } from 'lucide-react'
import { zonedTime } from '#machines/agreements/evidence/zoned-time.ts'
import { signs } from '#machines/agreements/turns.ts'
import { reasonOf } from '#machines/agreements/verify/check-sentences.ts'
import type { SealReport } from '#machines/agreements/verify/report.ts'
import { words as verifier } from '#machines/agreements/verify/words.ts'
import type { Schemas } from '#sdk/types.ts'
import { BRAND } from '#web/frame/navigation.ts'
import { cx } from '#web/lib/class-names.ts'
import { fileSize } from '#web/lib/figures.ts'
import { Accordion, type Panel } from '#web/ui/accordion.tsx'
import { TrailList } from '../trail-list.tsx'
import type { CheckedFile } from './check-file.ts'
import { CheckLines } from './check-lines.tsx'
import { KnownPaper } from './known-paper.tsx'
import { KnownSeal } from './known-seal.tsx'
import { LogStanding } from './log-standing.tsx'
import { SealHashes } from './seal-hashes.tsx'
import { type VerifyWords, verifyWords } from './verify-language.ts'

const LOOKS = {
  as_signed: { icon: ShieldCheck, look: 'bg-success-soft text-success' },
  changed: { icon: CircleX, look: 'bg-danger-soft text-danger' },
  not_ours: { icon: CircleAlert, look: 'bg-warning-soft text-warning' },
  not_sealed: { icon: CircleHelp, look: 'bg-warning-soft text-warning' },
  not_readable: { icon: CircleHelp, look: 'bg-warning-soft text-warning' },
} as const

type Language = Schemas['Language']
type Props = { file: CheckedFile; language: Language; asks: boolean }

export function ResultCard({ file, language, asks }: Props) {
  const words = verifyWords(language)
  const { report, name, size } = file
  return (
    <article aria-label={name} className="overflow-hidden rounded-card border border-hairline bg-surface">
      {report === 'checking' ? (
        <div role="status" className="px-5 py-6">
          <p className="text-md font-semibold">{words.checking}</p>
          <p className="text-base break-all text-ink-2">{name}</p>
        </div>
      ) : report === null ? (
        <div role="alert" className="px-5 py-6">
          <p className="text-md font-semibold">{words.failed}</p>
          <p className="text-base break-all text-ink-2">{name}</p>
        </div>
      ) : (
        <Found report={report} name={name} size={size} language={language} asks={asks} />
      )}
    </article>
  )
}

type FoundProps = { report: SealReport; name: string; size: number; language: Language; asks: boolean }

function Found({ report, name, size, language, asks }: FoundProps) {
  const words = verifyWords(language)
  const { verdict, checks, evidence, valid } = report
  const { icon: Icon, look } = LOOKS[verdict]
  const zone = evidence?.timezone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  const then = {
    as_signed: '',
    not_readable: '',
    changed: words.seal_holds,
    not_ours: words.not_ours({ brand: BRAND }),
    not_sealed: words.not_sealed,
  }[verdict]
  const panels: Panel[] = [
    { id: 'checks', title: words.checks, content: <CheckLines checks={checks} language={language} /> },
    ...(evidence && valid
      ? [
          {
            id: 'trail',
            title: words.trail,
            note: String(evidence.trail.length),
            content: (
              <TrailList events={evidence.trail} people={evidence.signers} timezone={zone} language={language} />
            ),
          },
        ]
      : []),
    { id: 'certificate', title: words.certificate, content: <SealHashes report={report} words={words} zone={zone} /> },
  ]
  return (
    <>
      <div className={cx('flex items-start gap-4 px-5 py-5 sm:px-6', look)}>
        <Icon size={32} className="mt-0.5 shrink-0" aria-hidden />
        <div className="min-w-0">
          <h2 className="text-lg sm:text-xl">{verifier.in(language).verdicts[verdict]}</h2>
          {!valid && <p className="text-base">{reasonOf(checks, language)}</p>}
          <p className="mt-1 text-sm break-all">
            {name} · {fileSize(size)}
          </p>
        </div>
      </div>
      <div className="flex flex-col gap-5 px-5 py-5 sm:px-6">
        {then && <p className="max-w-[68ch] text-reading text-ink-2">{then}</p>}
        {valid && <Summary report={report} words={words} zone={zone} />}
        {asks && !valid && <KnownPaper document_hash={report.file_hash} words={words} zone={zone} />}
        {asks && valid && <KnownSeal document_hash={report.file_hash} words={words} zone={zone} />}
        {asks && valid && report.log && <LogStanding log={report.log} words={words} />}
        <Accordion panels={panels} open={verdict === 'changed' || verdict === 'not_ours' ? ['checks'] : []} />
        {valid && (
          <div className="text-base text-ink-3">
            <h3 className="text-base text-ink-2">{words.proves}</h3>
            <p className="max-w-[78ch]">{verifier.in(language).not_proven}</p>
          </div>
        )}
      </div>
    </>
  )
}

function Summary({ report, words, zone }: { report: SealReport; words: VerifyWords; zone: string }) {
  const { evidence, signed_at, timestamp } = report
  const at = (moment: string | Date) => zonedTime(new Date(moment), zone)
  const sealed = timestamp?.at ?? signed_at
  if (!evidence) return null
  const facts = [
    { label: words.agreement, value: evidence.agreement.name },
    { label: words.company, value: evidence.company.legal_name },
    { label: words.project, value: `${evidence.project.name} · ${evidence.project.number}` },
    ...(sealed ? [{ label: words.sealed, value: at(sealed) }] : []),
  ]
  return (
    <div className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
      <dl className="flex flex-col gap-3">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-sm text-ink-3">{label}</dt>
            <dd className="figures text-base break-words text-ink">{value}</dd>
          </div>
        ))}
      </dl>
      <div>
        <h3 className="text-sm font-normal text-ink-3">{words.signed_by}</h3>
        <ul className="mt-1 flex flex-col gap-3">
          {evidence.signers.filter(signs).map(({ id, name, signed_at: signed }) => (
            <li key={id}>
              <p className="text-md font-semibold break-words">
                <bdi>{name}</bdi>
              </p>
              {signed && <p className="figures text-sm text-ink-2">{at(signed)}</p>}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
