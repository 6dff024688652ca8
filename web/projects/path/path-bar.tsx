// The sale as a path of tabs, then its record. The bar stays in sight, and takes the next step along once the header is scrolled past.
import { Ban, Check, Lock } from 'lucide-react'
import { type ReactNode, useCallback, useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { useRead } from '#web/data/queries.ts'
import { type TabId, tabHref } from '#web/projects/sale/project/project-tabs.ts'
import { Tabs } from '#web/ui/tabs.tsx'
import { common } from '#web/words/common.ts'
import { words } from '../words.ts'
import { NextStepButton } from './next-step.tsx'

/** `mark` continues an element; `isPast` while it is above the window's visible part. */
function useScrolledPast() {
  const [isPast, setPast] = useState(false)
  const mark = useCallback((element: HTMLElement | null) => {
    // Only the browser knows what is in view.
    if (!element) return
    const observer = new IntersectionObserver(([entry]) =>
      setPast(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { mark, isPast }
}

type Props = {
  project: Schemas['Project']
  tabs: readonly { id: TabId; label: string }[]
  current: TabId
  open_tasks: number | undefined
}

export function PathBar({ project, tabs, current, open_tasks }: Props) {
  const { data } = useRead('/v3/projects.GetNextStep', { project_id: project.id })
  const { mark, isPast } = useScrolledPast()
  const states = new Map<string, Schemas['PathStep']>(data?.path.map(step => [step.tab, step]))
  return (
    <>
      <div ref={mark} aria-hidden className="-mt-5 h-px" />
      <div className="sticky under-0 z-10 -mx-4 -mt-4 flex h-12 items-end gap-4 border-b border-hairline bg-page px-4 max-sm:under-14 sm:-mx-8 sm:px-8">
        <Tabs
          label={common.project}
          current={current}
          className="flex-1"
          tabs={tabs.map(({ id, label }) => {
            const step = states.get(id)
            return {
              id,
              label,
              href: tabHref(project.id, id),
              count: id === 'tasks' ? open_tasks : undefined,
              divides: id === 'tasks',
              mark: BESIDE.includes(id) ? undefined : markOf(step?.state ?? 'open'),
              note: step && (step.reason ?? NOTES[step.state]),
            }
          })}
        />
        {isPast && (
          <div className="flex items-center self-stretch max-sm:hidden">
            <NextStepButton project={project} tab={current} />
          </div>
        )}
      </div>
    </>
  )
}

/** Every step has one in the same width, so that no name moves when the states arrive or change. */
const MARKS: Record<Schemas['PathStep']['state'], ReactNode> = {
  done: <Check size={12} strokeWidth={3} className="text-success" />,
  now: <span className="size-2 rounded-full bg-marigold outline-1 outline-ink-3" />,
  open: <span className="size-2 rounded-full border border-hairline-strong" />,
  blocked: <Lock size={11} className="text-ink-3" />,
  skipped: <Ban size={11} className="text-ink-3" />,
}
const markOf = (state: Schemas['PathStep']['state']) => (
  <span aria-hidden className="flex w-3 shrink-0 justify-center">
    {MARKS[state]}
  </span>
)
/** What is no step of the sale. */
const BESIDE: readonly TabId[] = ['overview', 'tasks', 'notes', 'files', 'activity']

const NOTES: Record<Schemas['PathStep']['state'], string | undefined> = {
  done: words.path_done,
  now: words.path_now,
  open: undefined,
  blocked: undefined,
  skipped: undefined,
}
