// Where something happened last, and what.
import { useRead } from '#web/data/queries.ts'
import { TimeAgo } from '#web/lib/ago.tsx'
import { Block, WhenRead } from './block.tsx'
import { ProjectLineItem, Rows } from './rows.tsx'
import { words } from './words.ts'

/** As many as fit next to a chart. */
const SHOWN = 4

export function ActivityBlock() {
  const read = useRead('/v3/dashboard.ListActivity', {})
  if (read.data?.activity.length === 0) return null
  return (
    <Block title={words.recent_activity}>
      <WhenRead read={read}>
        {({ activity }) => (
          <Rows>
            {activity.slice(0, SHOWN).map(({ id, at, actor_name, sentence, project_id, project_name }) => (
              <ProjectLineItem
                key={id}
                project_id={project_id}
                name={project_name}
                line={
                  <>
                    {actor_name} {sentence}
                  </>
                }
              >
                <TimeAgo at={at} className="text-ink-3" />
              </ProjectLineItem>
            ))}
          </Rows>
        )}
      </WhenRead>
    </Block>
  )
}
