// The ways to the proposal: its public link, the summary on one page, and how it looks.
import { ExternalLink, Eye } from 'lucide-react'
import { Link } from 'wouter'
import type { Schemas } from '#sdk/types.ts'
import { dateTime } from '#web/lib/format.ts'
import { PrintPdf } from '#web/projects/sale/papers/print-pdf.tsx'
import { buttonLook } from '#web/ui/button.tsx'
import { CopyField } from '#web/ui/fields/copy-field.tsx'
import { Card } from '#web/ui/page.tsx'
import { previewHref } from './addresses.ts'
import type { Proposed } from './proposed.ts'
import { words } from './words.ts'

export function LinkCard({ proposal, proposed }: { proposal: Schemas['Proposal']; proposed: Proposed }) {
  const { public_url, summary_url, published_at } = proposal
  return (
    <Card title={words.link}>
      <div className="flex flex-col gap-4">
        {public_url && published_at ? (
          <>
            <div className="flex flex-col gap-1.5">
              <p className="text-sm font-medium">{words.proposal}</p>
              <CopyField label={words.public_link} value={public_url} />
              <p className="figures text-xs text-ink-3">
                {words.public_link_note({ published_at: dateTime(published_at) })}
              </p>
            </div>
            {summary_url && (
              <div className="flex flex-col gap-1.5">
                <p className="text-sm font-medium">{words.one_page_summary}</p>
                <CopyField label={words.summary_link} value={summary_url} />
              </div>
            )}
          </>
        ) : (
          <p className="text-base text-ink-2">{words.no_link_yet_note}</p>
        )}
        <div className="flex flex-wrap gap-2">
          <Link href={previewHref(proposed)} className={buttonLook()}>
            <Eye size={14} aria-hidden />
            {words.preview}
          </Link>
          {public_url && <PrintPdf page="proposal" public_id={public_url.split('/').at(-1) ?? ''} own={public_url} />}
          {public_url && (
            <a href={public_url} target="_blank" rel="noreferrer" className={buttonLook()}>
              <ExternalLink size={14} aria-hidden />
              {words.open_as_homeowner}
            </a>
          )}
        </div>
      </div>
    </Card>
  )
}
