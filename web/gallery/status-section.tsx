import { useState } from 'react'
import { money } from '#web/lib/format.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Stepper } from '#web/ui/fields/stepper.tsx'
import { Facts, Figures } from '#web/ui/page.tsx'
import { Notice } from '#web/ui/states.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { Section, Shelf, Specimen } from './specimen.tsx'

const RULE: { look: string; statuses: string[] }[] = [
  { look: 'Info', statuses: ['submitted', 'created', 'disclosure_sent', 'sent', 'open'] },
  { look: 'Success', statuses: ['accepted', 'approved'] },
  { look: 'Warning', statuses: ['pending'] },
  { look: 'Danger', statuses: ['rejected', 'canceled'] },
  { look: 'Neutral', statuses: ['voided', 'completed', 'closed'] },
  { look: 'Default: anything else', statuses: ['draft', 'new', 'active'] },
]
const PEOPLE = ['Casey Example', 'Emery', 'Jordan van der Sample']
const STEPS = ['Homeowner', 'Address', 'Use', 'Summary']
const TABS = ['Overview', 'Design', 'Price', 'Financing', 'Agreements']

export function StatusSection() {
  const [step, setStep] = useState(2)
  return (
    <Section id="status" title="Status" note="Where a thing stands and who it belongs to, at a glance.">
      <Shelf title="Badge, every status of the rule">
        {RULE.map(({ look, statuses }) => (
          <Specimen key={look} state={look}>
            <div className="flex flex-wrap gap-1.5">
              {statuses.map(status => (
                <Badge key={status} status={status} label={status} />
              ))}
            </div>
          </Specimen>
        ))}
      </Shelf>
      <Shelf title="People, steps and figures" columns={2}>
        <Specimen state="Avatar">
          <ul className="flex flex-wrap gap-x-5 gap-y-2">
            {PEOPLE.map(name => (
              <li key={name} className="flex items-center gap-2">
                <Avatar name={name} />
                <span>{name}</span>
              </li>
            ))}
          </ul>
        </Specimen>
        <Specimen state="Stepper; steps done lead back">
          <Stepper steps={STEPS} current={step} onGo={setStep} />
        </Specimen>
        <Specimen state="Tabs, kept in the address">
          <Tabs
            label="Project"
            current="design"
            tabs={TABS.map(label => ({ id: label.toLowerCase(), label, href: `?tab=${label.toLowerCase()}` }))}
          />
        </Specimen>
        <Specimen state="Key figures">
          <Figures
            facts={[
              { label: 'Price', value: money(3_248_000) },
              { label: 'Size', value: '7.2 kW' },
              { label: 'Covers', value: '94%', note: 'of the use' },
            ]}
          />
        </Specimen>
        <Specimen state="Labelled values">
          <Facts
            facts={[
              { label: 'Panels', value: '18 × Helio Sample 400' },
              { label: 'First year', value: '10,420 kWh' },
              { label: 'Payback', value: '8.4 years', note: 'after the tax credit' },
            ]}
          />
        </Specimen>
        <Specimen state="Notices">
          <div className="flex flex-col gap-2">
            <Notice>Prices were last changed on 11/20/2026.</Notice>
            <Notice kind="success">The agreement is signed by all.</Notice>
            <Notice kind="warning">The design changed after the offer was chosen.</Notice>
            <Notice kind="danger">The lender does not answer. Nothing was sent; try again in a minute.</Notice>
          </div>
        </Specimen>
      </Shelf>
    </Section>
  )
}
