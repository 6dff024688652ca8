// The one picture of a design: its house, or its roof from above, on the site's picture where there is one.
import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { useRead } from '#web/data/queries.ts'
import { cx } from '#web/lib/class-names.ts'
import { Skeleton } from '#web/ui/states.tsx'

const SHAPE = 'aspect-[8/5] w-full'

type Props = { project_id: string; view: 'house' | 'plan'; className?: string }

/** Empty without a design. */
export function DesignPicture({ project_id, view, className }: Props) {
  const { data, error } = useRead('/v3/design.GetPictures', { project_id })
  if (!data) return error ? null : <Skeleton className={cx(SHAPE, className)} />
  if (!data.pictures) return null
  return <Shown picture={data.pictures[view]} className={className} />
}

function Shown({ picture, className }: { picture: Schemas['DesignPicture']; className: string | undefined }) {
  const [has_ground, setHasGround] = useState(true)
  const { src, alt, ground } = picture
  return (
    <div className={cx('relative overflow-hidden bg-sunken', SHAPE, className)}>
      {ground && has_ground && (
        <img
          src={ground.src}
          alt=""
          // Its address works for a short while only, and not without a network: the drawing is whole without it.
          onError={() => setHasGround(false)}
          className="absolute max-w-none"
          style={{
            left: share(ground.left),
            top: share(ground.top),
            width: share(ground.width),
            height: share(ground.height),
          }}
        />
      )}
      <img src={src} alt={alt} className="relative block size-full object-contain" />
    </div>
  )
}

const share = (part: number) => `${part * 100}%`
