import type { ComponentProps } from 'react'
import { Card } from './page.tsx'
import { ErrorState } from './states.tsx'

/** What stands in the place of a card that could not be read. */
export const ErrorCard = (props: ComponentProps<typeof ErrorState>) => (
  <Card>
    <ErrorState {...props} />
  </Card>
)
