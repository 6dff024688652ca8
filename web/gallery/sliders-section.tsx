import { useState } from 'react'
import { money } from '#web/lib/format.ts'
import { RangeSlider } from '#web/ui/fields/range-slider.tsx'
import { Slider } from '#web/ui/fields/slider.tsx'
import { Section, Shelf, Specimen } from './specimen.tsx'

export function SlidersSection() {
  const [size_kw, setSize] = useState(7.2)
  const [down_cents, setDown] = useState(400_000)
  const [wanted_kw, setWanted] = useState<readonly [number, number]>([4, 9])
  const [price, setPrice] = useState<readonly [number, number]>([18_000, 42_000])
  return (
    <Section
      id="sliders"
      title="Sliders"
      note="For a number found by trying. Arrows move by a step, Page Up and Page Down by ten; a range never closes."
    >
      <Shelf title="One value">
        <Specimen state="With its unit">
          <Slider label="System size" unit="kW" min={2} max={15} step={0.1} value={size_kw} onChange={setSize} />
        </Specimen>
        <Specimen state="Written as money; help">
          <Slider
            label="Down payment"
            min={0}
            max={1_500_000}
            step={50_000}
            value={down_cents}
            onChange={setDown}
            write={money}
            help="The rest is financed."
          />
        </Specimen>
        <Specimen state="Disabled, with its reason">
          <Slider
            label="Battery"
            unit="kWh"
            min={0}
            max={40}
            value={13}
            onChange={() => {}}
            disabledReason="No battery is in the design."
          />
        </Specimen>
      </Shelf>
      <Shelf title="Range, at least 1 apart">
        <Specimen state="With its unit">
          <RangeSlider label="Size wanted" unit="kW" min={1} max={12} value={wanted_kw} onChange={setWanted} />
        </Specimen>
        <Specimen state="Written as money">
          <RangeSlider
            label="Price"
            min={5_000}
            max={80_000}
            step={500}
            value={price}
            onChange={setPrice}
            write={usd => money(usd * 100)}
          />
        </Specimen>
        <Specimen state="Error">
          <RangeSlider
            label="Tilt"
            unit="°"
            min={0}
            max={60}
            value={[5, 58]}
            onChange={() => {}}
            error="No plane of the roof is steeper than 45°."
          />
        </Specimen>
      </Shelf>
    </Section>
  )
}
