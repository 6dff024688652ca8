// The way from wherever something is out of date to the one place where it is renewed.
import { useFilters } from '#web/frame/filters.ts'
import { Button } from '#web/ui/button.tsx'
import { words } from './words.ts'

/** In the address of a project: its page opens the sheet. */
export const REVIEW = 'review'

export function ReviewLink({ look = 'secondary' }: { look?: 'primary' | 'secondary' }) {
  const { change } = useFilters()
  return (
    <Button look={look} onClick={() => change({ [REVIEW]: '1' }, { push: true })}>
      {words.review_change}
    </Button>
  )
}
