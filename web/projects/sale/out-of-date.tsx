import type { ReactNode } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { Notice } from '#web/ui/states.tsx'
import { QuoteChanges } from './change/quote-changes.tsx'

type Props = { changes: Schemas['QuoteChange'][]; children: ReactNode; action?: ReactNode }

/** Says that something quoted earlier no longer agrees with today, and lists why. */
export const OutOfDate = ({ changes, children, action }: Props) => (
  <Notice kind="warning" action={action}>
    {children}
    <QuoteChanges changes={changes} />
  </Notice>
)
