import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { RANGES, rangeWords, type SizePrice } from '#web/projects/sale/project/size-price.ts'
import SizePriceFields from '#web/projects/sale/project/size-price-fields.tsx'
import { Button } from '#web/ui/button.tsx'
import { Drawer } from '#web/ui/drawer.tsx'
import { words } from './words.ts'

type Props = { filters: SizePrice; onChange: (values: Record<string, string | null>) => void }

/** The button shows the ranges in effect. */
export function SizePriceFilter({ filters, onChange }: Props) {
  const [isOpen, setOpen] = useState(false)
  const ranges = [RANGES.size, RANGES.price].flatMap(one => rangeWords(one, filters) ?? [])
  const change = (values: object) =>
    onChange(
      Object.fromEntries(
        Object.entries(values).map(([name, value]) => [name, value === undefined ? null : String(value)]),
      ),
    )
  return (
    <>
      <Button icon={<SlidersHorizontal size={14} aria-hidden />} onClick={() => setOpen(true)}>
        {ranges.length > 0 ? ranges.join(', ') : words.size_and_price}
      </Button>
      <Drawer
        open={isOpen}
        onClose={() => setOpen(false)}
        title={words.size_and_price}
        editable
        actions={
          <Button look="primary" onClick={() => setOpen(false)}>
            {words.show_deals}
          </Button>
        }
      >
        <div className="flex flex-col gap-5">
          <SizePriceFields filters={filters} onChange={change} />
        </div>
      </Drawer>
    </>
  )
}
