// Asks before a link with a token begins a session: whose it is, and whose place it takes.
import { Button } from '#web/ui/button.tsx'
import { common } from '#web/words/common.ts'
import { DoorFrame } from './door-frame.tsx'
import type { Person } from './replace-session.tsx'
import { words } from './words.ts'

type Props = { offered: Person; other: Person | undefined; onAnswer: (agreed: boolean) => void }

export function AskWho({ offered, other, onAnswer }: Props) {
  return (
    <DoorFrame
      title={words.continue_as_name({ name: offered.name })}
      note={words.link_signs_you({ company: offered.company })}
    >
      <p className="text-base text-ink-2">
        {other && words.other_session_warning({ name: other.name, company: other.company })}
        {words.unknown_sender_warning}
      </p>
      <div className="flex flex-col gap-3">
        <Button look="primary" size="touch" onClick={() => onAnswer(true)}>
          {words.continue}
        </Button>
        <Button size="touch" onClick={() => onAnswer(false)}>
          {other ? words.stay_signed_in : common.cancel}
        </Button>
      </div>
    </DoorFrame>
  )
}
