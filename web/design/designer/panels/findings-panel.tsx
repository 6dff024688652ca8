// The checks below the drawing, which stays in sight and in hand: each leads to the part it speaks of.
import { ChevronRight, CircleCheck, ListChecks, TriangleAlert, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { cx } from '#web/lib/class-names.ts'
import { SiteTemperatures } from '#web/projects/sale/finding-list.tsx'
import { Button } from '#web/ui/button.tsx'
import { useEditor } from '../editor.ts'
import { type Finding, useFindings } from './findings.ts'
import { words } from './words.ts'

type Findings = ReturnType<typeof useFindings>

export function FindingsButton({ open, onTurn }: { open: boolean; onTurn: () => void }) {
  const { all } = useFindings()
  const open_points = all.filter(({ severity }) => severity !== 'ok').length
  const worst = all[0]?.severity ?? 'ok'
  return (
    <Button
      look="ghost"
      icon={<ListChecks size={15} aria-hidden />}
      aria-expanded={open}
      onClick={onTurn}
      className={worst === 'error' ? 'text-danger' : worst === 'warning' ? 'text-warning' : undefined}
    >
      {open_points === 0 ? words.checks : words.open_points_look({ open_points })}
    </Button>
  )
}

export function FindingsPanel({ onClose }: { onClose: () => void }) {
  const findings = useFindings()
  const room = useRef<HTMLElement>(null)
  useEffect(() => {
    // Focus is outside React: it goes where the finger or the key led.
    room.current?.focus()
  }, [])
  const passed = findings.all.filter(({ severity }) => severity === 'ok')
  const rest = findings.all.filter(({ severity }) => severity !== 'ok')
  return (
    <section
      ref={room}
      tabIndex={-1}
      aria-label={words.checks}
      onKeyDown={event => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
      // So low that most of the drawing stays in sight on any screen.
      className="flex max-h-[30%] shrink-0 flex-col border-t border-hairline bg-surface outline-none"
    >
      <header className="flex shrink-0 items-center gap-3 py-1.5 pr-2 pl-4">
        <h2 className="text-base">{words.checks}</h2>
        <p className="min-w-0 flex-1 truncate text-xs text-ink-3" title={words.checks_description}>
          {words.checks_description}
        </p>
        <button
          type="button"
          aria-label={words.close_checks}
          onClick={onClose}
          className="flex size-8 shrink-0 items-center justify-center rounded-control text-ink-3 hover:bg-sunken hover:text-ink max-sm:size-11"
        >
          <X size={16} aria-hidden />
        </button>
      </header>
      <div className="min-h-0 overflow-y-auto overscroll-contain px-2 pb-2">
        <List findings={findings} rest={rest} passed={passed} />
      </div>
    </section>
  )
}

function List({ findings, rest, passed }: { findings: Findings; rest: Finding[]; passed: Finding[] }) {
  const { all, site, error } = findings
  const [withPassed, setWithPassed] = useState(false)
  const [chosen, setChosen] = useState<string | null>(null)
  return (
    <>
      {error && (
        <p role="alert" className="px-2 pb-2 text-sm text-danger">
          {words.electrical_check_could_not({ message: error.message })}
        </p>
      )}
      {all.length === 0 && <p className="px-2 pb-2 text-base text-ink-3">{words.nothing_check_yet_no}</p>}
      <Rows rows={rest} chosen={chosen} onChoose={setChosen} />
      {passed.length > 0 && rest.length > 0 && (
        <button
          type="button"
          aria-expanded={withPassed}
          onClick={() => setWithPassed(!withPassed)}
          className="flex items-center gap-2.5 rounded-control px-2 py-1.5 text-sm text-ink-2 hover:bg-sunken max-sm:py-3"
        >
          <ChevronRight size={16} aria-hidden className={cx('text-ink-3', withPassed && 'rotate-90')} />
          {words.checks_passed({ count: passed.length })}
        </button>
      )}
      {(withPassed || rest.length === 0) && <Rows rows={passed} chosen={chosen} onChoose={setChosen} />}
      {site && (
        <div className="px-2 pt-1.5 text-xs text-ink-3">
          <p className="pb-1">{words.electrical_checks_saved_design}</p>
          <SiteTemperatures site={site} />
        </div>
      )}
    </>
  )
}

type RowsProps = { rows: readonly Finding[]; chosen: string | null; onChoose: (key: string) => void }

function Rows({ rows, chosen, onChoose }: RowsProps) {
  const { show, whyNot } = useEditor()
  return (
    <ul className="flex flex-col">
      {rows.map(one => {
        const key = `${one.about}${one.sentence}`
        return (
          <li key={key} className="flex items-start gap-2">
            <button
              type="button"
              aria-pressed={chosen === key}
              title={words.show_in_drawing}
              onClick={() => {
                onChoose(key)
                show(one.ids)
              }}
              className={cx(
                'flex min-w-0 flex-1 gap-2.5 rounded-control px-2 py-1.5 text-left text-base max-sm:py-2.5',
                chosen === key ? 'bg-marigold-soft' : 'hover:bg-sunken',
              )}
            >
              <Mark severity={one.severity} />
              <span className="flex min-w-0 flex-1 flex-wrap gap-x-3 lg:flex-nowrap">
                <span className="w-40 shrink-0 text-sm leading-6 text-ink-3 max-lg:w-full">{one.about}</span>
                <span className="min-w-0 flex-1">
                  {one.sentence}
                  {one.formula && <span className="figures block text-sm text-ink-2">{one.formula}</span>}
                  {one.lacks && one.lacks.length > 0 && (
                    <span className="block text-sm text-ink-3">
                      {words.catalog_lacks({ join: one.lacks.join(', ') })}
                    </span>
                  )}
                </span>
              </span>
            </button>
            {one.fix && (
              <Button look="secondary" disabledReason={whyNot} onClick={one.fix.run}>
                {one.fix.label}
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function Mark({ severity }: { severity: Finding['severity'] }) {
  const Icon = severity === 'ok' ? CircleCheck : TriangleAlert
  const label = { ok: words.severity_ok, warning: words.severity_warning, error: words.severity_error }[severity]
  return (
    <Icon
      size={16}
      role="img"
      aria-label={label}
      className={cx(
        'mt-1 shrink-0',
        severity === 'ok' ? 'text-success' : severity === 'warning' ? 'text-warning' : 'text-danger',
      )}
    />
  )
}
