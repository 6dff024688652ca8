// A lender's requirements for a project with their verdicts, each linking to its fix.
import { CircleAlert, CircleCheck, CircleHelp, TriangleAlert } from 'lucide-react'
import { Link } from 'wouter'
import type { Schemas } from '#sdk/types.ts'
import { cx } from '#web/lib/class-names.ts'
import { words } from './words.ts'

type Check = Schemas['LenderCheck']

const LOOKS = {
  pass: { icon: CircleCheck, look: 'text-success', word: words.passes },
  warn: { icon: TriangleAlert, look: 'text-warning', word: words.warning },
  block: { icon: CircleAlert, look: 'text-danger', word: words.blocking },
  unknown: { icon: CircleHelp, look: 'text-ink-3', word: words.not_known },
} as const
const ORDER: readonly Check['verdict'][] = ['block', 'warn', 'unknown', 'pass']

type Props = {
  label?: string
  checks: readonly Check[]
  /** The address of a check's fix; undefined if it is right here. */
  linkOf: (fix: string) => string | undefined
}

export function CheckList({ label = words.checks, checks, linkOf }: Props) {
  const sorted = [...checks].sort((one, other) => ORDER.indexOf(one.verdict) - ORDER.indexOf(other.verdict))
  return (
    <ul aria-label={label} className="flex flex-col gap-2.5">
      {sorted.map(({ check, verdict, sentence, fix }) => {
        const { icon: Icon, look, word } = LOOKS[verdict]
        const way = fix && verdict !== 'pass' ? linkOf(fix) : undefined
        return (
          <li key={`${check} ${sentence}`} className="flex gap-2.5">
            <Icon size={16} className={cx('mt-0.5 shrink-0', look)} aria-label={word} />
            <p className="min-w-0 flex-1 text-base">
              {sentence}{' '}
              {way !== undefined && (
                <Link href={way} className="text-sm whitespace-nowrap text-ink-2 underline underline-offset-2">
                  {words.open}
                </Link>
              )}
            </p>
          </li>
        )
      })}
    </ul>
  )
}
