import { WifiOff } from 'lucide-react'
import { useWords } from './words/words-context.tsx'

type Props = { away: boolean; signing: boolean; waiting: number }

/** Connection state for the signer: nothing is lost, and pending changes are sent when it is back. */
export function LineBanner({ away, signing, waiting }: Props) {
  const { words } = useWords()
  const sentence = away ? (signing ? words.offline_signing : words.offline) : waiting > 3 ? words.catching_up : null
  return (
    <div role="status" aria-live="polite" className="no-print">
      {sentence && (
        <p className="mb-3 flex items-start gap-3 rounded-card bg-warning-soft px-4 py-3 text-md text-warning">
          <WifiOff size={20} aria-hidden className="mt-0.5 shrink-0" />
          {sentence}
        </p>
      )}
    </div>
  )
}
