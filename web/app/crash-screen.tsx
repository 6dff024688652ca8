import { Component, type ErrorInfo, type ReactNode } from 'react'
import { isWatched, reportFault } from '#web/company/page-faults/page-faults.ts'
import { supportEmail } from '#web/lib/page-facts.ts'
import { Unreachable } from '#web/reach/reach-rules.ts'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { NotOnDevice } from './not-on-device.tsx'
import { words } from './words.ts'

/** `whole` where no page is left around it. What shows when a screen breaks while it is drawn. What was typed is kept by the drafts, not here. */
function CrashScreen({ whole }: { whole: boolean }) {
  const Box = whole ? 'main' : 'div'
  return (
    <Box className="flex min-h-dvh flex-col items-center justify-center gap-2 px-6 text-center">
      <h1 className="text-xl">{words.something_went_wrong}</h1>
      <p className="text-base text-ink-2">{words.please_try_again_contact}</p>
      <div className="mt-4 flex gap-2">
        <a href={`mailto:${supportEmail()}`} className={buttonLook('secondary')}>
          {words.contact_support}
        </a>
        <Button look="primary" onClick={() => window.location.reload()}>
          {words.try_again}
        </Button>
      </div>
    </Box>
  )
}

const MISSING = /dynamically imported module|importing a module script|preload css/i

/** A file that failed to load, whatever the browser says about being online; each has its own message. */
const isMissingPart = (error: unknown) =>
  error instanceof Unreachable || (error instanceof Error && MISSING.test(error.message))

export class CrashBoundary extends Component<
  { children: ReactNode; whole?: boolean },
  { shows: 'page' | 'crash' | 'away' }
> {
  override state: { shows: 'page' | 'crash' | 'away' } = { shows: 'page' }
  static getDerivedStateFromError(error: unknown) {
    return { shows: isMissingPart(error) ? 'away' : 'crash' }
  }
  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    if (isMissingPart(error)) return
    // A homeowner is asked for consent first, and the report goes to the company.
    if (isWatched()) reportFault({ kind: 'not_drawn', error })
    // Without a connection it could not be sent either.
    else
      import('#web/company/support/crash-report.ts').then(
        ({ reportCrash }) => reportCrash(error, componentStack ?? ''),
        () => undefined,
      )
  }
  override render() {
    const { shows } = this.state
    if (shows === 'away') return <NotOnDevice />
    return shows === 'crash' ? <CrashScreen whole={this.props.whole ?? false} /> : this.props.children
  }
}
