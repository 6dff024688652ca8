import type { Schemas } from '#sdk/types.ts'
import { NoMailServer } from '#web/messages/no-mail-server.tsx'
import { CopyField } from '#web/ui/fields/copy-field.tsx'
import { Notice } from '#web/ui/states.tsx'

type Props = { mailed: boolean; invited: Schemas['InviteResult'][] }

/** Who was invited just now. Without a mail server the links are here, this once. */
export function InvitedList({ mailed, invited }: Props) {
  const people = invited.length === 1 ? '1 person' : `${invited.length} people`
  return (
    <section className="flex flex-col gap-3" aria-label="Invited">
      {mailed ? (
        <Notice kind="success">{people} invited. Their invitations are on the way by mail.</Notice>
      ) : (
        <NoMailServer onSetUp={() => undefined}>
          {`${people} invited: copy each link now and send it yourself. It is shown this once.`}
        </NoMailServer>
      )}
      <ul className="flex flex-col gap-3">
        {invited.map(({ email, url, invite }) => (
          <li key={email} className="flex min-w-0 flex-col gap-1">
            <span className="text-base break-words">
              <span className="font-medium">{email}</span> <span className="text-ink-3">{invite?.role}</span>
            </span>
            {!mailed && url && <CopyField label={`Invitation link for ${email}`} value={url} />}
          </li>
        ))}
      </ul>
    </section>
  )
}
