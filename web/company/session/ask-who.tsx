// Asks before a link with a token replaces another person's session.
import { Button } from '#web/ui/button.tsx'
import { DoorFrame } from './door-frame.tsx'
import type { Person } from './replace-session.tsx'
import { words } from './words.ts'

type Props = { offered: Person; other: Person; onAnswer: (agreed: boolean) => void }

export function AskWho({ offered, other, onAnswer }: Props) {
  return (
    <DoorFrame
      title={words.continue_as_name({ name: offered.name })}
      note={words.link_signs_you({ company: offered.company })}
    >
      <p className="text-base text-ink-2">
        {words.other_session_warning({ name: other.name, company: other.company })}
        {words.unknown_sender_warning}
      </p>
      <div className="flex flex-col gap-3">
        <Button look="primary" size="touch" onClick={() => onAnswer(true)}>
          {words.continue}
        </Button>
        <Button size="touch" onClick={() => onAnswer(false)}>
          {words.stay_signed_in}
        </Button>
      </div>
    </DoorFrame>
  )
}
