// One change, one place to confirm it: what it brings, and one button that renews everything it makes out of date.
import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { useRead, useWrite } from '#web/data/queries.ts'
import { isOutdated } from '#web/data/revisions.ts'
import { useLeadOn } from '#web/frame/lead-on.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { Drawer } from '#web/ui/drawer.tsx'
import { EmptyState, ErrorState, Skeleton } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { tabHref } from '../project/project-tabs.ts'
import { ReviewBody } from './review-body.tsx'
import { words } from './words.ts'

const REVIEW = '/v3/projects.ReviewChange'

type Props = {
  project_id: string
  /** Typed, and not saved yet. */
  terms?: Schemas['PriceTerms']
  onClose: () => void
}

export default function ReviewSheet({ project_id, terms, onClose }: Props) {
  const asked = terms && {
    discount_cents: terms.discount_cents,
    ...(terms.price_usd_per_w === null ? {} : { price_usd_per_w: terms.price_usd_per_w }),
  }
  const input = { project_id, ...asked }
  const { data, error, refetch, isFetching, isFetchedAfterMount } = useRead(REVIEW, input)
  const isFromBefore = isFetching && !isFetchedAfterMount
  const isOld = isFromBefore || isOutdated(REVIEW, input) === true
  const leadOn = useLeadOn()
  const [mailing, setMailing] = useState<boolean | null>(null)
  const [lossSeen, setLossSeen] = useState<number | null>(null)
  const confirm = useWrite('/v3/projects.ConfirmChange', {
    onDone: ({ change_order }) => {
      tellDone(words.everything_up_date)
      onClose()
      if (!change_order) return
      const { tab, agreement_id } = change_order
      leadOn(`${tabHref(project_id, tab)}${agreement_id ? `&send=${agreement_id}` : ''}`)
    },
  })
  const review = data?.review
  const mail = mailing ?? review?.mail?.suggested ?? false
  const loss_cents = review?.loss?.savings_25y_cents
  const stops = review ? review.checks.length + review.refusals.length : 0
  const whyNot = isOld
    ? words.checking
    : stops > 0
      ? words.resolve_issues_first
      : loss_cents !== undefined && lossSeen !== loss_cents
        ? words.confirm_loss_first
        : undefined
  const submit = () =>
    review &&
    confirm.mutate(
      {
        project_id,
        token: review.token,
        mail: mail && review.mail?.why_not === null,
        ...(terms ? { terms } : {}),
        ...(loss_cents === undefined ? {} : { confirmed_loss_cents: loss_cents }),
      },
      // Reloads the review, which shows what is different.
    )
  const nothing = review?.consequences.length === 0
  // Choices in an open sheet stay in place during the check.
  const shown = review && !error && !isFromBefore && !(isOld && nothing)
  return (
    <Drawer
      open
      onClose={onClose}
      title={words.review_change}
      description={words.one_button_renews_everything}
      actions={
        <>
          <Button onClick={onClose}>{nothing ? common.close : common.not_now}</Button>
          {shown && !nothing && (
            <Button look="primary" busy={confirm.isPending} disabledReason={whyNot} onClick={submit}>
              {review.change_order ? words.confirm_then_change_order : words.confirm_change}
            </Button>
          )}
        </>
      }
    >
      {error && <ErrorState sentence={error.message} onRetry={() => void refetch()} />}
      {!error && !shown && (
        <div role="status" aria-label={words.checking}>
          <Skeleton className="h-64" />
        </div>
      )}
      {shown && nothing && (
        <EmptyState title={words.nothing_out_date}>{words.price_payment_proposal_agreement}</EmptyState>
      )}
      {shown && !nothing && (
        <ReviewBody
          project_id={project_id}
          review={review}
          mail={mail}
          onMail={setMailing}
          lossSeen={loss_cents !== undefined && lossSeen === loss_cents}
          onLossSeen={seen => setLossSeen(seen ? (loss_cents ?? null) : null)}
        />
      )}
    </Drawer>
  )
}
