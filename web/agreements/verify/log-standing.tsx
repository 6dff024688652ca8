// Checks that the seal log still extends what it was when a file entered it: the signed head in the file against today's.
import { useQuery } from '@tanstack/react-query'
import { fingerprintOf, isConsistent, isHeadSigned } from '#machines/agreements/seal-log/check-proof.ts'
import type { SealReport } from '#machines/agreements/verify/report.ts'
import { readHere } from '#web/data/queries.ts'
import { BRAND } from '#web/frame/navigation.ts'
import { number } from '#web/lib/figures.ts'
import { Notice, Skeleton } from '#web/ui/states.tsx'
import type { VerifyWords } from './verify-language.ts'

type Log = NonNullable<SealReport['log']>
type Standing = { is: 'same'; size: number } | { is: 'rewritten' | 'foreign' }

export function LogStanding({ log, words }: { log: Log; words: VerifyWords }) {
  const { data, isError } = useQuery({
    queryKey: ['log standing', log.installation, log.head],
    queryFn: ({ signal }) => askLog(log, signal),
  })
  if (isError) return <Notice>{words.log_not_asked}</Notice>
  if (!data)
    return (
      <div role="status" aria-label={words.log_asking({ brand: BRAND })}>
        <Skeleton className="h-9" />
      </div>
    )
  if (data.is === 'same')
    return <Notice kind="success">{words.log_same({ number: number(log.index + 1), size: number(data.size) })}</Notice>
  return data.is === 'foreign' ? (
    <Notice kind="warning">{words.log_foreign}</Notice>
  ) : (
    <Notice kind="danger">{words.log_rewritten}</Notice>
  )
}

async function askLog({ head: older, installation }: Log, signal: AbortSignal): Promise<Standing> {
  const { installation: asked, head: newest } = await readHere('/v3/seals.GetTreeHead', {}, signal)
  if (asked !== installation) return { is: 'foreign' }
  const ours = newest && (await fingerprintOf(newest.public_key)) === installation && (await isHeadSigned(newest))
  if (!newest || ours === false || newest.size < older.size) return { is: 'rewritten' }
  const between = { from: older.size, to: newest.size }
  const { path } = await readHere('/v3/seals.GetConsistencyProof', between, signal)
  return (await isConsistent(older, newest, path)) ? { is: 'same', size: newest.size } : { is: 'rewritten' }
}
