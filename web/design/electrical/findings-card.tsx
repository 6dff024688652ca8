// What is wrong, what is missing and what passed, each with its article; a fix is one click.
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import { cx } from '#web/lib/class-names.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/page.tsx'
import type { Change, Plan } from './electrical-part.tsx'
import { UpgradeOffer } from './upgrade-offer.tsx'
import { words } from './words.ts'

type Finding = Plan['findings'][number]
const LOOKS = {
  ok: { icon: CircleCheck, look: 'text-success', word: words.passed },
  warning: { icon: TriangleAlert, look: 'text-warning', word: words.warning },
  error: { icon: CircleAlert, look: 'text-danger', word: words.blocking },
} as const

export function FindingsCard({ plan: { project_id, findings, edition }, change }: { plan: Plan; change: Change }) {
  const rest = findings.filter(({ severity }) => severity !== 'ok')
  const passed = findings.filter(({ severity }) => severity === 'ok')
  return (
    <Card title={words.findings} note={edition ? words.not_engineering({ edition }) : words.no_edition}>
      <div className="flex flex-col gap-3">
        {rest.length > 0 && <List findings={rest} change={change} label={words.findings} project_id={project_id} />}
        {passed.length > 0 && (
          <details>
            <summary className="flex w-fit cursor-pointer items-center gap-2.5 py-0.5 text-base hover:text-ink">
              <CircleCheck size={16} className="shrink-0 text-success" aria-hidden />
              {words.checks_passed({ count: passed.length })}
            </summary>
            <div className="mt-3">
              <List
                findings={passed}
                change={change}
                label={words.checks_passed({ count: passed.length })}
                project_id={project_id}
              />
            </div>
          </details>
        )}
      </div>
    </Card>
  )
}

type ListProps = { findings: readonly Finding[]; change: Change; label: string; project_id: string }

const List = ({ findings, change, label, project_id }: ListProps) => (
  <ul className="flex flex-col gap-3" aria-label={label}>
    {findings.map(finding => (
      <Item key={`${finding.code} ${finding.sentence}`} finding={finding} change={change} project_id={project_id} />
    ))}
  </ul>
)

type ItemProps = { finding: Finding; change: Change; project_id: string }

function Item({ finding, change: { save, busy, whyNot }, project_id }: ItemProps) {
  const { severity, about, sentence, formula, article, lacks, fix } = finding
  const { icon: Icon, look, word } = LOOKS[severity]
  return (
    <li className="flex flex-wrap gap-x-2.5 gap-y-2">
      <Icon size={16} className={cx('mt-0.5 shrink-0', look)} aria-label={word} />
      <div className="min-w-0 flex-1 basis-56">
        <p className="text-sm text-ink-3">
          {about}
          {article && <span className="figures"> · {article}</span>}
        </p>
        <p className="text-base">{sentence}</p>
        {formula && <p className="figures text-sm break-words text-ink-3">{formula}</p>}
        {lacks.length > 0 && <p className="text-sm text-ink-2">{words.missing({ list: lacks.join(', ') })}</p>}
      </div>
      {finding.code === 'no_connection' && <UpgradeOffer project_id={project_id} />}
      {fix && (
        <Button busy={busy} disabledReason={whyNot} onClick={() => save(fix.choices)} className="self-start">
          {fix.label}
        </Button>
      )}
    </li>
  )
}
