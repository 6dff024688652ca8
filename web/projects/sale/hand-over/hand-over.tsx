// Ways to send a link without a mail server: copying, QR code, one's own mail program or phone, or sharing. None of
// them reports back, so the user confirms sending.
import { Mail, MessageSquare, Share2 } from 'lucide-react'
import { part } from '#web/lib/part.tsx'
import { smsHref } from '#web/lib/sms.ts'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { CopyField } from '#web/ui/fields/copy-field.tsx'
import { words } from './words.ts'

/** A mailto link that opens the user's mail program with the email filled in. Doesn't send anything. */
const mailtoHref = (to: string, subject: string, text: string): string =>
  `mailto:${encodeURIComponent(to).replaceAll('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`

// Its encoder is needed nowhere else.
const QrCode = part(() => import('#web/charts/qr-code.tsx'))

type Props = {
  /** Of the link, as 'Signing link of Sam Sample'. */
  label: string
  url: string
  subject: string
  /** The message text, including the link. */
  text: string
  email?: string | null | undefined
  phone?: string | null | undefined
}

export function HandOver({ label, url, subject, text, email, phone }: Props) {
  const share = () => void navigator.share({ title: subject, text, url }).catch(() => undefined)
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <CopyField label={label} value={url} />
      <div className="flex flex-wrap gap-2">
        <a href={mailtoHref(email ?? '', subject, text)} className={buttonLook()}>
          <Mail size={14} aria-hidden />
          {words.open_your_mail_app}
        </a>
        {phone && (
          <a href={smsHref(phone, text)} className={buttonLook()}>
            <MessageSquare size={14} aria-hidden />
            {words.open_messages}
          </a>
        )}
        {typeof navigator.share === 'function' && (
          <Button icon={<Share2 size={14} aria-hidden />} worksOffline onClick={share}>
            {words.share}
          </Button>
        )}
      </div>
      <figure className="flex flex-wrap items-center gap-4">
        <QrCode label={words.qr_code_label({ label })} value={url} />
        <figcaption className="min-w-0 flex-1 basis-40 text-sm text-ink-2">{words.together_one_room_they}</figcaption>
      </figure>
    </div>
  )
}
