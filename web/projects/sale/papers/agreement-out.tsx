// Says, wherever figures are changed, that an agreement with other figures is out for signature.
import { useRead } from '#web/data/queries.ts'
import { OutOfDate } from '../out-of-date.tsx'
import { words } from './words.ts'

/** Renewal is in the header of the project. Hidden while all agreements out for signature match the current sale. */
export function AgreementOut({ project_id }: { project_id: string }) {
  const { data } = useRead('/v3/agreements.ListTransactionsByProject', { project_id })
  const out = data?.transactions.filter(({ status, is_current }) => status === 'sent' && !is_current) ?? []
  const [first] = out
  if (!first) return null
  return (
    <OutOfDate changes={first.changes}>
      {words.agreements_out_of_date({ count: out.length, agreement_name: first.agreement_name })}
    </OutOfDate>
  )
}
