import { roleName } from '#machines/company/roles/role-name.ts'
import type { Schemas } from '#sdk/types.ts'
import { CopyField } from '#web/ui/fields/copy-field.tsx'
import { Notice } from '#web/ui/states.tsx'
import { words as texts } from './words.ts'

type Props = { mailed: boolean; invited: Schemas['InviteResult'][] }

/** Who was invited just now. Without a mail server the links are here, this once. */
export function InvitedList({ mailed, invited }: Props) {
  const people = invited.length === 1 ? texts.one_person : texts.count_people({ count: invited.length })
  return (
    <section className="flex flex-col gap-3" aria-label={texts.invited_members}>
      {mailed ? (
        <Notice kind="success">{texts.invited_their_invitations_way({ people })}</Notice>
      ) : (
        <Notice kind="warning">{texts.invited_copy_each_link({ people })}</Notice>
      )}
      <ul className="flex flex-col gap-3">
        {invited.map(({ email, url, invite }) => (
          <li key={email} className="flex min-w-0 flex-col gap-1">
            <span className="text-base break-words">
              <span className="font-medium">{email}</span>{' '}
              <span className="text-ink-3">{invite && roleName(invite.role)}</span>
            </span>
            {!mailed && url && <CopyField label={texts.invitation_link_for({ email })} value={url} />}
          </li>
        ))}
      </ul>
    </section>
  )
}
