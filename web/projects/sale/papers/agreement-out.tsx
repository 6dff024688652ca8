// Says, wherever figures are changed, that an agreement with other figures is out for signature.
import { useRead } from '#web/data/queries.ts'
import { OutOfDate } from '../out-of-date.tsx'
import { words } from './words.ts'

/** The way to renew it is in the header of the project. Nothing while every agreement that waits for signatures says what would be sent today. */
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
