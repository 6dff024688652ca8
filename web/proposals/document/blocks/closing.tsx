// The end of a document: the company, and required notices.

import { dayWords } from '#machines/lib/format.ts'
import { momentDay } from '../moment-day.ts'
import type { Shown } from '../shown.ts'
import { Reach } from './closing-blocks.tsx'

export function Closing({ shown: { proposal, words } }: { shown: Shown }) {
  const { company, rep, theme, disclaimer, published_at, valid_until, state } = proposal
  return (
    <footer className="break-inside-avoid border-t border-hairline print:mt-3">
      <div className="mx-auto flex w-full max-w-[1080px] flex-col gap-4 py-6 text-base @2xl:py-10 print:gap-1 print:py-2">
        <div className="flex flex-wrap items-start justify-between gap-x-10 gap-y-4">
          <div className="min-w-0">
            <p className="text-md font-semibold break-words">
              <bdi>{company.name}</bdi>
            </p>
            {company.license_number && (
              <p className="break-words text-ink-2">{words.license({ number: company.license_number })}</p>
            )}
          </div>
          <div className="min-w-0">
            <p className="font-semibold break-words">
              <bdi>{rep.name}</bdi>
            </p>
            <Reach phone={rep.phone ?? company.phone} email={rep.email ?? company.email} />
          </div>
        </div>
        {theme.footer_text && <p className="max-w-[68ch] break-words whitespace-pre-line">{theme.footer_text}</p>}
        <p className="max-w-[80ch] text-sm text-ink-2 print:max-w-none">
          {disclaimer} {published_at && words.published_on({ date: momentDay(published_at, proposal.timezone) })}{' '}
          {valid_until && state === 'open' && words.valid_until({ date: dayWords(valid_until) })}
        </p>
      </div>
    </footer>
  )
}
