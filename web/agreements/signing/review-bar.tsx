import { Button } from '#web/ui/button.tsx'
import { useWords } from './words/words-context.tsx'

type Props = {
  agreement: string
  /** The signature's current state. */
  now: 'nothing' | 'delivering' | 'sending' | 'checking'
  away: boolean
  onBack: () => void
  onSign: () => void
}

export function ReviewBar({ agreement, now, away, onBack, onSign }: Props) {
  const { words } = useWords()
  const busy = now !== 'nothing'
  const label = { nothing: 'sign', delivering: 'sending_first', sending: 'signing', checking: 'checking' } as const
  return (
    <div className="flex flex-col gap-2">
      <p className="text-base text-ink-2" aria-live="polite">
        {words.sign_meaning({ agreement })}
      </p>
      <div className="flex gap-2">
        <Button size="touch" className="min-h-12" disabled={busy && !(now === 'delivering' && away)} onClick={onBack}>
          {words.back}
        </Button>
        <Button
          look="primary"
          size="touch"
          className="min-h-12 min-w-0 flex-1"
          worksOffline
          busy={busy}
          onClick={onSign}
        >
          <span className="truncate">{words[label[now]]}</span>
        </Button>
      </div>
    </div>
  )
}
