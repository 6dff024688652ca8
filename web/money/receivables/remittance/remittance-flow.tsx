// A lender's remittance on its way into the books: chosen, looked at, posted; and what of all of them belongs nowhere yet.
import { useRead } from '#web/data/queries.ts'
import { href } from '#web/frame/navigation.ts'
import { ImportPage, Loaded } from '#web/sheet-import/import-page.tsx'
import { Stepper } from '#web/ui/fields/stepper.tsx'
import { RemittanceChoose } from './remittance-choose.tsx'
import { RemittanceHistory } from './remittance-history.tsx'
import { RemittanceLines } from './remittance-lines.tsx'
import { RemittanceSheet } from './remittance-sheet.tsx'
import { words } from './words.ts'

const STEPS = [words.choose, words.review, words.posted]

export function RemittanceFlow({ remittance }: { remittance: string }) {
  const waiting = remittance === 'to_match'
  return (
    <ImportPage
      title={waiting ? words.payments_matched : words.import_lender_remittance}
      {...(waiting && { note: words.unmatched_payments_hint })}
      back={{ href: href('/accounts-receivable/console'), label: words.receivables }}
    >
      {waiting ? (
        <RemittanceLines query={{ to_match: true }} empty={words.every_payment_matched} />
      ) : remittance === 'new' ? (
        <>
          <Stepper steps={STEPS} current={0} />
          <RemittanceChoose />
          <RemittanceHistory />
        </>
      ) : (
        <One remittance_id={remittance} />
      )}
    </ImportPage>
  )
}

function One({ remittance_id }: { remittance_id: string }) {
  const found = useRead('/v3/receivables.GetRemittance', { remittance_id })
  return (
    <Loaded found={found}>
      {({ remittance }) => (
        <>
          <Stepper steps={STEPS} current={remittance.status === 'ready' ? 1 : 2} />
          <RemittanceSheet remittance={remittance} />
        </>
      )}
    </Loaded>
  )
}
