// What the server knows of a file, asked by its hash alone, and only where the reader has said so.

import { zonedTime } from '#machines/agreements/evidence/zoned-time.ts'
import type { Schemas } from '#sdk/types.ts'
import { useRead } from '#web/data/queries.ts'
import { Notice, Skeleton } from '#web/ui/states.tsx'
import type { VerifyWords } from './verify-words.ts'

type Props = { document_hash: string; words: VerifyWords; zone: string }

export function KnownSeal({ document_hash, words, zone }: Props) {
  const { data, error } = useRead('/v3/agreements.FindSeal', { document_hash }, { quiet: true })
  if (error) return <Notice>{words.not_asked}</Notice>
  if (!data)
    return (
      <div role="status" aria-label={words.asking}>
        <Skeleton className="h-9" />
      </div>
    )
  return data.seal ? (
    <Known seal={data.seal} words={words} zone={zone} />
  ) : (
    <Notice kind="warning">{words.unknown}</Notice>
  )
}

function Known({ seal, words, zone }: { seal: Schemas['KnownSeal']; words: VerifyWords; zone: string }) {
  const { company_name, sealed_at, status, ended_at } = seal
  const at = (moment: string) => zonedTime(new Date(moment), zone)
  const voided = status === 'voided' || status === 'canceled'
  return (
    <Notice kind={voided ? 'warning' : 'success'}>
      {words.known(company_name, at(sealed_at))} {words.unverified}
      {voided && <strong className="ml-1 font-semibold">{ended_at ? words.ended(at(ended_at)) : words.voided}</strong>}
    </Notice>
  )
}
