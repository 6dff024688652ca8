import type { ComponentProps } from 'react'
import { Card } from './page.tsx'
import { ErrorState } from './states.tsx'

/** Shown in place of a card that failed to load. */
export const ErrorCard = (props: ComponentProps<typeof ErrorState>) => (
  <Card>
    <ErrorState {...props} />
  </Card>
)
