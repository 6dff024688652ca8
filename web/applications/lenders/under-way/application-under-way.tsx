// One sent application: its state at the lender, what it is waiting for, and next actions. Refetched while something
// may change.
import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { useRead } from '#web/data/queries.ts'
import { Disagreement } from '../recording/disagreement.tsx'
import { RecordCard } from '../recording/record-card.tsx'
import { StepsByHand } from '../recording/steps-by-hand.tsx'
import { isApproved, isMoving, isOver } from './application-words.ts'
import { Calls } from './calls.tsx'
import { ChangeOrder } from './change-order/change-order.tsx'
import { Contract } from './contract.tsx'
import { Decision } from './decision/decision.tsx'
import { Documents } from './documents.tsx'
import { Funding } from './funding.tsx'
import { Header } from './header.tsx'
import { Milestones } from './milestones.tsx'
import { RequiredDocuments } from './required-documents.tsx'
import { Stipulations } from './stipulations.tsx'
import { Timeline } from './timeline.tsx'
import { words } from './words.ts'

/** A lender's answer shows a moment after it came. */
const EVERY_MS = 4_000

export function ApplicationUnderWay({ application }: { application: Schemas['LenderApplication'] }) {
  const { project_id, regions, stipulations, mode } = application
  // The parent already reads this list: refetching here updates it there.
  const list = useRead(
    '/v3/lender_applications.List',
    { project_id },
    { every_ms: isMoving(application) ? EVERY_MS : undefined },
  )
  const approved = isApproved(application)
  const over = isOver(application)
  const byHand = mode !== 'api'
  const has = (region: Schemas['LenderRegion']) => regions.includes(region)
  const work = (
    <>
      {has('milestones') && <Milestones application={application} />}
      {has('change_order') && (!over || application.change_order) && <ChangeOrder application={application} />}
    </>
  )
  return (
    <section
      aria-label={words.application_lender_name({ lender_name: application.lender_name })}
      className="flex min-w-0 flex-col gap-5"
    >
      <News application={application} />
      <Header application={application} now={list.dataUpdatedAt} />
      <Calls application={application} now={list.dataUpdatedAt} />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,2fr)_minmax(280px,1fr)]">
        <div className="flex min-w-0 flex-col gap-5">
          <Disagreement application={application} />
          <Decision application={application} />
          {/* By hand the list of steps leads. */}
          {byHand && (!over || application.status === 'funded') && <StepsByHand application={application} />}
          {byHand && <RecordCard application={application} />}
          <Funding application={application} />
          {stipulations.length > 0 && <Stipulations application={application} />}
          {/* The next action comes first. */}
          {approved && application.notice_to_proceed && work}
          {approved && has('documents') && <Documents application={application} />}
          {approved && has('contract') && <Contract application={application} />}
          {approved && !application.notice_to_proceed && work}
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          {!over && !byHand && <RequiredDocuments application={application} />}
          {!byHand && <RecordCard application={application} />}
          <Timeline application={application} />
        </div>
      </div>
    </section>
  )
}

/** Announced once when there is a newer event. */
function News({ application }: { application: Schemas['LenderApplication'] }) {
  const newest = application.events[0]
  const [known, setKnown] = useState(newest?.id)
  const [news, setNews] = useState('')
  if (newest && newest.id !== known) {
    setKnown(newest.id)
    setNews(newest.sentence)
  }
  return (
    <p role="status" className="sr-only">
      {news}
    </p>
  )
}
