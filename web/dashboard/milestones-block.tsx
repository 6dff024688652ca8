// Which milestone each approved application waits for at its lender.
import { useRead } from '#web/data/queries.ts'
import { ago } from '#web/lib/ago.ts'
import { words } from '#web/lib/format.ts'
import { LenderBadge } from '#web/sale/lender-badge.tsx'
import { Block, Nothing, WhenRead } from './block.tsx'
import { ProjectLineItem, Rows } from './rows.tsx'

export function MilestonesBlock() {
  const read = useRead('/v3/dashboard.ListMilestones', {})
  const ours = read.data?.milestones.filter(({ status }) => ['not_started', 'rejected'].includes(status)).length ?? 0
  return (
    <Block
      title="Milestones waiting"
      note={
        read.data &&
        read.data.milestones.length > 0 &&
        (ours === 0
          ? 'All of these wait for their lender.'
          : `${ours === 1 ? 'One of these waits' : `${ours} of these wait`} for us to submit it.`)
      }
    >
      <WhenRead read={read}>
        {({ milestones }) =>
          milestones.length === 0 ? (
            <Nothing>No milestone is waiting. They come here once a lender approves an application.</Nothing>
          ) : (
            <Rows>
              {milestones.map(({ project_id, project_name, lender_name, milestone, status, since }) => (
                <ProjectLineItem
                  key={`${project_id} ${lender_name}`}
                  project_id={project_id}
                  tab="lender"
                  name={project_name}
                  line={`${words(milestone)} at ${lender_name}, ${ago(since, Date.now())}`}
                >
                  <LenderBadge status={status} />
                </ProjectLineItem>
              ))}
            </Rows>
          )
        }
      </WhenRead>
    </Block>
  )
}
