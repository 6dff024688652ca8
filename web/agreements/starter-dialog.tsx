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

type Props = { onClose: () => void; onDone: (agreement: Schemas['Agreement']) => void }
type Starter = Input<'/v3/collections.AddStarterAgreement'>

const HOMEOWNERS = [
  { value: '1', label: 'One homeowner' },
  { value: '2', label: 'Two homeowners' },
] as const
const isYears = (years: number | null): years is number =>
  years !== null && Number.isInteger(years) && years >= 1 && years <= 30

export default function StarterDialog({ onClose, onDone }: Props) {
  const [language, setLanguage] = useState<Starter['language']>('en')
  const [homeowners, setHomeowners] = useState<'1' | '2'>('1')
  const [workmanship_years, setWorkmanship] = useState<number | null>(10)
  const [roof_years, setRoof] = useState<number | null>(10)
  const [lawyer_checks, setChecks] = useState(false)
  const [tried, setTried] = useState(false)
  const begin = useWrite('/v3/collections.AddStarterAgreement', {
    refreshes: ['/v3/collections.ListAgreements'],
    onDone: ({ agreement }) => onDone(agreement),
  })
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    setTried(true)
    if (!isYears(workmanship_years) || !isYears(roof_years) || !lawyer_checks || begin.isPending) return
    begin.mutate({ language, homeowners: homeowners === '1' ? 1 : 2, workmanship_years, roof_years, lawyer_checks })
  }
  const yearsError = (years: number | null) => (tried && !isYears(years) ? 'Enter 1 to 30 whole years.' : undefined)
  return (
    <Dialog
      open
      onClose={onClose}
      title="Starter contract"
      description="An installation agreement in plain words with its fields placed. It’s a starting point, not legal advice: state law decides much of what a solar contract must say."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" busy={begin.isPending} onClick={() => submit()}>
            Create draft
          </Button>
        </>
      }
    >
      <form noValidate className="flex flex-col gap-4 pb-1" onSubmit={submit}>
        <div className="grid gap-4 sm:grid-cols-2">
          <RadioGroup label="Language" options={LANGUAGES} value={language} onChange={setLanguage} />
          <RadioGroup label="Signed by" options={HOMEOWNERS} value={homeowners} onChange={setHomeowners} />
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          <NumberField
            label="Workmanship warranty"
            unit="years"
            digits={0}
            value={workmanship_years}
            onChange={setWorkmanship}
            error={yearsError(workmanship_years)}
          />
          <NumberField
            label="Roof leak warranty"
            unit="years"
            digits={0}
            value={roof_years}
            onChange={setRoof}
            error={yearsError(roof_years)}
          />
        </div>
        <p className="text-sm text-ink-3">
          Payments follow your payment schedule under Settings. To change other words, have your lawyer’s version made
          into a PDF and choose Replace the PDF.
        </p>
        <Checkbox
          label="A lawyer in our state will check it before homeowners sign."
          checked={lawyer_checks}
          onChange={setChecks}
          error={
            begin.error?.fields['lawyer_checks'] ??
            (tried && !lawyer_checks ? 'Confirm this to create the draft.' : undefined)
          }
        />
        <button type="submit" hidden />
      </form>
    </Dialog>
  )
}
