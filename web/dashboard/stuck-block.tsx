// Open projects in which nothing has happened for two weeks, the longest first, each with what it waits for.

import { Link } from 'wouter'
import { STUCK_DAYS } from '#machines/dashboard/rules.ts'
import { DAY_MS } from '#machines/lib/time.ts'
import { useRead } from '#web/data/queries.ts'
import { number } from '#web/lib/format.ts'
import { projectsHref } from '#web/sale/project/project-filters.ts'
import { Badge } from '#web/ui/badge.tsx'
import { common } from '#web/words/common.ts'
import { Block, Nothing, quietLink, WhenRead } from './block.tsx'
import { STUCK } from './filters-of.ts'
import { ProjectLineItem, Rows } from './rows.tsx'
import { words } from './words.ts'

const SHOWN = 5

export function StuckBlock() {
  const read = useRead('/v3/projects.List', {
    ...STUCK,
    sort: 'active_at',
    direction: 'asc',
    limit: SHOWN,
    count: true,
  })
  const total = read.data?.total ?? 0
  const days = (at: string) => Math.floor((Date.now() - Date.parse(at)) / DAY_MS)
  return (
    <Block
      title={words.stuck_deals}
      note={
        total > 0 &&
        words.stuck_projects({
          total,
          value: total > 10_000 ? words.more_than_10_000 : number(total),
          stuck_days: STUCK_DAYS,
        })
      }
      actions={
        total > 0 && (
          <Link href={`${projectsHref(STUCK)}&sort=active_at&direction=asc`} className={quietLink}>
            {common.show_all} {total > 10_000 ? '' : number(total)}
          </Link>
        )
      }
    >
      <WhenRead read={read}>
        {({ projects }) =>
          projects.length === 0 ? (
            <Nothing>{words.nothing_stuck_something_happened({ stuck_days: STUCK_DAYS })}</Nothing>
          ) : (
            <Rows>
              {projects.map(({ id, name, owner_name, status, active_at, next_step }) => (
                <ProjectLineItem
                  key={id}
                  project_id={id}
                  {...(next_step ? { tab: next_step.tab } : {})}
                  name={name}
                  line={
                    next_step
                      ? words.owner_name_next_sentence({ owner_name, sentence: next_step.sentence })
                      : owner_name
                  }
                >
                  <span className="max-sm:hidden">
                    <Badge status={status} />
                  </span>
                  <span className="figures w-16 font-medium">
                    {words.number_days({ number: number(days(active_at)) })}
                  </span>
                </ProjectLineItem>
              ))}
            </Rows>
          )
        }
      </WhenRead>
    </Block>
  )
}
