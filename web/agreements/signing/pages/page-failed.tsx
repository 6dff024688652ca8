// Shown for a page this browser couldn't draw: its PDF, and a button to confirm having read it there.
import { Button, buttonLook } from '#web/ui/button.tsx'
import { useWords } from '../words/words-context.tsx'

type Props = { page: number; src: string; onRetry: () => void; onRead: (() => void) | undefined }

export function PageFailed({ page, src, onRetry, onRead }: Props) {
  const { words } = useWords()
  return (
    <div
      role="alert"
      // Covers the fields, which are useless without their page: the bar at the bottom leads through them.
      className="absolute inset-0 z-10 flex flex-col items-center justify-center gap-4 bg-white px-6 py-8 text-center"
    >
      <p className="max-w-[44ch] text-reading">{words.page_failed({ page })}</p>
      <OpenPdfLink src={src} />
      <div className="flex flex-wrap justify-center gap-3">
        <Button size="touch" onClick={onRetry}>
          {words.try_again}
        </Button>
        {onRead && (
          <Button size="touch" onClick={onRead}>
            {words.have_read({ page })}
          </Button>
        )}
      </div>
    </div>
  )
}

export function OpenPdfLink({ src }: { src: string }) {
  const { words } = useWords()
  return (
    <a href={src} target="_blank" rel="noreferrer" className={buttonLook('primary', 'touch')}>
      {words.open_pdf}
    </a>
  )
}
