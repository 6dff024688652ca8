import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { Schemas } from '#sdk/types.ts'
import { stepHref } from './step-link.ts'

type Props = Pick<Schemas['NextStep'], 'tab' | 'part'> & { project_id: string; children: ReactNode }

/** In a warning: leads to the tab of the project that settles it. */
export const TabLink = ({ project_id, children, ...place }: Props) => (
  <Link href={stepHref(project_id, place)} className="shrink-0 underline underline-offset-2">
    {children}
  </Link>
)
