// Who signs, in their order, and how far each is.

import { words as signing } from '#machines/agreements/evidence/words.ts'
import { zonedTime } from '#machines/agreements/evidence/zoned-time.ts'
import { onPaper, signedOnPaper } from '#machines/agreements/paper/on-paper.ts'
import { signs } from '#machines/agreements/turns.ts'
import { dayWords } from '#machines/lib/format.ts'
import type { Schemas } from '#sdk/types.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { ReportWords } from './report-language.ts'

type Props = { report: Schemas['SignReport']; words: ReportWords; language: Schemas['Language'] }

export function ReportSigners({ report, words, language }: Props) {
  const { transaction, timezone } = report
  const at = (moment: string) => zonedTime(new Date(moment), timezone)
  const paper = onPaper(transaction)
  const in_order = [...transaction.signers].sort((a, b) => a.step - b.step)
  const steps = new Set(in_order.filter(signs).map(({ step }) => step)).size
  return (
    <section>
      <h2 className="text-lg">{words.signers}</h2>
      <ul className="mt-3 divide-y divide-hairline border-y border-hairline">
        {in_order.map(signer => {
          const { id, name, role, step, email, status, viewed_at, signed_at, in_person_by } = signer
          const paper_day = signedOnPaper(paper, id)
          return (
            <li key={id} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-3 print:break-inside-avoid">
              <div className="min-w-0 flex-1 basis-56">
                <p className="text-md font-semibold break-words">
                  <bdi>{name}</bdi>
                </p>
                <p className="text-sm break-words text-ink-2">
                  {[signing.in(language).roles[role], steps > 1 && signs(signer) ? words.step({ step }) : '', email]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
                {in_person_by && <p className="text-sm text-ink-2">{words.in_person({ name: in_person_by })}</p>}
              </div>
              <div className="flex flex-col items-start gap-0.5 text-sm sm:items-end">
                {signs(signer) ? (
                  <Badge status={status} label={words.signer_status[status]} />
                ) : (
                  <span className="text-ink-3">{words.copy_only}</span>
                )}
                {viewed_at && (
                  <span className="figures text-ink-2">
                    {words.opened} {at(viewed_at)}
                  </span>
                )}
                {signed_at && (
                  <span className="figures text-ink-2">
                    {paper_day ? `${words.on_paper} ${dayWords(paper_day)}` : `${words.signed} ${at(signed_at)}`}
                  </span>
                )}
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
