// What is done at the lender while nothing goes over its API, ticked off by what is recorded here.
import { CircleCheck, CircleDashed } from 'lucide-react'
import { Card } from '#web/ui/page.tsx'
import { type Application, isApproved, isPassed } from '../under-way/application-words.ts'

type Step = { words: string; done: boolean }

function stepsOf(application: Application): Step[] {
  const { mode, lender_name, status, regions, documents, contract, stipulations, milestones } = application
  const at = mode === 'portal' ? `in ${lender_name}’s portal` : 'on paper'
  const sent = status !== 'draft' && status !== 'shared'
  return [
    { words: `Apply for the homeowner ${at}. Enter no Social Security number here.`, done: sent },
    { words: 'Record the decision, with the amount.', done: isApproved(application) },
    ...(stipulations.length > 0
      ? [
          {
            words: `Hand in what ${mode === 'portal' ? lender_name : 'your company'} asks for.`,
            done: stipulations.every(one => one.status === 'cleared'),
          },
        ]
      : []),
    { words: 'Have the homeowner sign the financing documents.', done: documents === 'signed' },
    ...(regions.includes('contract')
      ? [{ words: 'Upload the signed installation agreement there.', done: contract.status === 'accepted' }]
      : []),
    {
      words: 'Report each milestone and record its approval.',
      done: milestones.length > 0 && milestones.every(isPassed),
    },
    { words: 'Record the funding.', done: status === 'funded' },
  ]
}

export function StepsByHand({ application }: { application: Application }) {
  const { mode, lender_name } = application
  return (
    <Card title={mode === 'portal' ? `To do in ${lender_name}’s portal` : 'To do for your own financing'}>
      <ol aria-label="Steps by hand" className="flex flex-col gap-2">
        {stepsOf(application).map(({ words, done }) => (
          <li key={words} className="flex items-start gap-2 text-base">
            {done ? (
              <CircleCheck size={16} className="mt-[3px] shrink-0 text-success" aria-hidden />
            ) : (
              <CircleDashed size={16} className="mt-[3px] shrink-0 text-ink-3" aria-hidden />
            )}
            <span className="min-w-0">
              {words}
              <span className="sr-only">{done ? ' Done.' : ' Not done yet.'}</span>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
