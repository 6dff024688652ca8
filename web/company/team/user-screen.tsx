// One member: role and status, where they are signed in, what they did.

import { useQuery } from '@tanstack/react-query'
import { KeyRound, MapPinned, ShieldOff, UserCog, UserPlus, UserX } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { roleName } from '#machines/company/roles/role-name.ts'
import { territoryWords } from '#machines/company/team/territory.ts'
import { fullName } from '#machines/lib/text.ts'
import type { Schemas } from '#sdk/types.ts'
import { startUpQuery } from '#web/company/session/start-up.ts'
import { useRead, useWhyNot, useWrite } from '#web/data/queries.ts'
import { LoadFailure } from '#web/frame/load-failure.tsx'
import { href } from '#web/frame/navigation.ts'
import { useParam } from '#web/frame/use-param.ts'
import { TimeAgo } from '#web/lib/ago.tsx'
import { part } from '#web/lib/part.tsx'
import { tellDone } from '#web/lib/tell.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card, Facts, Page, PageHeader } from '#web/ui/page.tsx'
import { SkeletonPage } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { DisableDialog } from './disable-dialog.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { OwnDetails } from './own-details.tsx'
import { PinCard } from './pin-card.tsx'
import { PlacementDialog } from './placement-dialog.tsx'
import { RoleDialog } from './role-dialog.tsx'
import { SessionsCard } from './sessions-card.tsx'
import { UserActivity } from './user-activity.tsx'
import { words as texts } from './words.ts'

const SignInMethods = part(() => import('#web/company/session/second-step/sign-in-methods.tsx'))
const ResetDialog = part(() => import('#web/company/session/second-step/reset-dialog.tsx'))

export default function UserScreen() {
  const user_id = useParam('id')
  const { data, error, refetch } = useRead('/v3/users.Get', { user_id })
  const { data: start } = useQuery(startUpQuery)
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonPage />
  const { user, sessions } = data
  const own = start?.user.id === user.id
  return (
    <Page>
      <PageHeader
        above={
          <Link href={href('/team')} className="hover:underline">
            {texts.team}
          </Link>
        }
        title={fullName(user)}
        badge={user.status !== 'active' && <Badge status={user.status} />}
        note={roleName(user.role)}
        actions={own ? <OwnPlacement user={user} /> : <ManageButtons user={user} />}
      />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-5">
          {own ? (
            <>
              <OwnDetails user={user} />
              <SignInMethods />
              <PinCard />
            </>
          ) : (
            <Card title={texts.details}>
              <Facts
                facts={[
                  { label: common.email, value: user.contacts[0]?.contact ?? '–' },
                  { label: common.phone, value: user.contacts[1]?.contact ?? '–' },
                  { label: texts.manager, value: user.manager?.name ?? '–' },
                  { label: texts.territory, value: territoryWords(user.territory) ?? '–' },
                  {
                    label: texts.last_seen,
                    value: user.last_seen_at ? <TimeAgo at={user.last_seen_at} /> : texts.never,
                  },
                  {
                    label: texts.second_step,
                    value: user.has_second_step ? texts.second_step_on : texts.second_step_off,
                  },
                  {
                    label: texts.last_sign_in,
                    value: user.last_login_at ? <TimeAgo at={user.last_login_at} /> : texts.never,
                  },
                ]}
              />
            </Card>
          )}
          <SessionsCard user={user} sessions={sessions} own={own} />
        </div>
        <UserActivity user_id={user.id} />
      </div>
    </Page>
  )
}

/** One's own place, for those who may place others. */
function OwnPlacement({ user }: { user: Schemas['Member'] }) {
  const [isOpen, setOpen] = useState(false)
  if (useWhyNot('team.invite') !== undefined) return null
  return (
    <>
      <Button icon={<MapPinned size={16} aria-hidden />} onClick={() => setOpen(true)}>
        {texts.manager_territory_button}
      </Button>
      {isOpen && <PlacementDialog user={user} onClose={() => setOpen(false)} />}
    </>
  )
}

function ManageButtons({ user }: { user: Schemas['Member'] }) {
  const [open, setOpen] = useState<'role' | 'placement' | 'disable' | 'invite' | 'second step' | null>(null)
  const mayNotRole = useWhyNot('roles.edit')
  const mayNotInvite = useWhyNot('team.invite')
  const mayNotReset = useWhyNot('team.reset_password')
  const mayNotDisable = useWhyNot('team.disable')
  const reset = useWrite('/v3/users.ResetPasswordByAdmin', {
    onDone: ({ mailed_to, mailed }) =>
      tellDone(mailed ? texts.link_new_password_way({ mailed_to }) : texts.no_mail_server_set_up),
  })
  const disable = useWrite('/v3/users.DisableUser', {
    onDone: ({ user: { status } }) => tellDone(texts.enabled_again({ status, name: fullName(user) })),
  })
  const close = () => setOpen(null)
  return (
    <>
      <Button icon={<UserCog size={16} aria-hidden />} disabledReason={mayNotRole} onClick={() => setOpen('role')}>
        {texts.change_role_button}
      </Button>
      <Button
        icon={<MapPinned size={16} aria-hidden />}
        disabledReason={mayNotInvite}
        onClick={() => setOpen('placement')}
      >
        {texts.manager_territory_button}
      </Button>
      {user.status === 'invited' ? (
        <Button
          look="primary"
          icon={<UserPlus size={16} aria-hidden />}
          disabledReason={mayNotInvite}
          onClick={() => setOpen('invite')}
        >
          {texts.invite}
        </Button>
      ) : (
        <Button
          icon={<KeyRound size={16} aria-hidden />}
          busy={reset.isPending}
          disabledReason={mayNotReset ?? (user.status === 'active' ? undefined : texts.disabled_people_cannot_sign)}
          onClick={() => reset.mutate({ user_id: user.id })}
        >
          {texts.email_reset_link}
        </Button>
      )}
      {user.has_second_step && (
        <Button
          icon={<ShieldOff size={16} aria-hidden />}
          disabledReason={mayNotReset}
          onClick={() => setOpen('second step')}
        >
          {texts.reset_second_step}
        </Button>
      )}
      {user.status === 'disabled' ? (
        <Button
          look="primary"
          busy={disable.isPending}
          disabledReason={mayNotDisable}
          onClick={() => disable.mutate({ user_id: user.id, disabled: false, version: user.version })}
        >
          {texts.enable}
        </Button>
      ) : (
        <Button
          look="danger"
          icon={<UserX size={16} aria-hidden />}
          disabledReason={mayNotDisable}
          onClick={() => setOpen('disable')}
        >
          {texts.disable}
        </Button>
      )}
      {open === 'second step' && <ResetDialog user={user} onClose={close} />}
      {open === 'placement' && <PlacementDialog user={user} onClose={close} />}
      {open === 'role' && <RoleDialog user={user} onClose={close} />}
      {open === 'invite' && <InviteDialog member={user} onClose={close} />}
      {open === 'disable' && <DisableDialog user={user} onClose={close} />}
    </>
  )
}
