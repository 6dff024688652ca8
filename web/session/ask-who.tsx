// Asks before a link with a token begins a session: whose it is, and whose place it takes.
import { Button } from '#web/ui/button.tsx'
import { DoorFrame } from './door-frame.tsx'
import type { Person } from './replace-session.tsx'

type Props = { offered: Person; other: Person | undefined; onAnswer: (agreed: boolean) => void }

export function AskWho({ offered, other, onAnswer }: Props) {
  return (
    <DoorFrame title={`Continue as ${offered.name}?`} note={`This link signs you in to ${offered.company}.`}>
      <p className="text-base text-ink-2">
        {other && `You are signed in as ${other.name} of ${other.company}. Continuing signs ${other.name} out here. `}
        If you don't know who sent the link, don't continue: what you enter would go to that account.
      </p>
      <div className="flex flex-col gap-3">
        <Button look="primary" size="touch" onClick={() => onAnswer(true)}>
          Continue
        </Button>
        <Button size="touch" onClick={() => onAnswer(false)}>
          {other ? 'Stay signed in' : 'Cancel'}
        </Button>
      </div>
    </DoorFrame>
  )
}
