import { Link } from 'wouter'
import type { Schemas } from '#sdk/types.ts'
import { href } from '#web/frame/navigation.ts'
import { listOf, money } from '#web/lib/format.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { Notice } from '#web/ui/states.tsx'
import { TabLink } from '../project/tab-link.tsx'
import { TariffStanding } from '../project/tariff-standing.tsx'
import { CheckNotice } from './check-notice.tsx'
import { ConsequenceList } from './consequence-list.tsx'
import { QuoteChanges } from './quote-changes.tsx'
import { words } from './words.ts'

type Props = {
  project_id: string
  review: Schemas['ChangeReview']
  mail: boolean
  onMail: (mail: boolean) => void
  lossSeen: boolean
  onLossSeen: (seen: boolean) => void
}

/** Blockers first, then effects, then questions. */
export function ReviewBody({ project_id, review, mail, onMail, lossSeen, onLossSeen }: Props) {
  const { checks, refusals, consequences, changes, loss, change_order } = review
  return (
    <div className="flex flex-col gap-5">
      {checks.map(check =>
        check.where === 'energy' ? (
          <TariffStanding key={check.code} project_id={project_id} onlyAssumed />
        ) : (
          <CheckNotice key={`${check.code} ${check.item?.id}`} project_id={project_id} check={check} tab="review" />
        ),
      )}
      {refusals.map(({ code, sentence, tab }) => (
        <Notice
          key={`${code} ${tab}`}
          kind="danger"
          action={
            <TabLink project_id={project_id} tab={tab}>
              {words.fix_link}
            </TabLink>
          }
        >
          {sentence}
        </Notice>
      ))}
      <ConsequenceList project_id={project_id} all={consequences} />
      <div className="text-sm text-ink-2">
        <QuoteChanges changes={changes} />
      </div>
      {change_order?.agreement_id === null && (
        <Notice
          action={
            <Link href={href('/light-hub/agreements')} className="shrink-0 underline underline-offset-2">
              {words.open_agreements}
            </Link>
          }
        >
          {words.no_published_change_order}
        </Notice>
      )}
      {loss && (
        <Checkbox
          label={words.publish_loss}
          help={words.homeowner_pays_more_over({ name: loss.name, money: money(-loss.savings_25y_cents) })}
          checked={lossSeen}
          onChange={onLossSeen}
        />
      )}
      {review.mail && (
        <Checkbox
          label={words.email_homeowner}
          help={words.updated_documents_recipients({
            has_any: review.mail.to.length > 0 ? 'yes' : 'no',
            names: listOf(review.mail.to),
          })}
          disabledReason={review.mail.why_not ?? undefined}
          checked={mail && review.mail.why_not === null}
          onChange={onMail}
        />
      )}
    </div>
  )
}
