import { Component, type ErrorInfo, type ReactNode } from 'react'
import { supportEmail } from '#web/lib/page-facts.ts'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { reportCrash } from './crash-report.ts'

/** What shows when a screen breaks while it is drawn. What was typed is kept by the drafts, not here. */
function CrashScreen() {
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-2 px-6 text-center">
      <h1 className="text-xl">Something went wrong</h1>
      <p className="text-base text-ink-2">Please try again or contact support</p>
      <div className="mt-4 flex gap-2">
        <a href={`mailto:${supportEmail()}`} className={buttonLook('secondary')}>
          Contact Support
        </a>
        <Button look="primary" onClick={() => window.location.reload()}>
          Try Again
        </Button>
      </div>
    </main>
  )
}

export class CrashBoundary extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false }
  static getDerivedStateFromError() {
    return { crashed: true }
  }
  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    void reportCrash(error, componentStack ?? '')
  }
  override render() {
    return this.state.crashed ? <CrashScreen /> : this.props.children
  }
}
