// Which milestone each approved application waits for at its lender.
import { useRead } from '#web/data/queries.ts'
import { ago } from '#web/lib/ago.ts'
import { LenderBadge } from '#web/sale/lender-badge.tsx'
import { Block, Nothing, WhenRead } from './block.tsx'
import { ProjectLineItem, Rows } from './rows.tsx'
import { words as texts } from './words.ts'

export function MilestonesBlock() {
  const read = useRead('/v3/dashboard.ListMilestones', {})
  const ours = read.data?.milestones.filter(({ status }) => ['not_started', 'rejected'].includes(status)).length ?? 0
  return (
    <Block
      title={texts.milestones_waiting}
      note={
        read.data &&
        read.data.milestones.length > 0 &&
        (ours === 0 ? texts.all_these_wait_their : texts.ours_to_submit({ ours }))
      }
    >
      <WhenRead read={read}>
        {({ milestones }) =>
          milestones.length === 0 ? (
            <Nothing>{texts.no_milestone_waiting_they}</Nothing>
          ) : (
            <Rows>
              {milestones.map(({ project_id, project_name, lender_name, milestone, status, since }) => (
                <ProjectLineItem
                  key={`${project_id} ${lender_name}`}
                  project_id={project_id}
                  tab="lender"
                  name={project_name}
                  line={texts.milestone_since[milestone]({
                    lender_name,
                    since: ago(since, Date.now()),
                  })}
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
