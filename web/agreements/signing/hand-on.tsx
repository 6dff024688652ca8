// A signer is done on a device that isn't theirs: it goes to the next signer, or back to the person who handed it over.
import { HandHelping } from 'lucide-react'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { holderOf, markDone, markOver, useHanded } from '#web/agreements/in-person/handed-over.ts'
import { TakeBack } from '#web/agreements/in-person/take-back.tsx'
import { href } from '#web/frame/navigation.ts'
import { useParam } from '#web/frame/use-param.ts'
import { Button } from '#web/ui/button.tsx'
import { useWords } from './words/words-context.tsx'

/** `over`: all have signed. Renders nothing on a signer's own device. */
export function HandOn({ over = false }: { over?: boolean }) {
  const { words } = useWords()
  const token = useParam('slug')
  const handed = useHanded()
  const [, go] = useLocation()
  const isHere = handed?.signers.some(one => one.token === token) ?? false
  useEffect(() => {
    // The device's storage is outside React.
    if (isHere) over ? markOver() : markDone(token)
  }, [isHere, over, token])
  if (!handed || !isHere) return null
  const next = holderOf(handed)
  return (
    <section className="no-print mt-4 flex flex-col gap-4 rounded-card border border-hairline bg-raised p-5 text-ink">
      <h2 className="flex items-center gap-3 text-lg">
        <HandHelping size={24} aria-hidden className="shrink-0" />
        {next ? words.hand_on_title({ name: next.name }) : words.hand_back_title({ by: handed.by })}
      </h2>
      {next ? (
        <Button
          look="primary"
          size="touch"
          className="h-auto min-h-12 py-2 whitespace-normal"
          // Replaces the address, so that Back doesn't lead the next signer here.
          onClick={() => go(href('/sign/[...slug]', { slug: next.token }), { replace: true })}
        >
          {words.hand_on({ name: next.name })}
        </Button>
      ) : (
        <TakeBack {...handed} />
      )}
    </section>
  )
}
