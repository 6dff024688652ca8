import type { Schemas } from '#sdk/types.ts'
import { Button } from '#web/ui/button.tsx'
import { useWords } from './words/words-context.tsx'

type Props = { paragraphs: readonly string[]; pages: Schemas['Page'][] }

/** Consent to electronic records comes before the document (ESIGN, 15 U.S.C. §7001(c)). */
export function ConsentStep({ paragraphs, pages }: Props) {
  const { words } = useWords()
  return (
    <section className="flex max-w-[62ch] flex-col gap-4">
      <h2 className="text-xl">{words.consent_title}</h2>
      <p className="text-reading text-ink-2">{words.consent_intro}</p>
      <div className="flex flex-col gap-4 rounded-card border border-hairline bg-surface px-4 py-5 text-reading sm:px-6">
        {paragraphs.map(paragraph => (
          <p key={paragraph} className="wrap-anywhere">
            {paragraph}
          </p>
        ))}
      </div>
      <p className="text-md text-ink-2">{words.consent_next({ count: pages.length })}</p>
    </section>
  )
}

export function ConsentBar({ onAgree, onPaper }: { onAgree: () => void; onPaper: () => void }) {
  const { words } = useWords()
  return (
    <div className="flex flex-col gap-2 sm:flex-row-reverse">
      <Button look="primary" size="touch" className="min-h-12 flex-1" onClick={onAgree}>
        {words.consent_agree}
      </Button>
      <Button look="ghost" size="touch" className="min-h-12" onClick={onPaper}>
        {words.consent_paper}
      </Button>
    </div>
  )
}
