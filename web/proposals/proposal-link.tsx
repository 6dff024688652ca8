// Beside the form: the public link once there is one, and above it where the first words come from.
import { ExternalLink } from 'lucide-react'
import type { Schemas } from '#sdk/types.ts'
import { dateTime } from '#web/lib/format.ts'
import { TYPE_NAMES } from '#web/sale/offer-words.ts'
import { OutOfDate } from '#web/sale/out-of-date.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { buttonLook } from '#web/ui/button.tsx'
import { CopyField } from '#web/ui/copy-field.tsx'
import { Card } from '#web/ui/page.tsx'
import { Notice } from '#web/ui/states.tsx'

/** Where the words come from, and what is still to be known. */
export function StartNotice({ starts_with: { financing_type, missing } }: { starts_with: Schemas['StartingText'] }) {
  return (
    <Notice>
      Your company’s text for {TYPE_NAMES[financing_type].toLowerCase()}; change what you like.
      {missing.length > 0 &&
        ` Not known yet: ${missing.map(name => `{${name}}`).join(', ')}. Publishing fills it in once the project says it.`}
    </Notice>
  )
}

export function Published({ proposal }: { proposal: Schemas['Proposal'] | null }) {
  if (!proposal?.public_url)
    return (
      <Card title="Link">
        <p className="text-base text-ink-2">
          Publishing fixes the figures of today and makes a link that opens without signing in.
        </p>
      </Card>
    )
  const { public_url, published_at, is_current, view_count, last_viewed_at } = proposal
  return (
    <Card title="Link" actions={<Badge status={proposal.status} />}>
      <div className="flex flex-col gap-4">
        {!is_current && (
          <OutOfDate changes={proposal.changes}>
            Design, price or use changed since. The homeowner still sees the published figures.
          </OutOfDate>
        )}
        <CopyField label="Public link" value={public_url} />
        <a href={public_url} target="_blank" rel="noreferrer" className={buttonLook()}>
          <ExternalLink size={14} aria-hidden />
          Open as the homeowner sees it
        </a>
        <p className="figures text-sm text-ink-3">
          {published_at && `Published ${dateTime(published_at)}. `}
          {view_count === 0
            ? 'Not opened yet.'
            : `Opened ${view_count} ${view_count === 1 ? 'time' : 'times'}${last_viewed_at ? `, last ${dateTime(last_viewed_at)}` : ''}.`}
        </p>
      </div>
    </Card>
  )
}
