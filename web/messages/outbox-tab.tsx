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
import { MailDialog } from './mail-dialog.tsx'
import { MailStatus } from './mail-status.tsx'

type Mail = Schemas['Mail']

/** What the product has written to people, and whether it arrived. Without a mail server it is read and handed on from here. */
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
    // The address holds the search; no screen changes, so nothing is to be drawn anew.
    window.history.replaceState(null, '', text === '' ? '?' : `?search=${encodeURIComponent(text)}`)
  }
  const columns: Column<Mail>[] = [
    {
      header: 'Subject',
      cell: mail => (
        <button
          type="button"
          className="max-w-[46vw] truncate font-medium hover:underline sm:max-w-full"
          onClick={() => setOpen(mail.id)}
        >
          {mail.subject}
        </button>
      ),
    },
    { header: 'To', cell: mail => mail.to, wide: true },
    { header: 'Written', cell: mail => <span className="figures">{dateTime(mail.created_at)}</span>, wide: true },
    { header: 'Delivery', cell: mail => <MailStatus status={mail.status} /> },
  ]
  return (
    <>
      {data?.pages[0]?.mail_server === false && (
        <Notice kind="warning">
          No mail server is set up, so mails are kept here. Open one to read it and to hand its link on yourself, or{' '}
          <Link href={href('/settings/services/mail-smtp')} className="font-medium underline underline-offset-2">
            set up your mail server
          </Link>
          .
        </Notice>
      )}
      {data?.pages[0]?.daily && <DailyNotice daily={data.pages[0].daily} />}
      <SearchField
        label="Search"
        placeholder="Search by address or subject"
        className="sm:max-w-80"
        value={search}
        onChange={find}
      />
      {error ? (
        <ErrorCard sentence={error.message} onRetry={() => void refetch()} />
      ) : (
        <Card flush>
          <DataTable
            label="Mails"
            columns={columns}
            rows={mails}
            keyOf={mail => mail.id}
            empty={
              search === '' ? (
                <EmptyState title="No mail yet">Invitations and new passwords are written here first.</EmptyState>
              ) : (
                <EmptyState title="Nothing matches" action={<Button onClick={() => find('')}>Show all</Button>} />
              )
            }
            more={
              hasNextPage && (
                <div className="flex justify-center p-3">
                  <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                    Show older mails
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
      {number(sent)} of {number(limit)} emails sent in the last 24 hours.{' '}
      {isFull && 'The rest go out when there is room. '}
      {!is_verified
        ? 'To raise the limit, an owner confirms their email: choose “Forgot your password?” when signing in and follow the link. '
        : next_limit && next_limit_at && `The limit rises to ${number(next_limit)} on ${date(next_limit_at)}. `}
      <Link href={href('/settings/services/mail-smtp')} className="font-medium underline underline-offset-2">
        Use your own mail server
      </Link>{' '}
      to send without a limit.
    </Notice>
  )
}

const number = (count: number) => count.toLocaleString('en-US')
