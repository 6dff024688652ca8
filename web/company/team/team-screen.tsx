// Who works for the company: members, and those who are invited.

import { UserPlus } from 'lucide-react'
import { useDeferredValue } from 'react'
import { roleName } from '#machines/company/roles/role-name.ts'
import { territoryWords } from '#machines/company/team/territory.ts'
import { fullName } from '#machines/lib/text.ts'
import type { Schemas } from '#sdk/types.ts'
import { useReadPages, useWhyNot } from '#web/data/queries.ts'
import { ANY, useFilters } from '#web/frame/filters.ts'
import { href } from '#web/frame/navigation.ts'
import { TimeAgo } from '#web/lib/ago.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { SearchField } from '#web/ui/fields/search-field.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { Card, Page, PageHeader } from '#web/ui/page.tsx'
import { EmptyState, ErrorState } from '#web/ui/states.tsx'
import { type Column, DataTable } from '#web/ui/table/data-table.tsx'
import { ShowMore } from '#web/ui/table/show-more.tsx'
import { common } from '#web/words/common.ts'
import { InviteDialog } from './invite-dialog.tsx'
import { InviteMembersDrawer } from './invite-members-drawer.tsx'
import { InvitesCard } from './invites-card.tsx'
import { words as texts } from './words.ts'

type Member = Schemas['Member']

const STATUSES = [
  { value: ANY, label: texts.everyone },
  { value: 'active', label: texts.active },
  { value: 'invited', label: texts.invited_members },
  { value: 'disabled', label: texts.disabled },
  { value: 'missing', label: texts.second_step_missing },
]

const NONE = <span className="text-ink-3">–</span>

const COLUMNS: Column<Member>[] = [
  {
    header: common.name,
    cell: member => (
      <span className="flex min-w-0 items-center gap-2.5 py-1">
        <Avatar name={fullName(member)} />
        <span className="min-w-0">
          <span className="block truncate">{fullName(member)}</span>
          <span className="block truncate text-sm font-normal text-ink-3">{member.contacts[0]?.contact}</span>
        </span>
      </span>
    ),
  },
  { header: texts.role, cell: member => roleName(member.role) },
  { header: texts.manager, cell: ({ manager }) => manager?.name ?? NONE, wide: true },
  { header: texts.territory, cell: ({ territory }) => territoryWords(territory) ?? NONE, wide: true },
  {
    header: texts.last_seen,
    cell: ({ last_seen_at }) =>
      last_seen_at ? <TimeAgo at={last_seen_at} /> : <span className="text-ink-3">{texts.never}</span>,
    wide: true,
  },
  {
    header: common.status,
    cell: ({ status, second_step }) =>
      status !== 'active' ? (
        <Badge status={status} />
      ) : (
        second_step === 'missing' && <Badge look="warning" status="missing" label={texts.second_step_missing} />
      ),
    wide: true,
  },
]

export default function TeamScreen() {
  const { params, change, clear } = useFilters()
  const mayNotInvite = useWhyNot('team.invite')
  const search = useDeferredValue(params.get('search') ?? '')
  const status = (['active', 'invited', 'disabled', 'missing'] as const).find(one => one === params.get('status'))
  const set = (name: string, value: string) => change({ [name]: value })
  const list = useReadPages('/v3/users.GetUsers', {
    ...(search ? { search } : {}),
    ...(status === 'missing' ? { second_step: status } : status ? { status } : {}),
  })
  const rows = list.data?.pages.flatMap(page => page.users)
  return (
    <Page>
      <PageHeader
        title={texts.team}
        actions={
          <Button
            look="primary"
            icon={<UserPlus size={16} aria-hidden />}
            disabledReason={mayNotInvite}
            onClick={() => change({ invite: 'new' }, { push: true })}
          >
            {texts.invite}
          </Button>
        }
      />
      <div className="flex flex-wrap gap-3">
        <SearchField
          label={texts.search_team}
          placeholder={texts.name_or_email}
          className="min-w-0 flex-1 basis-56 sm:max-w-80"
          value={params.get('search') ?? ''}
          onChange={text => set('search', text)}
        />
        <SelectField
          label={common.status}
          hideLabel
          className="w-48 max-sm:w-full"
          value={status ?? ANY}
          onChange={value => set('status', value)}
          options={STATUSES}
        />
      </div>
      <Card flush>
        {list.error && !rows ? (
          <ErrorState sentence={list.error.message} onRetry={list.refetch} />
        ) : (
          <DataTable
            label={texts.team}
            columns={COLUMNS}
            rows={rows}
            keyOf={({ id }) => id}
            hrefOf={({ id }) => href('/team/user/[id]', { id })}
            empty={
              <EmptyState
                title={texts.no_matching_members}
                action={<Button onClick={clear}>{texts.show_everyone}</Button>}
              />
            }
            more={<ShowMore list={list} />}
          />
        )}
      </Card>
      {mayNotInvite === undefined && rows && <InvitesCard />}
      {params.get('invite') === 'new' && !mayNotInvite && (
        <InviteMembersDrawer onClose={() => change({ invite: null })} onLink={() => change({ invite: 'link' })} />
      )}
      {params.get('invite') === 'link' && !mayNotInvite && <InviteDialog onClose={() => change({ invite: null })} />}
    </Page>
  )
}
