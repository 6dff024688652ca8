// The frame of an import: where it leads back to, and how far it is.
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { Link } from 'wouter'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { Page, PageHeader } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/states.tsx'

type Props = { title: string; note?: string; back: { href: string; label: string }; children: ReactNode }

export const ImportPage = ({ title, note, back, children }: Props) => (
  <Page>
    <PageHeader
      title={title}
      {...(note && { note })}
      above={
        <Link href={back.href} className="inline-flex items-center gap-1 hover:underline max-sm:min-h-11">
          <ArrowLeft size={14} aria-hidden />
          {back.label}
        </Link>
      }
    />
    {children}
  </Page>
)

type Found<Data> = { data: Data | undefined; error: { message: string } | null; refetch: () => unknown }

/** One import as it was read, or the state of reading it. */
export function Loaded<Data>({ found, children }: { found: Found<Data>; children: (data: Data) => ReactNode }) {
  const { data, error, refetch } = found
  if (data) return children(data)
  if (error) return <ErrorCard sentence={error.message} onRetry={() => void refetch()} />
  return <Skeleton className="h-64" />
}

/** The work continues at the server; a clock asks how far it is. */
export function useAskAgain(goes_on: boolean, refetch: () => unknown, every_ms = 500) {
  useEffect(() => {
    if (!goes_on) return undefined
    const clock = setInterval(() => void refetch(), every_ms)
    return () => clearInterval(clock)
  }, [goes_on, refetch, every_ms])
}
