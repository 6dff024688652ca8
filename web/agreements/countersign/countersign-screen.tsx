// Everything that waits for the company's own signature, signed with one click.
import { FileSignature } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import type { Answer } from '#sdk/types.ts'
import { useRead } from '#web/data/queries.ts'
import { useFilters } from '#web/frame/filters.ts'
import { href } from '#web/frame/navigation.ts'
import { readImpersonated } from '#web/lib/storage.ts'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { Card, Page, PageHeader } from '#web/ui/page.tsx'
import { EmptyState, ErrorState, Skeleton } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { OwnInkFields, useOwnInk } from './own-ink.tsx'
import { OutcomeRow, type Ready, ReadyRow } from './ready-row.tsx'
import { useCountersigning } from './use-countersigning.ts'
import { words } from './words.ts'

export default function CountersignScreen() {
  const { data, error, refetch } = useRead('/v3/agreements.ListToCountersign', {})
  return (
    <Page>
      <PageHeader
        title={words.title}
        note={words.note}
        actions={
          <Link href={href('/light-hub/agreements')} className={buttonLook()}>
            {words.all_agreements}
          </Link>
        }
      />
      {data ? (
        <Queue {...data} />
      ) : error ? (
        <ErrorState sentence={error.message} onRetry={() => void refetch()} />
      ) : (
        <div role="status" aria-label={common.loading}>
          <Skeleton className="h-64" />
        </div>
      )}
    </Page>
  )
}

function Queue({ agreements, total, signs_as }: Answer<'/v3/agreements.ListToCountersign'>) {
  // A project leads here with its own agreement; the others are one click away.
  const { params, change } = useFilters()
  const wanted = params.get('agreement')
  const only = agreements.filter(({ transaction_id }) => transaction_id === wanted)
  const shown = only.length > 0 ? only : agreements
  const ready = shown.filter(row => row.why_not === null && !row.needs_page)
  const others = shown.filter(row => !ready.includes(row))
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const chosen = ready.filter(({ signer_id }) => !left.has(signer_id))
  const { ink, change: changeInk } = useOwnInk(signs_as)
  const { outcomes, progress, signAll } = useCountersigning(ink)
  const choose = (rows: readonly Ready[], checked: boolean) => {
    const next = new Set(left)
    for (const { signer_id } of rows) checked ? next.delete(signer_id) : next.add(signer_id)
    setLeft(next)
  }
  const signed = outcomes.filter(({ why }) => why === null)
  const failed = outcomes.filter(({ why }) => why !== null)
  const count = chosen.length
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_340px]">
      <div className="flex min-w-0 flex-col gap-5">
        <p role="status" className="text-base empty:hidden">
          {progress
            ? words.signing(progress)
            : outcomes.length > 0 && words.outcome({ signed: signed.length, failed: failed.length })}
        </p>
        {failed.length > 0 && (
          <Card flush title={words.not_signed}>
            <ul className="divide-y divide-hairline">
              {failed.map(({ row, why }) => (
                <OutcomeRow key={row.signer_id} row={row}>
                  <p className="text-sm text-danger">{why}</p>
                </OutcomeRow>
              ))}
            </ul>
          </Card>
        )}
        {ready.length > 0 && (
          <Card
            flush
            title={words.ready}
            actions={
              ready.length > 1 && (
                <Checkbox
                  label={words.choose_all}
                  checked={count === ready.length}
                  indeterminate={count > 0 && count < ready.length}
                  disabledReason={progress ? '' : undefined}
                  onChange={checked => choose(ready, checked)}
                />
              )
            }
          >
            <ul className="divide-y divide-hairline">
              {ready.map(row => (
                <ReadyRow
                  key={row.signer_id}
                  row={row}
                  signs_as={signs_as}
                  choice={{
                    checked: chosen.includes(row),
                    disabled: progress !== null,
                    onChange: checked => choose([row], checked),
                  }}
                />
              ))}
            </ul>
          </Card>
        )}
        {others.length > 0 && (
          <Card flush title={words.others}>
            <ul className="divide-y divide-hairline">
              {others.map(row => (
                <ReadyRow key={row.signer_id} row={row} signs_as={signs_as} />
              ))}
            </ul>
          </Card>
        )}
        {signed.length > 0 && (
          <Card flush title={words.signed_now}>
            <ul className="divide-y divide-hairline">
              {signed.map(({ row }) => (
                <OutcomeRow key={row.signer_id} row={row} />
              ))}
            </ul>
          </Card>
        )}
        {shown.length === 0 && signed.length === 0 && (
          <Card>
            <EmptyState icon={FileSignature} title={words.nothing}>
              {words.nothing_text}
            </EmptyState>
          </Card>
        )}
        {only.length > 0 && total > only.length && (
          <p>
            <Button onClick={() => change({ agreement: null })}>{words.show_all({ count: total })}</Button>
          </p>
        )}
        {only.length === 0 && total > agreements.length && (
          <p className="text-sm text-ink-3">{words.more({ count: agreements.length })}</p>
        )}
      </div>
      {ready.length > 0 && (
        <Card className="lg:sticky lg:top-4">
          <div className="flex flex-col gap-4">
            <OwnInkFields
              name={signs_as}
              ink={ink}
              kinds={chosen.some(({ has_initials }) => has_initials) ? ['signature', 'initials'] : ['signature']}
              onChange={changeInk}
            />
            {count > 0 && <p className="text-base text-ink-2">{words.effect({ name: signs_as, count })}</p>}
            <Button
              look="primary"
              size="touch"
              busy={progress !== null}
              disabledReason={whyNot(count, ink.signature !== undefined)}
              onClick={() => void signAll(chosen)}
            >
              {progress ? words.signing(progress) : words.sign({ count })}
            </Button>
          </div>
        </Card>
      )}
    </div>
  )
}

function whyNot(count: number, is_drawn: boolean): string | undefined {
  if (readImpersonated() !== null) return words.support_cannot
  if (count === 0) return words.select_first
  return is_drawn ? undefined : words.signature_coming
}
