import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { Button } from '#web/ui/button.tsx'
import { words } from './words.ts'

type Compared = Schemas['PageComparison']
type Area = Compared['area']

/** Each page as its author uploaded it, above how signers would see it. */
export function PageComparison({ pages }: { pages: Compared[] }) {
  const [whole, setWhole] = useState(false)
  return (
    <div className="flex flex-col gap-5 pb-1">
      {pages.map(one => (
        <section key={one.page} aria-label={words.page_number({ page: one.page })} className="flex flex-col gap-3">
          <h3 className="text-base font-medium">{words.page_number({ page: one.page })}</h3>
          <Look of={one} src={one.uploaded} caption={words.as_uploaded} whole={whole} />
          <Look of={one} src={one.stored} caption={words.as_signers_see_it} whole={whole} />
        </section>
      ))}
      <Button className="self-start" aria-pressed={whole} onClick={() => setWhole(!whole)}>
        {whole ? words.show_differences_only : words.show_whole_pages}
      </Button>
    </div>
  )
}

type LookProps = { of: Compared; src: string; caption: string; whole: boolean }

function Look({ of, src, caption, whole }: LookProps) {
  const { x, y, width, height } = whole ? { x: 0, y: 0, width: 1, height: 1 } : around(of.area)
  const percent = (share: number) => `${share * 100}%`
  return (
    <figure>
      <figcaption className="mb-1 text-sm text-ink-2">{caption}</figcaption>
      {/* A page is white in either theme. */}
      <div
        className="relative overflow-hidden rounded-control border border-hairline-strong bg-white"
        style={{ aspectRatio: (width * of.width) / (height * of.height) }}
      >
        <img
          src={src}
          alt={words.page_as({ page: of.page, caption })}
          className="absolute max-w-none"
          style={{ width: percent(1 / width), left: percent(-x / width), top: percent(-y / height) }}
        />
        <span
          aria-hidden
          className="absolute rounded-sm outline-2 outline-offset-2 outline-[#b42318]"
          style={{
            left: percent((of.area.x - x) / width),
            top: percent((of.area.y - y) / height),
            width: percent(of.area.width / width),
            height: percent(of.area.height / height),
          }}
        />
      </div>
    </figure>
  )
}

/** With some of the page around it, so that the place is recognized. */
function around({ x, y, width, height }: Area): Area {
  const across = Math.min(1, Math.max(0.5, width + 0.1))
  const down = Math.min(1, Math.max(0.12, height + 0.06))
  const from = (start: number, length: number, shown: number) =>
    Math.min(1 - shown, Math.max(0, start + length / 2 - shown / 2))
  return { x: from(x, width, across), y: from(y, height, down), width: across, height: down }
}
