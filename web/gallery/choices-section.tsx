import { useState } from 'react'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { Toggle } from '#web/ui/fields/toggle.tsx'
import { Section, Shelf, Specimen } from './specimen.tsx'

const DOCUMENTS = ['Utility bill', 'Site photos', 'Proof of ownership'] as const
const METHODS = [
  { value: 'per_watt', label: 'Per watt', help: 'Grows with the size of the system.' },
  { value: 'fixed', label: 'Fixed', help: 'The same for every project.' },
  { value: 'quantity', label: 'Quantity', help: 'So much for each piece.' },
] as const

export function ChoicesSection() {
  const [documents, setDocuments] = useState<readonly string[]>(['Utility bill'])
  const [consent, setConsent] = useState(false)
  const [mail, setMail] = useState(true)
  const [battery, setBattery] = useState(false)
  const [method, setMethod] = useState<string | null>('per_watt')
  const [contact, setContact] = useState<string | null>(null)
  const all = documents.length === DOCUMENTS.length
  return (
    <Section
      id="choices"
      title="Choices"
      note="A checkbox is saved with its form, a toggle works at once, and of a radio group exactly one holds."
    >
      <Shelf title="Checkbox">
        <Specimen state="Some, all or none">
          <div>
            <Checkbox
              label="All documents"
              checked={all}
              indeterminate={documents.length > 0 && !all}
              onChange={checked => setDocuments(checked ? DOCUMENTS : [])}
            />
            <div className="pl-6.5">
              {DOCUMENTS.map(name => (
                <Checkbox
                  key={name}
                  label={name}
                  checked={documents.includes(name)}
                  onChange={checked =>
                    setDocuments(checked ? [...documents, name] : documents.filter(one => one !== name))
                  }
                />
              ))}
            </div>
          </div>
        </Specimen>
        <Specimen state="Error">
          <Checkbox
            label="The homeowner agrees to a credit check"
            checked={consent}
            onChange={setConsent}
            error={consent ? undefined : 'Without it the lender takes no application.'}
          />
        </Specimen>
        <Specimen state="Disabled, with its reason; long text">
          <Checkbox
            label="Send the proposal to every homeowner on the title as well as to the person who asked for it"
            checked
            onChange={() => {}}
            disabledReason="There is only one homeowner on this project."
          />
        </Specimen>
      </Shelf>
      <Shelf title="Radio">
        <Specimen state="Filled">
          <RadioGroup label="Pricing method" options={METHODS} value={method} onChange={setMethod} />
        </Specimen>
        <Specimen state="Error; one of them disabled">
          <RadioGroup
            label="Best way to reach"
            options={[
              { value: 'phone', label: 'Phone' },
              { value: 'mail', label: 'E-mail' },
              { value: 'text', label: 'Text message', disabledReason: 'No mobile number is known.' },
            ]}
            value={contact}
            onChange={setContact}
            error={contact ? undefined : 'Choose one.'}
          />
        </Specimen>
        <Specimen state="Disabled, with its reason">
          <RadioGroup
            label="Inverter type"
            options={[
              { value: 'micro', label: 'Micro' },
              { value: 'string', label: 'String' },
            ]}
            value="micro"
            onChange={() => {}}
            disabledReason="The agreement is signed; make a change order instead."
          />
        </Specimen>
      </Shelf>
      <Shelf title="Toggle">
        <Specimen state="On">
          <Toggle
            label="Tell homeowners by e-mail"
            help="A mail at every milestone."
            checked={mail}
            onChange={setMail}
          />
        </Specimen>
        <Specimen state="Off">
          <Toggle label="Offer a battery" checked={battery} onChange={setBattery} />
        </Specimen>
        <Specimen state="Disabled, with its reason">
          <Toggle
            label="Require a second factor"
            checked={false}
            onChange={() => {}}
            disabledReason="Only the owner of the company can change this."
          />
        </Specimen>
      </Shelf>
    </Section>
  )
}
