import type { Answer } from '#sdk/types.ts'
import { useWrite } from '#web/data/queries.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useKnow } from './agreement-saving.ts'
import { draftChanges } from './draft-changes.ts'
import { useEditing } from './editing.ts'
import { FindingItems } from './finding-items.tsx'

type Props = {
  data: Answer<'/v3/collections.GetAgreement'>
  version: number
  /** Whether all that is on screen is at the server. */
  saved: boolean
  onClose: () => void
}

/** What would be published, what keeps it from being, and what becomes of those sent already. */
export default function PublishDialog({ data, version, saved, onClose }: Props) {
  const { draft, findings, adders } = useEditing()
  const know = useKnow()
  const { agreement, published } = data
  const publish = useWrite('/v3/collections.PublishAgreement', {
    refreshes: ['/v3/collections.GetAgreement', '/v3/collections.ListAgreements'],
    onDone: answer => {
      know(answer.agreement)
      tellDone(`Version ${answer.agreement.published_version} of ${answer.agreement.draft.name} is published.`)
      onClose()
    },
  })
  const stops = findings.filter(({ blocks }) => blocks)
  const hints = findings.length - stops.length
  const now = { draft, document_hash: agreement.document_hash }
  const changes = published ? draftChanges(published, now, adders) : []
  const unchanged = published !== null && changes.length === 0
  const whyNot =
    stops.length > 0
      ? 'Mend what is listed first.'
      : unchanged
        ? 'Nothing has changed since it was published.'
        : undefined
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Publish version ${(agreement.published_version ?? 0) + 1}?`}
      description={
        <>
          From then on it is the one that is sent. What was sent keeps its own
          {agreement.open_count > 0 && `: ${waiting(agreement.open_count)} for signatures`}.
        </>
      }
      actions={
        <>
          <Button onClick={onClose}>Not yet</Button>
          <Button
            look="primary"
            busy={publish.isPending || !saved}
            disabledReason={whyNot}
            onClick={() => publish.mutate({ agreement_id: agreement.id, version })}
          >
            {saved ? 'Publish' : 'Saving …'}
          </Button>
        </>
      }
    >
      {stops.length > 0 ? (
        <FindingItems findings={stops} onGo={onClose} />
      ) : (
        <div className="flex flex-col gap-2 text-base">
          {published === null && <p>It is published for the first time, with {fields(draft.fields.length)}.</p>}
          {unchanged && <p>Nothing has changed since version {agreement.published_version}.</p>}
          {changes.length > 0 && (
            <>
              <p>New since version {agreement.published_version}:</p>
              <ul aria-label="What has changed" className="flex list-disc flex-col gap-1 pl-5 text-ink-2">
                {changes.map(change => (
                  <li key={change}>{change}</li>
                ))}
              </ul>
            </>
          )}
          {hints > 0 && (
            <p className="text-warning">
              {hints === 1
                ? 'One thing is worth a look; it does not keep it from being published.'
                : `${hints} things are worth a look; they do not keep it from being published.`}
            </p>
          )}
        </div>
      )}
    </Dialog>
  )
}

const waiting = (count: number) => (count === 1 ? '1 agreement waits' : `${count} agreements wait`)
const fields = (count: number) => (count === 1 ? '1 field' : `${count} fields`)
