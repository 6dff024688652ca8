// An application that is not sent over an API: no form is filled in here, for the homeowner's figures go to the lender directly.
import type { Schemas } from '#sdk/types.ts'
import type { TabProps } from '#web/projects/sale/project/project-tabs.ts'
import { ChecksCard } from '../form/checks-card.tsx'
import { Differences } from '../form/differences.tsx'
import { DraftHead } from '../form/draft-head.tsx'
import { PortalDetails } from './portal-details.tsx'
import { RecordCard } from './record-card.tsx'
import { StepsByHand } from './steps-by-hand.tsx'
import { words } from './words.ts'

type Props = TabProps & { application: Schemas['LenderApplication']; onDiscarded: () => void }

export const DraftByHand = ({ project, application, onDiscarded }: Props) => (
  <section
    aria-label={words.application_lender_name({ lender_name: application.lender_name })}
    className="flex min-w-0 flex-col gap-5"
  >
    <DraftHead application={application} saving={null} onDiscarded={onDiscarded} />
    <Differences application={application} />
    <div className="grid min-w-0 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_360px]">
      <div className="flex min-w-0 flex-col gap-5">
        <StepsByHand application={application} />
        <RecordCard application={application} />
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        {application.mode === 'portal' && <PortalDetails project={project} application={application} />}
        <ChecksCard application={application} />
      </div>
    </div>
  </section>
)
