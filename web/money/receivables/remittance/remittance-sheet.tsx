// One remittance: what its lines come to, the lines, and posting them.
import { Link } from 'wouter'
import type { Schemas } from '#sdk/types.ts'
import { useWhyNot, useWrite } from '#web/data/queries.ts'
import { useFilters } from '#web/frame/filters.ts'
import { dateTime, moneyExact, number } from '#web/lib/format.ts'
import { tellDone } from '#web/lib/tell.ts'
import { remittanceHref } from '#web/projects/sale/invoices/receivables-address.ts'
import { RowFilters } from '#web/sheet-import/row-filters.tsx'
import { words as imports } from '#web/sheet-import/words.ts'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { Card } from '#web/ui/page.tsx'
import { Notice } from '#web/ui/states.tsx'
import { RemittanceLines, STANDINGS } from './remittance-lines.tsx'
import { words } from './words.ts'

type Remittance = Schemas['Remittance']

export function RemittanceSheet({ remittance }: { remittance: Remittance }) {
  const { params, change } = useFilters()
  const { id, counts, file_name, lender_name, status, posted_at, created_by_name, to_post_cents } = remittance
  const chosen = STANDINGS.find(({ standing }) => standing === params.get('standing'))?.standing
  return (
    <>
      {status === 'posted' && (
        <Notice
          kind={counts.unknown > 0 ? 'warning' : 'success'}
          action={
            counts.unknown > 0 && (
              <Link href={remittanceHref('to_match')} className="shrink-0 font-medium underline underline-offset-2">
                {words.match_unmatched_link({ unknown: counts.unknown })}
              </Link>
            )
          }
        >
          {words.money_posted({
            amount: moneyExact(to_post_cents),
            posted: counts.posted,
            unknown: counts.unknown,
          })}
        </Notice>
      )}
      {status === 'discarded' && <Notice>{words.preview_discarded}</Notice>}
      <Card
        title={file_name}
        note={`${lender_name}, ${created_by_name}${posted_at ? words.posted_at_suffix({ posted_at: dateTime(posted_at) }) : ''}`}
        actions={status === 'ready' && <Actions remittance={remittance} />}
      >
        <RowFilters
          legend={words.filter_by_status}
          filters={STANDINGS.filter(({ standing }) => counts[standing] > 0).map(({ standing, label }) => ({
            show: standing,
            count: counts[standing],
            label,
          }))}
          chosen={chosen}
          onChoose={standing => change({ standing: chosen === standing ? null : standing })}
        />
      </Card>
      <RemittanceLines
        query={{ remittance_id: id, ...(chosen ? { standing: chosen } : {}) }}
        empty={words.no_line_like}
        preview={status === 'ready'}
      />
    </>
  )
}

function Actions({ remittance }: { remittance: Remittance }) {
  const { id: remittance_id, version, counts, to_post_cents } = remittance
  const { change } = useFilters()
  const whyNot = useWhyNot('receivables.edit')
  const discard = useWrite('/v3/receivables.DiscardRemittance', {
    onDone: () => change({ remittance: 'new', standing: null }, { push: true }),
  })
  const post = useWrite('/v3/receivables.PostRemittance', {
    onDone: ({ remittance }) => {
      tellDone(words.remittance_posted({ to_post: moneyExact(remittance.to_post_cents) }))
      change({ standing: null })
    },
  })
  const matched = counts.matched + counts.differs + counts.clawback
  const nothing = matched + counts.unknown === 0 ? words.nothing_file_new : undefined
  return (
    <>
      <Button look="ghost" busy={discard.isPending} onClick={() => discard.mutate({ remittance_id, version })}>
        {imports.discard}
      </Button>
      {nothing ? (
        <Link href={remittanceHref('new')} className={buttonLook('primary')}>
          {words.choose_another_file}
        </Link>
      ) : (
        <Button
          look="primary"
          busy={post.isPending}
          disabledReason={whyNot}
          onClick={() => post.mutate({ remittance_id, version })}
        >
          {matched === 0
            ? words.save_for_later
            : words.post_payments({
                count: matched,
                matched: number(matched),
                to_post: moneyExact(to_post_cents),
              })}
        </Button>
      )}
    </>
  )
}
