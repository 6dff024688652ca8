// Sales beyond a limit that wait for the caller's yes, the oldest first; nothing while none waits.
import { Link } from 'wouter'
import { useRead } from '#web/data/queries.ts'
import { ago } from '#web/lib/ago.ts'
import { tabHref } from '#web/sale/project/project-tabs.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { Block } from './block.tsx'
import { ProjectLineItem, Rows } from './rows.tsx'
import { words } from './words.ts'

const SHOWN = 5

export function ApprovalsBlock() {
  const { data, dataUpdatedAt } = useRead('/v3/guardrails.ListRequests', { limit: SHOWN }, { quiet: true })
  const requests = data?.requests.filter(({ may_approve }) => may_approve) ?? []
  if (requests.length === 0) return null
  return (
    <section className="rounded-card border border-hairline bg-surface p-4 sm:px-5">
      <Block
        title={words.waiting_your_approval}
        actions={data?.next_cursor && <span className="text-sm text-ink-3">{words.first_shown({ shown: SHOWN })}</span>}
      >
        <Rows>
          {requests.map(({ id, project_id, project_name, asked, requested_by, requested_at }) => (
            <ProjectLineItem
              key={id}
              project_id={project_id}
              tab="price"
              name={project_name}
              line={`${asked.map(({ sentence }) => sentence).join(' ')} ${requested_by}, ${ago(requested_at, dataUpdatedAt)}`}
            >
              <Link
                href={tabHref(project_id, 'price')}
                aria-label={words.review_project_name({ project_name })}
                className={buttonLook('secondary')}
              >
                {words.review}
              </Link>
            </ProjectLineItem>
          ))}
        </Rows>
      </Block>
    </section>
  )
}
