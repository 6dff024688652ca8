// A company without a contract of its own begins with the starter contract: what it has to decide, and what it has to know first.
import { type FormEvent, useState } from 'react'
import type { Input, Schemas } from '#sdk/types.ts'
import { useWrite } from '#web/data/queries.ts'
import { LANGUAGES } from '#web/proposals/language-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { NumberField } from '#web/ui/fields/number-field.tsx'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { common } from '#web/words/common.ts'
import { words as texts } from './words.ts'

type Starter = Input<'/v3/collections.AddStarterAgreement'>
type Ownership = NonNullable<Starter['ownership']>
type Props = {
  signedBy?: '1' | '2'
  ownedBy?: Ownership
  onClose: () => void
  onDone: (agreement: Schemas['Agreement']) => void
}

const OWNERSHIP = [
  { value: 'homeowner', label: texts.cash_or_loan },
  { value: 'third_party', label: texts.lease_or_ppa },
] as const
const HOMEOWNERS = [
  { value: '1', label: texts.one_homeowner },
  { value: '2', label: texts.two_homeowners },
] as const
const isYears = (years: number | null): years is number =>
  years !== null && Number.isInteger(years) && years >= 1 && years <= 30

export default function StarterDialog({ signedBy = '1', ownedBy = 'homeowner', onClose, onDone }: Props) {
  const [language, setLanguage] = useState<Starter['language']>('en')
  const [ownership, setOwnership] = useState(ownedBy)
  const [homeowners, setHomeowners] = useState<'1' | '2'>(signedBy)
  const [workmanship_years, setWorkmanship] = useState<number | null>(10)
  const [roof_years, setRoof] = useState<number | null>(10)
  const [lawyer_checks, setChecks] = useState(false)
  const [tried, setTried] = useState(false)
  const begin = useWrite('/v3/collections.AddStarterAgreement', {
    onDone: ({ agreement }) => onDone(agreement),
  })
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    setTried(true)
    if (!isYears(workmanship_years) || !isYears(roof_years) || !lawyer_checks || begin.isPending) return
    const signed_by = homeowners === '1' ? 1 : 2
    begin.mutate({ language, ownership, homeowners: signed_by, workmanship_years, roof_years, lawyer_checks })
  }
  const yearsError = (years: number | null) => (tried && !isYears(years) ? texts.enter_1_30_whole : undefined)
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.starter_contract}
      description={texts.installation_agreement_plain_words}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button look="primary" busy={begin.isPending} onClick={() => submit()}>
            {texts.create_draft}
          </Button>
        </>
      }
    >
      <form noValidate className="flex flex-col gap-4 pb-1" onSubmit={submit}>
        <div className="grid gap-4 sm:grid-cols-2">
          <RadioGroup label={common.language} options={LANGUAGES} value={language} onChange={setLanguage} />
          <RadioGroup label={texts.paid_by_label} options={OWNERSHIP} value={ownership} onChange={setOwnership} />
          <RadioGroup label={texts.signed_by_label} options={HOMEOWNERS} value={homeowners} onChange={setHomeowners} />
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          <NumberField
            label={texts.workmanship_warranty}
            unit={common.years}
            digits={0}
            value={workmanship_years}
            onChange={setWorkmanship}
            error={yearsError(workmanship_years)}
          />
          <NumberField
            label={texts.roof_leak_warranty}
            unit={common.years}
            digits={0}
            value={roof_years}
            onChange={setRoof}
            error={yearsError(roof_years)}
          />
        </div>
        <p className="text-sm text-ink-3">
          {ownership === 'homeowner' ? texts.payments_follow_your_payment : texts.states_payment_no_price}
        </p>
        <Checkbox
          label={texts.lawyer_our_state_will}
          checked={lawyer_checks}
          onChange={setChecks}
          error={
            begin.error?.fields['lawyer_checks'] ?? (tried && !lawyer_checks ? texts.confirm_create_draft : undefined)
          }
        />
        <button type="submit" hidden />
      </form>
    </Dialog>
  )
}
