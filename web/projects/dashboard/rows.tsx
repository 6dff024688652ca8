// Rows of a block: a project's name, a line about it, and content on the right.
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { href } from '#web/frame/navigation.ts'

export const Rows = ({ children }: { children: ReactNode }) => (
  <ul className="-my-1 flex flex-col divide-y divide-hairline">{children}</ul>
)

type Props = { project_id: string; tab?: string; name: string; line: ReactNode; children?: ReactNode }

export const ProjectLineItem = ({ project_id, tab, name, line, children }: Props) => (
  <li className="relative flex items-center justify-between gap-4 py-2">
    <div className="min-w-0">
      <Link
        href={`${href('/projects/[id]', { id: project_id })}${tab ? `?tab=${tab}` : ''}`}
        title={name}
        className="block truncate text-base font-medium underline-offset-4 after:absolute after:inset-0 hover:underline"
      >
        {name}
      </Link>
      <p className="line-clamp-2 text-sm text-ink-3">{line}</p>
    </div>
    {children && <div className="relative flex shrink-0 items-center gap-3 text-right text-sm">{children}</div>}
  </li>
)
