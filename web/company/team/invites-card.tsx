import { roleName } from '#machines/company/roles/role-name.ts'
import { territoryWords } from '#machines/company/team/territory.ts'
import type { Schemas } from '#sdk/types.ts'
import { useRead, useWrite } from '#web/data/queries.ts'
import { date } from '#web/lib/format.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/page.tsx'
import { ErrorState } from '#web/ui/states.tsx'
import { type Column, DataTable } from '#web/ui/table/data-table.tsx'
import { common } from '#web/words/common.ts'
import { words as texts } from './words.ts'

type Invite = Schemas['Invite']

/** Pending invitations; hidden if there are none. */
export function InvitesCard() {
  const { data, error, refetch } = useRead('/v3/users.ListInvites', {})
  const revoke = useWrite('/v3/users.RevokeInvite', {
    onDone: () => tellDone(texts.invitation_revoked),
  })
  if (data?.invites.length === 0) return null
  const columns: Column<Invite>[] = [
    {
      header: texts.for,
      cell: ({ email, firstname, lastname }) => email ?? ([firstname, lastname].join(' ').trim() || texts.anyone_link),
    },
    { header: texts.role, cell: ({ role }) => roleName(role), wide: true },
    { header: texts.manager, cell: ({ manager }) => manager ?? '–', wide: true },
    { header: texts.territory, cell: ({ territory }) => territoryWords(territory) ?? '–', wide: true },
    { header: texts.invited_by_column, cell: ({ invited_by }) => invited_by, wide: true },
    {
      header: texts.expires,
      cell: ({ expires_at }) => <span className="figures">{date(expires_at)}</span>,
      wide: true,
    },
    {
      header: common.status,
      cell: ({ status }) => <Badge status={status} />,
    },
    {
      header: '',
      align: 'right',
      cell: invite =>
        invite.status === 'open' && (
          <Button look="ghost" onClick={() => revoke.mutate({ invite_id: invite.id })}>
            {texts.revoke}
          </Button>
        ),
    },
  ]
  return (
    <Card title={texts.invitations} flush>
      {error && !data ? (
        <ErrorState sentence={error.message} onRetry={() => void refetch()} />
      ) : (
        <DataTable label={texts.invitations} columns={columns} rows={data?.invites} keyOf={({ id }) => id} />
      )}
    </Card>
  )
}
