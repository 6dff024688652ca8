import { Link } from 'wouter'
import type { Schemas } from '#sdk/types.ts'
import { useRead } from '#web/data/queries.ts'
import { href } from '#web/frame/navigation.ts'
import { cx } from '#web/lib/class-names.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { Skeleton } from '#web/ui/states.tsx'
import { TextEditor } from './text-editor.tsx'

const NAMES: Record<Schemas['MailTextKind'], string> = {
  invitation: 'Invitation',
  welcome: 'Welcome',
  password_reset: 'New password',
  password_changed: 'Password changed',
  proposal: 'Proposal',
  proposal_es: 'Proposal in Spanish',
  agreement: 'Agreement to sign',
  agreement_es: 'Agreement to sign in Spanish',
  agreement_reminder: 'Reminder to sign',
  agreement_reminder_es: 'Reminder to sign in Spanish',
  agreement_copy: 'Signed copy',
  agreement_copy_es: 'Signed copy in Spanish',
  lender_application: 'Application to fill in',
  lender_application_es: 'Application to fill in, in Spanish',
  invoice: 'Invoice',
  invoice_es: 'Invoice in Spanish',
  credit_note: 'Credit note',
  credit_note_es: 'Credit note in Spanish',
  receipt: 'Receipt',
  receipt_es: 'Receipt in Spanish',
}

/** Which mail is open stands in the address. */
export function TextsTab({ chosen }: { chosen: string | null }) {
  const { data, error, refetch } = useRead('/v3/settings.GetMailTexts', {})
  if (error && !data) return <ErrorCard sentence={error.message} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-96" />
  const open = data.texts.find(({ kind }) => kind === chosen) ?? data.texts[0]
  return (
    <>
      <nav aria-label="Mails" className="grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
        {data.texts.map(text => (
          <Link
            key={text.kind}
            href={`${href('/settings/services/messages')}?tab=texts&mail=${text.kind}`}
            aria-current={text === open ? 'page' : undefined}
            className={cx(
              'flex min-w-0 flex-col gap-0.5 rounded-card border bg-surface px-3.5 py-2.5',
              text === open ? 'border-marigold' : 'border-hairline hover:border-hairline-strong',
            )}
          >
            <span className="flex flex-wrap items-center justify-between gap-x-2 text-base font-medium">
              {NAMES[text.kind]}
              {text.is_own && <Badge status="own" look="info" label="Your words" />}
            </span>
            <span className="text-sm text-ink-3">{text.about}</span>
          </Link>
        ))}
      </nav>
      {open && <TextEditor key={open.kind} text={open} name={NAMES[open.kind]} version={data.version} />}
    </>
  )
}
