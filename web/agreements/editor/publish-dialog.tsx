import type { Answer } from '#sdk/types.ts'
import { useWrite } from '#web/data/queries.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { common } from '#web/words/common.ts'
import { useKnow } from './agreement-saving.ts'
import { draftChanges } from './draft-changes.ts'
import { useEditing } from './editing.ts'
import { FindingItems } from './finding-items.tsx'
import { words } from './words.ts'

type Props = {
  data: Answer<'/v3/collections.GetAgreement'>
  version: number
  /** True if everything on screen is saved. */
  saved: boolean
  onClose: () => void
}

/** The changes to publish, blockers, and the effect on agreements already sent. */
export default function PublishDialog({ data, version, saved, onClose }: Props) {
  const { draft, findings, adders } = useEditing()
  const know = useKnow()
  const { agreement, published } = data
  const publish = useWrite('/v3/collections.PublishAgreement', {
    onDone: answer => {
      know(answer.agreement)
      tellDone(
        words.version_published_done({
          published_version: String(answer.agreement.published_version),
          name: answer.agreement.draft.name,
        }),
      )
      onClose()
    },
  })
  const stops = findings.filter(({ blocks }) => blocks)
  const hints = findings.length - stops.length
  const now = { draft, document_hash: agreement.document_hash }
  const changes = published ? draftChanges(published, now, adders) : []
  const unchanged = published !== null && changes.length === 0
  const whyNot = stops.length > 0 ? words.fix_listed_first : unchanged ? words.nothing_has_changed_since : undefined
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.publish_version({ published_version: (agreement.published_version ?? 0) + 1 })}
      description={
        <>
          {words.then_one_sent_what}
          {agreement.open_count > 0 && words.pending_for_signatures({ open_count: waiting(agreement.open_count) })}.
        </>
      }
      actions={
        <>
          <Button onClick={onClose}>{words.not_yet}</Button>
          <Button
            look="primary"
            busy={publish.isPending || !saved}
            disabledReason={whyNot}
            onClick={() => publish.mutate({ agreement_id: agreement.id, version })}
          >
            {saved ? words.publish : common.saving}
          </Button>
        </>
      }
    >
      {stops.length > 0 ? (
        <FindingItems findings={stops} onGo={onClose} />
      ) : (
        <div className="flex flex-col gap-2 text-base">
          {published === null && <p>{words.published_first_time({ count: fields(draft.fields.length) })}</p>}
          {unchanged && (
            <p>
              {words.nothing_has_changed_since_version} {agreement.published_version}.
            </p>
          )}
          {changes.length > 0 && (
            <>
              <p>
                {words.new_since_version} {agreement.published_version}:
              </p>
              <ul aria-label={words.what_has_changed} className="flex list-disc flex-col gap-1 pl-5 text-ink-2">
                {changes.map(change => (
                  <li key={change}>{change}</li>
                ))}
              </ul>
            </>
          )}
          {hints > 0 && <p className="text-warning">{words.hints({ hints })}</p>}
        </div>
      )}
    </Dialog>
  )
}

const waiting = (count: number) => words.agreements_waiting({ count })
const fields = (count: number) => words.fields({ count })
