import { Link } from 'wouter'
import type { Schemas } from '#sdk/types.ts'
import { useRead } from '#web/data/queries.ts'
import { href } from '#web/frame/navigation.ts'
import { cx } from '#web/lib/class-names.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { Skeleton } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { TextEditor } from './text-editor.tsx'
import { words as texts } from './words.ts'

const NAMES: Record<Schemas['MailTextKind'], string> = {
  invitation: texts.invitation,
  welcome: texts.welcome,
  password_reset: texts.new_password,
  password_changed: texts.password_changed,
  proposal: common.proposal,
  proposal_es: texts.proposal_spanish,
  agreement: texts.agreement_sign,
  agreement_es: texts.agreement_sign_spanish,
  agreement_reminder: texts.reminder_sign,
  agreement_reminder_es: texts.reminder_sign_spanish,
  agreement_copy: texts.signed_copy,
  agreement_copy_es: texts.signed_copy_spanish,
  lender_application: texts.application_fill,
  lender_application_es: texts.application_fill_spanish,
  invoice: texts.invoice,
  invoice_es: texts.invoice_spanish,
  credit_note: texts.credit_note,
  credit_note_es: texts.credit_note_spanish,
  receipt: texts.receipt,
  receipt_es: texts.receipt_spanish,
}

/** The open email is in the URL. */
export function TextsTab({ chosen }: { chosen: string | null }) {
  const { data, error, refetch } = useRead('/v3/settings.GetMailTexts', {})
  if (error && !data) return <ErrorCard sentence={error.message} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-96" />
  const open = data.texts.find(({ kind }) => kind === chosen) ?? data.texts[0]
  return (
    <>
      <nav aria-label={texts.mails} className="grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
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
              {text.is_own && <Badge status="custom" label={texts.customized} />}
            </span>
            <span className="text-sm text-ink-3">{text.about}</span>
          </Link>
        ))}
      </nav>
      {open && <TextEditor key={open.kind} text={open} name={NAMES[open.kind]} version={data.version} />}
    </>
  )
}
