// A file without a seal may be the scan of an agreement signed on paper: looked up by its hash, with the reader's consent.
import { zonedTime } from '#machines/agreements/evidence/zoned-time.ts'
import { useRead } from '#web/data/queries.ts'
import { Notice } from '#web/ui/states.tsx'
import type { VerifyWords } from './verify-language.ts'

type Props = { document_hash: string; words: VerifyWords; zone: string }

export function KnownPaper({ document_hash, words, zone }: Props) {
  const { data } = useRead('/v3/agreements.FindSeal', { document_hash })
  const paper = data?.paper
  if (!paper) return null
  const { company_name, recorded_by, recorded_at, stands } = paper
  return (
    <Notice kind={stands ? 'info' : 'warning'}>
      {words.on_paper({ company: company_name, name: recorded_by, at: zonedTime(new Date(recorded_at), zone) })}{' '}
      {words.unverified}
      {!stands && <strong className="ml-1 font-semibold">{words.paper_over}</strong>}
    </Notice>
  )
}
