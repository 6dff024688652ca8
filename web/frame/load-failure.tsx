// In place of a page that shows one thing and failed to load: a retry, or the way back to its list if it doesn't exist.
import { Link, useLocation } from 'wouter'
import { buttonLook } from '#web/ui/button.tsx'
import { Card, Page } from '#web/ui/page.tsx'
import { EmptyState, ErrorState } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

/** Lists by the beginning of an address; anything else belongs to projects. */
const LISTS = [
  ['/team/', '/team', words.team],
  ['/light-hub/agreements/', '/light-hub/agreements', common.agreements],
  ['/settings/company/roles/', '/settings/company/roles', words.roles],
] as const

type Props = { error: { message: string; status: number }; onRetry: () => void }

export function LoadFailure({ error, onRetry }: Props) {
  const [address] = useLocation()
  const [, list, name] = LISTS.find(([start]) => address.startsWith(start)) ?? ['', '/projects', common.projects]
  return (
    <Page>
      <Card>
        {error.status === 404 ? (
          <EmptyState
            title={error.message}
            action={
              <Link href={list} className={buttonLook('primary')}>
                {words.back_to({ list: name })}
              </Link>
            }
          >
            {words.may_be_deleted}
          </EmptyState>
        ) : (
          <ErrorState sentence={error.message} onRetry={onRetry} />
        )}
      </Card>
    </Page>
  )
}
