import { blocksOf, LINK_MARK } from '#machines/mail/rules.ts'
import { useRead, useWrite } from '#web/data/queries.ts'
import { dateTime } from '#web/lib/format.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { CopyField } from '#web/ui/fields/copy-field.tsx'
import { ErrorState, Notice, Skeleton } from '#web/ui/states.tsx'
import { MailStatus } from './mail-status.tsx'

/** One mail as its reader sees it, with what became of it. */
export function MailDialog({ mail_id, onClose }: { mail_id: string; onClose: () => void }) {
  const { data, error, refetch } = useRead('/v3/messages.GetMail', { mail_id })
  const again = useWrite('/v3/messages.SendAgain', {
    refreshes: ['/v3/messages.ListMails', '/v3/messages.GetMail'],
    onDone: () => tellDone('The mail is on its way.'),
  })
  const unsent = data && (data.mail.status === 'failed' || data.mail.status === 'kept')
  return (
    <Dialog
      open
      onClose={onClose}
      title={data?.mail.subject ?? 'Mail'}
      description={data && `To ${data.mail.to}, ${dateTime(data.mail.created_at)}`}
      actions={
        <>
          {unsent && (
            <Button busy={again.isPending} onClick={() => again.mutate({ mail_id })}>
              Send again
            </Button>
          )}
          <Button look="primary" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      {error && <ErrorState sentence={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-32" />}
      {data && (
        <div className="flex flex-col gap-4">
          <div className="flex flex-wrap items-center gap-2 text-sm text-ink-3">
            <MailStatus status={data.mail.status} />
            {data.mail.attempts > 1 && <span>{data.mail.attempts} tries</span>}
          </div>
          {data.mail.last_error && (
            <Notice kind="warning">
              {data.mail.attempts > 0 && 'The mail server said: '}
              {data.mail.last_error}
            </Notice>
          )}
          <div className="flex flex-col gap-3 rounded-card border border-hairline bg-sunken/50 p-4 text-base">
            {blocksOf(data.body).map(block =>
              block === 'link' ? (
                data.link ? (
                  <CopyField key="link" label="Link in the mail" value={data.link} />
                ) : (
                  <p key="link" className="text-ink-3">
                    {data.link_withheld}
                  </p>
                )
              ) : (
                <p key={block.join('\n')} className="break-words whitespace-pre-line">
                  {block.join('\n').replaceAll(LINK_MARK, data.link ?? '(link)')}
                </p>
              ),
            )}
          </div>
        </div>
      )}
    </Dialog>
  )
}
