// Things waiting for the user, each linking to where it is done.
import { useState } from 'react'
import { Link } from 'wouter'
import type { Schemas } from '#sdk/types.ts'
import { usePermissions, useRead } from '#web/data/queries.ts'
import { href } from '#web/frame/navigation.ts'
import { cx } from '#web/lib/class-names.ts'
import { projectsHref } from '#web/projects/sale/project/project-filters.ts'
import { tabHref } from '#web/projects/sale/project/project-tabs.ts'
import { stepHref } from '#web/projects/sale/project/step-link.ts'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { Block, quietLink, WhenRead } from './block.tsx'
import { STUCK } from './filters-of.ts'
import { MY_TASKS } from './tasks-block.tsx'
import { words } from './words.ts'

type Row = Schemas['TodayRow']

const SHOWN = 8
const ALL = 100

export function TodayBlock() {
  const [all, setAll] = useState(false)
  const read = useRead('/v3/dashboard.GetToday', { limit: all ? ALL : SHOWN })
  const total = read.data?.total ?? 0
  const has_stuck = read.data?.rows.some(({ kind }) => kind === 'stuck')
  return (
    <Block
      title={words.today}
      actions={
        <span className="flex items-center gap-x-4">
          {has_stuck && (
            <Link href={`${projectsHref(STUCK)}&sort=active_at&direction=asc`} className={quietLink}>
              {words.view_stuck_deals}
            </Link>
          )}
          {total > SHOWN && (
            <Button look="ghost" className="-my-2 -mr-3" aria-expanded={all} onClick={() => setAll(!all)}>
              {all ? words.view_fewer : words.view_all_count({ count: total })}
            </Button>
          )}
        </span>
      }
    >
      <WhenRead read={read}>
        {({ rows }) =>
          rows.length === 0 ? (
            <p className="text-base text-ink-2">{words.nothing_today}</p>
          ) : (
            <ul className="-mt-1 -mb-1.5 flex flex-col divide-y divide-hairline">
              {rows.map(row => (
                <TodayLine key={`${row.kind} ${row.id}`} row={row} />
              ))}
            </ul>
          )
        }
      </WhenRead>
    </Block>
  )
}

function TodayLine({ row }: { row: Row }) {
  const { kind, project_id, project_name, owner_name, sentence, action, days } = row
  const seesAll = usePermissions().has('projects.view_all')
  const name = project_name ?? words.own_task
  const what = sentence.replace(/\.$/, '')
  const line = seesAll && kind !== 'task' ? `${what} · ${owner_name}` : what
  return (
    <li className="flex items-center gap-x-4 py-1.5">
      <div className="grid min-w-0 flex-1 gap-x-4 lg:grid-cols-[6.5rem_minmax(0,1fr)_4rem] lg:items-baseline">
        <span className="flex gap-x-2 text-sm text-ink-3">
          {words.today_kind[kind]}
          <Days kind={kind} days={days} className="lg:hidden" />
        </span>
        <p className="min-w-0 text-base lg:truncate" title={`${name}: ${line}`}>
          {project_id ? (
            <Link
              href={tabHref(project_id, 'overview')}
              className="tap mr-2 font-medium underline-offset-4 hover:underline max-lg:block"
            >
              {name}
            </Link>
          ) : (
            <span className="mr-2 font-medium max-lg:block">{name}</span>
          )}
          <span className="text-ink-2 max-lg:line-clamp-2 max-lg:text-sm">{line}</span>
        </p>
        <Days kind={kind} days={days} className="text-right max-lg:hidden" />
      </div>
      {project_id ? (
        <Link
          // All that wait are signed there together.
          href={kind === 'countersign' ? href('/light-hub/agreements/countersign') : stepHref(project_id, row)}
          aria-label={words.action_about({ action, name })}
          className={cx(buttonLook('secondary'), 'lg:w-36')}
        >
          {action}
        </Link>
      ) : (
        <a href={`#${MY_TASKS}`} className={cx(buttonLook('secondary'), 'lg:w-36')}>
          {words.go_to_my_tasks}
        </a>
      )}
    </li>
  )
}

/** Overdue is red from its first day. */
const Days = ({ kind, days, className }: Pick<Row, 'kind' | 'days'> & { className: string }) => (
  <span className={cx('figures text-sm', kind === 'task' ? 'text-danger' : 'text-ink-2', className)}>
    {words.days({ days })}
  </span>
)
