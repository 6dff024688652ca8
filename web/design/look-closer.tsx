// From the design on to what it means: the analysis of its year, other sizes and tariffs, slides for the homeowner.
import { ChartColumn, Presentation, SlidersHorizontal } from 'lucide-react'
import { Link } from 'wouter'
import { href } from '#web/frame/navigation.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { words } from './words.ts'

const PLACES = [
  { label: words.analysis, path: '/projects/[id]/analysis', icon: ChartColumn },
  { label: words.what_if, path: '/projects/[id]/playground2', icon: SlidersHorizontal },
  { label: words.slides, path: '/projects/[id]/demo', icon: Presentation },
] as const

export function LookCloser({ project_id }: { project_id: string }) {
  return (
    <nav aria-label={words.look_closer} className="-mb-1 mt-4 flex flex-wrap gap-1 border-t border-hairline pt-3">
      {PLACES.map(({ label, path, icon: Icon }) => (
        <Link key={path} href={href(path, { id: project_id })} className={buttonLook('ghost')}>
          <Icon size={14} aria-hidden />
          {label}
        </Link>
      ))}
    </nav>
  )
}
