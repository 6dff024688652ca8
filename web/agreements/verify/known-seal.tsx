// The server's record of a file, looked up by its hash, only with the reader's consent.

import { zonedTime } from '#machines/agreements/evidence/zoned-time.ts'
import type { Schemas } from '#sdk/types.ts'
import { useRead } from '#web/data/queries.ts'
import { BRAND } from '#web/frame/navigation.ts'
import { Notice, Skeleton } from '#web/ui/states.tsx'
import type { VerifyWords } from './verify-language.ts'

type Props = { document_hash: string; words: VerifyWords; zone: string }

export function KnownSeal({ document_hash, words, zone }: Props) {
  const { data, error } = useRead('/v3/agreements.FindSeal', { document_hash })
  if (error) return <Notice>{words.not_asked({ brand: BRAND })}</Notice>
  if (!data)
    return (
      <div role="status" aria-label={words.asking({ brand: BRAND })}>
        <Skeleton className="h-9" />
      </div>
    )
  return data.seal ? (
    <Known seal={data.seal} words={words} zone={zone} />
  ) : (
    <Notice kind="warning">{words.unknown({ brand: BRAND })}</Notice>
  )
}

function Known({ seal, words, zone }: { seal: Schemas['KnownSeal']; words: VerifyWords; zone: string }) {
  const { company_name, sealed_at, status, ended_at } = seal
  const at = (moment: string) => zonedTime(new Date(moment), zone)
  const voided = status === 'voided' || status === 'canceled'
  return (
    <Notice kind={voided ? 'warning' : 'success'}>
      {words.known({ brand: BRAND, company: company_name, at: at(sealed_at) })} {words.unverified}
      {voided && (
        <strong className="ml-1 font-semibold">{ended_at ? words.ended({ at: at(ended_at) }) : words.voided}</strong>
      )}
    </Notice>
  )
}
