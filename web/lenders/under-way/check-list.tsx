import { CircleAlert, CircleCheck, CircleHelp, CircleX } from 'lucide-react'
import { Link } from 'wouter'
import type { Schemas } from '#sdk/types.ts'
import { type TabId, tabHref } from '#web/sale/project-tabs.ts'

type Check = Schemas['LenderCheck']

const MARKS = {
  pass: { Icon: CircleCheck, className: 'text-success', said: 'Passes' },
  warn: { Icon: CircleAlert, className: 'text-warning', said: 'Worth a look' },
  block: { Icon: CircleX, className: 'text-danger', said: 'Missing' },
  unknown: { Icon: CircleHelp, className: 'text-ink-3', said: 'Not known' },
} as const
const TABS: Record<string, TabId | undefined> = {
  overview: 'overview',
  energy: 'energy',
  design: 'design',
  price: 'price',
  incentives: 'incentives',
  financing: 'financing',
  proposal: 'proposal',
  agreements: 'agreements',
  files: 'files',
  lender: 'lender',
}

type Props = { label: string; checks: readonly Check[]; project_id: string }

/** What must be true before something is sent, each with the way to where it is mended. */
export function CheckList({ label, checks, project_id }: Props) {
  return (
    <ul aria-label={label} className="flex flex-col gap-1.5">
      {checks.map(({ check, verdict, sentence, fix }) => {
        const { Icon, className, said } = MARKS[verdict]
        const way = verdict === 'pass' || fix === null ? undefined : wayTo(fix, project_id)
        return (
          <li key={check} className="flex items-start gap-2 text-base">
            <Icon size={16} aria-hidden className={`mt-[3px] shrink-0 ${className}`} />
            <span className="min-w-0">
              <span className="sr-only">{said}: </span>
              {sentence}
              {way !== undefined && (
                <>
                  {' '}
                  <Link href={way} className="whitespace-nowrap underline underline-offset-2">
                    Mend it
                  </Link>
                </>
              )}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

/** Here, nothing leads anywhere: what is to be done stands on the same tab. */
function wayTo(fix: string, project_id: string): string | undefined {
  if (fix.startsWith('/')) return fix
  const tab = TABS[fix]
  return tab === undefined || tab === 'lender' ? undefined : tabHref(project_id, tab)
}
