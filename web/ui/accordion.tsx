import { Accordion as Base } from '@base-ui/react/accordion'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { ScrollBox } from './scroll-box.tsx'

export type Panel = { id: string; title: string; note?: ReactNode; content: ReactNode; disabled?: boolean }
type Props = {
  panels: Panel[]
  /** Which are open at first. */
  open?: string[]
  /** Opening one closes the others. */
  single?: boolean
}

/** Collapsible panels; each shows at most 800 px of its content and scrolls the rest (specification, section 9). */
export function Accordion({ panels, open = [], single = false }: Props) {
  return (
    <Base.Root
      multiple={!single}
      defaultValue={open}
      className="min-w-0 divide-y divide-hairline overflow-hidden rounded-card border border-hairline bg-surface"
    >
      {panels.map(({ id, title, note, content, disabled }) => (
        <Base.Item key={id} value={id} disabled={disabled}>
          <Base.Header className="font-normal">
            <Base.Trigger className="group flex min-h-10 w-full items-center gap-2 px-3 py-2 text-left text-base hover:bg-sunken/60 focus-visible:-outline-offset-2 data-disabled:cursor-not-allowed data-disabled:text-ink-3 data-disabled:hover:bg-transparent max-sm:min-h-11">
              <ChevronRight
                size={16}
                aria-hidden
                className="shrink-0 text-ink-3 transition-transform duration-150 group-data-panel-open:rotate-90"
              />
              <span className="min-w-0 flex-1 font-medium break-words">{title}</span>
              {note && <span className="figures shrink-0 text-sm text-ink-3">{note}</span>}
            </Base.Trigger>
          </Base.Header>
          <Base.Panel className="h-(--accordion-panel-height) overflow-hidden transition-[height] duration-180 ease-out data-ending-style:h-0 data-starting-style:h-0">
            <ScrollBox className="max-h-[800px]">
              <div className="pt-1 pr-4 pb-4 pl-9 text-base text-ink-2 max-sm:pl-4">{content}</div>
            </ScrollBox>
          </Base.Panel>
        </Base.Item>
      ))}
    </Base.Root>
  )
}
