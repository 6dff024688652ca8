// Which milestone each approved application waits for at its lender.
import { useRead } from '#web/data/queries.ts'
import { ago } from '#web/lib/ago.tsx'
import { LenderBadge } from '#web/projects/sale/lender-badge.tsx'
import { Block, WhenRead } from './block.tsx'
import { ProjectLineItem, Rows } from './rows.tsx'
import { words as texts } from './words.ts'

export function MilestonesBlock() {
  const read = useRead('/v3/dashboard.ListMilestones', {})
  const ours = read.data?.milestones.filter(({ status }) => ['not_started', 'rejected'].includes(status)).length ?? 0
  if (read.data?.milestones.length === 0) return null
  return (
    <Block
      title={texts.milestones_waiting}
      note={read.data && (ours === 0 ? texts.all_these_wait_their : texts.ours_to_submit({ ours }))}
    >
      <WhenRead read={read}>
        {({ milestones }) => (
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
        )}
      </WhenRead>
    </Block>
  )
}
