import { useState } from 'react'
import { Link, useSearch } from 'wouter'
import type { Schemas } from '#sdk/types.ts'
import { useReadPages } from '#web/data/queries.ts'
import { href } from '#web/frame/navigation.ts'
import { date, dateTime } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { SearchField } from '#web/ui/fields/search-field.tsx'
import { Card } from '#web/ui/page.tsx'
import { EmptyState, Notice } from '#web/ui/states.tsx'
import { type Column, DataTable } from '#web/ui/table/data-table.tsx'
import { common } from '#web/words/common.ts'
import { MailDialog } from './mail-dialog.tsx'
import { MailStatus } from './mail-status.tsx'
import { words } from './words.ts'

type Mail = Schemas['Mail']

/** Emails sent by the product and their delivery. Without a mail server they can be read and passed on from here. */
export function OutboxTab() {
  const [search, setSearch] = useState(new URLSearchParams(useSearch()).get('search') ?? '')
  const [open, setOpen] = useState<string | null>(null)
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useReadPages(
    '/v3/messages.ListMails',
    search === '' ? {} : { search },
  )
  const mails = data?.pages.flatMap(page => page.mails)
  const find = (text: string) => {
    setSearch(text)
    // The URL has the search; the screen stays, so nothing needs rendering.
    window.history.replaceState(null, '', text === '' ? '?' : `?search=${encodeURIComponent(text)}`)
  }
  const columns: Column<Mail>[] = [
    {
      header: words.subject_column,
      cell: mail => (
        <button
          type="button"
          className="thumb max-w-full text-left font-medium hover:underline sm:truncate"
          onClick={() => setOpen(mail.id)}
        >
          {mail.subject}
        </button>
      ),
    },
    { header: words.to, cell: mail => mail.to, wide: true },
    { header: words.written, cell: mail => <span className="figures">{dateTime(mail.created_at)}</span>, wide: true },
    { header: words.delivery, cell: mail => <MailStatus status={mail.status} /> },
  ]
  return (
    <>
      {data?.pages[0]?.mail_server === false && (
        <Notice kind="warning">
          {words.outbox_no_mail_server}{' '}
          <Link href={href('/settings/services/mail-smtp')} className="font-medium underline underline-offset-2">
            {words.set_up_mail_server_link}
          </Link>
          .
        </Notice>
      )}
      {data?.pages[0]?.daily && <DailyNotice daily={data.pages[0].daily} />}
      <SearchField
        label={common.search}
        placeholder={words.search_address_subject}
        className="sm:max-w-80"
        value={search}
        onChange={find}
      />
      {error ? (
        <ErrorCard sentence={error.message} onRetry={() => void refetch()} />
      ) : (
        <Card flush>
          <DataTable
            label={words.mails}
            columns={columns}
            rows={mails}
            keyOf={mail => mail.id}
            empty={
              search === '' ? (
                <EmptyState title={words.no_mail_yet}>{words.no_mail_hint}</EmptyState>
              ) : (
                <EmptyState
                  title={words.nothing_matches}
                  action={<Button onClick={() => find('')}>{common.show_all}</Button>}
                />
              )
            }
            more={
              hasNextPage && (
                <div className="flex justify-center p-3">
                  <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                    {words.show_older_mails}
                  </Button>
                </div>
              )
            }
          />
        </Card>
      )}
      {open && <MailDialog mail_id={open} onClose={() => setOpen(null)} />}
    </>
  )
}

/** How many mails the company may still send today, and what raises it. */
function DailyNotice({ daily }: { daily: Schemas['DailyMails'] }) {
  const { limit, sent, is_verified, next_limit, next_limit_at } = daily
  const isFull = sent >= limit
  return (
    <Notice kind={isFull ? 'warning' : 'info'}>
      {words.emails_sent_last_24({ sent: number(sent), limit: number(limit) })} {isFull && words.rest_go_out_when}
      {!is_verified
        ? words.raise_limit_owner_confirms
        : next_limit &&
          next_limit_at &&
          words.limit_rises({ next_limit: number(next_limit), next_limit_at: date(next_limit_at) })}
      <Link href={href('/settings/services/mail-smtp')} className="font-medium underline underline-offset-2">
        {words.use_your_own_mail}
      </Link>{' '}
      {words.send_without_limit}
    </Notice>
  )
}

const number = (count: number) => count.toLocaleString('en-US')
