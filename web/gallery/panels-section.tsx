import { useState } from 'react'
import { Accordion } from '#web/ui/accordion.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Drawer } from '#web/ui/drawer.tsx'
import { MoneyField } from '#web/ui/fields/money-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Toggle } from '#web/ui/fields/toggle.tsx'
import { Facts } from '#web/ui/page.tsx'
import { Section, Shelf, Specimen } from './specimen.tsx'

const TERMS = Array.from(
  { length: 40 },
  (_, index) =>
    `Clause ${index + 1}. The installer does what a careful installer does, in the order that a careful installer does it, and leaves the roof as sound as it was.`,
)

const PANELS = [
  {
    id: 'included',
    title: 'What the price includes',
    note: '3 items',
    content: 'Panels and inverters, the racking, and the work of two days. The permit is applied for by the installer.',
  },
  {
    id: 'terms',
    title: 'All clauses of the sample agreement',
    note: '40 clauses',
    content: (
      <div className="flex max-w-[68ch] flex-col gap-3">
        {TERMS.map(clause => (
          <p key={clause}>{clause}</p>
        ))}
      </div>
    ),
  },
  {
    id: 'long',
    title: 'A title so long that it takes a second line on a telephone, and sooner or later on a desk as well',
    content: 'Its words are never cut.',
  },
  { id: 'locked', title: 'Warranty (once installed)', content: null, disabled: true },
]

type Open = 'dialog' | 'reading' | 'editing' | null

export function PanelsSection() {
  const [open, setOpen] = useState<Open>(null)
  const [price_cents, setPrice] = useState<number | null>(120_000)
  const [taxed, setTaxed] = useState(true)
  const close = () => setOpen(null)
  return (
    <Section
      id="panels"
      title="Panels and overlays"
      note="Panels fold away what is not needed now; a dialog asks, a drawer stays beside what it is about."
    >
      <Shelf title="Accordion, content at most 800 px high" columns={1}>
        <Accordion panels={PANELS} open={['included']} />
      </Shelf>
      <Shelf title="Dialog and drawer">
        <Specimen state="Dialog, at most 580 px wide">
          <div>
            <Button onClick={() => setOpen('dialog')}>Void agreement</Button>
          </div>
        </Specimen>
        <Specimen state="Drawer to read">
          <div>
            <Button onClick={() => setOpen('reading')}>Show panel</Button>
          </div>
        </Specimen>
        <Specimen state="Drawer to edit, at most 35% of the screen">
          <div>
            <Button onClick={() => setOpen('editing')}>Edit adder</Button>
          </div>
        </Specimen>
      </Shelf>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="Void this agreement?"
        description="Casey Example has signed it. Both copies become invalid and the homeowner is told by e-mail."
        actions={
          <>
            <Button onClick={close}>Keep it</Button>
            <Button look="danger" onClick={close}>
              Void agreement
            </Button>
          </>
        }
      >
        <TextField label="Reason" placeholder="Shown to the homeowner" />
      </Dialog>
      <Drawer open={open === 'reading'} onClose={close} title="Helio Sample 410" description="Data sheet of 11/20/2026">
        <Facts
          facts={[
            { label: 'Power', value: '410 W' },
            { label: 'Efficiency', value: '21.3%' },
            { label: 'Width', value: '44.6 in' },
            { label: 'Loss by heat', value: '−0.34% per °C', note: 'above 25 °C' },
          ]}
        />
      </Drawer>
      <Drawer
        editable
        open={open === 'editing'}
        onClose={close}
        title="Main panel upgrade"
        description="An adder to price and system"
        actions={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button look="primary" onClick={close}>
              Save adder
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-4">
          <TextField label="Name" defaultValue="Main panel upgrade" />
          <MoneyField label="Price" value_cents={price_cents} onChange={setPrice} />
          <Toggle label="Taxed" help="Sales tax is added on the proposal." checked={taxed} onChange={setTaxed} />
        </div>
      </Drawer>
    </Section>
  )
}
