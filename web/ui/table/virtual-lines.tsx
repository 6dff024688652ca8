// The part of a long table that is in sight. Loaded only with a table of more than 100 rows.
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { Fragment, type ReactNode, type Ref } from 'react'

type Props = {
  box: HTMLElement
  count: number
  keyAt: (index: number) => string
  /** The line that holds the focus: it stays drawn, or the focus would be lost with it. */
  held: number
  draw: (index: number, measure: Ref<HTMLTableRowElement>) => ReactNode
}

// A row's estimated height until it is measured.
const ROW_PX = 40
const ROW_TOUCH_PX = 44

export default function VirtualLines({ box, count, keyAt, held, draw }: Props) {
  const row_px = window.matchMedia('(width < 40rem)').matches ? ROW_TOUCH_PX : ROW_PX
  const virtual = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count,
    getScrollElement: () => box,
    estimateSize: () => row_px,
    getItemKey: keyAt,
    overscan: 12,
    rangeExtractor: range => {
      const lines = defaultRangeExtractor(range)
      return held < 0 || held >= count || lines.includes(held) ? lines : [...lines, held].sort((a, b) => a - b)
    },
  })
  const items = virtual.getVirtualItems()
  const gaps = items.map((item, place) => item.start - (items[place - 1]?.end ?? 0))
  const rest = virtual.getTotalSize() - (items.at(-1)?.end ?? 0)
  return (
    <>
      {items.map((item, place) => (
        <Fragment key={item.key}>
          <Gap height_px={gaps[place] ?? 0} />
          {draw(item.index, virtual.measureElement)}
        </Fragment>
      ))}
      <Gap height_px={rest} />
    </>
  )
}

/** Placeholder for rows that aren't rendered. */
const Gap = ({ height_px }: { height_px: number }) =>
  height_px > 0 && (
    <tr aria-hidden>
      <td className="p-0" style={{ height: height_px }} />
    </tr>
  )
