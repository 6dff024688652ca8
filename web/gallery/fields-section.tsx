import { Search } from 'lucide-react'
import { useState } from 'react'
import { CopyField } from '#web/ui/fields/copy-field.tsx'
import { DateField } from '#web/ui/fields/date-field.tsx'
import { FileDrop } from '#web/ui/fields/file-drop.tsx'
import { MoneyField } from '#web/ui/fields/money-field.tsx'
import { NumberField } from '#web/ui/fields/number-field.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { TextArea, TextField } from '#web/ui/fields/text-field.tsx'
import { Section, Shelf, Specimen } from './specimen.tsx'

const LONG = 'Casey Bartholomew-Example and the Estate of Emery Sample-Placeholder, jointly, of 1200 Example Avenue'

export function FieldsSection() {
  const [use_kwh, setUse] = useState<number | null>(11_250.5)
  const [fee_cents, setFee] = useState<number | null>(125_050)
  const [deposit_cents, setDeposit] = useState<number | null>(null)
  const [visit, setVisit] = useState<string | null>('2026-11-20')
  const [expiry, setExpiry] = useState<string | null>(null)
  const [plan, setPlan] = useState<File | null>(null)
  return (
    <Section
      id="fields"
      title="Fields"
      note="Label above, help below, the error in place of the help. Numbers are written out once the field is left."
    >
      <Shelf title="Text">
        <Specimen state="Rest">
          <TextField label="Homeowner" placeholder="First and last name" help="As on the utility bill." />
        </Specimen>
        <Specimen state="Filled">
          <TextField label="Homeowner" defaultValue="Casey Example" help="As on the utility bill." />
        </Specimen>
        <Specimen state="Error">
          <TextField label="E-mail" defaultValue="casey@example" error="The part after the dot is missing." />
        </Specimen>
        <Specimen state="Disabled, with its reason">
          <TextField
            label="Project number"
            defaultValue="SQ-1042"
            disabled
            help="Given once, when the project is made."
          />
        </Specimen>
        <Specimen state="Long text">
          <TextField label="Name on the agreement" defaultValue={LONG} maxLength={120} help="Up to 120 characters." />
        </Specimen>
        <Specimen state="With an icon, label hidden">
          <TextField
            label="Search projects"
            hideLabel
            type="search"
            placeholder="Name, number or city"
            suffix={<Search size={16} className="mr-2" aria-hidden />}
          />
        </Specimen>
        <Specimen state="Password">
          <PasswordField label="Password" defaultValue="made-up-password" autoComplete="off" />
        </Specimen>
        <Specimen state="Several lines">
          <TextArea label="Note to the crew" optional rows={3} defaultValue="Gate code 0000. The dog is friendly." />
        </Specimen>
        <Specimen state="To be copied">
          <CopyField label="Proposal link" value="https://sunquill.example/proposal/made-up-token" />
        </Specimen>
      </Shelf>
      <Shelf title="Numbers, money and days">
        <Specimen state="With its unit">
          <NumberField label="Use in a year" unit="kWh" value={use_kwh} onChange={setUse} maxLength={12} />
        </Specimen>
        <Specimen state="Error">
          <NumberField
            label="Escalator"
            unit="%"
            value={41}
            onChange={() => {}}
            error="An escalator above 10% is not offered."
          />
        </Specimen>
        <Specimen state="Disabled, with its reason">
          <NumberField
            label="Size"
            unit="kW"
            value={7.2}
            onChange={() => {}}
            disabled
            help="Follows from the panels."
          />
        </Specimen>
        <Specimen state="Money">
          <MoneyField label="Dealer fee" value_cents={fee_cents} onChange={setFee} help="Dollars; cents if you like." />
        </Specimen>
        <Specimen state="Money, empty">
          <MoneyField label="Deposit" optional value_cents={deposit_cents} onChange={setDeposit} />
        </Specimen>
        <Specimen state="Money, error">
          <MoneyField
            label="Price"
            value_cents={-100}
            onChange={() => {}}
            error="A price cannot be negative. Enter 0 or more."
          />
        </Specimen>
        <Specimen state="Day">
          <DateField label="Site visit" value={visit} onChange={setVisit} />
        </Specimen>
        <Specimen state="Day, empty">
          <DateField label="Offer valid until" optional value={expiry} onChange={setExpiry} earliest="2026-01-01" />
        </Specimen>
        <Specimen state="Day, error">
          <DateField
            label="Installation"
            value="2026-01-02"
            onChange={() => {}}
            error="Installation cannot be before the site visit on 11/20/2026."
          />
        </Specimen>
      </Shelf>
      <Shelf title="Files" columns={2}>
        <Specimen state="Rest or filled">
          <FileDrop label="Site plan" accept=".pdf" most_bytes={5_242_880} file={plan} onFile={setPlan} />
        </Specimen>
        <Specimen state="Error">
          <FileDrop
            label="Utility bill"
            accept=".pdf"
            most_bytes={5_242_880}
            file={null}
            onFile={() => {}}
            error="This file is not a PDF. Save the bill as PDF and try again."
          />
        </Specimen>
      </Shelf>
    </Section>
  )
}
