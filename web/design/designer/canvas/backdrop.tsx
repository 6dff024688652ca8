// The background of the drawing: a grid, the site's image, or the map around the project.
import { memo } from 'react'
import type { Drawing } from '../drawing-types.ts'
import { MapTiles } from './map-tiles.tsx'

type Props = {
  drawing: Pick<Drawing, 'backdrop' | 'image' | 'width_m' | 'depth_m' | 'north_deg'>
  image_src: string | null
  tiles: { url: string } | null
  place: { latitude: number; longitude: number } | null
  scale: number
}

export function Backdrop({ drawing, image_src, tiles, place, scale }: Props) {
  const { backdrop, image, width_m, depth_m, north_deg } = drawing
  if (backdrop === 'image' && image && image_src) return <SiteImage image={image} src={image_src} />
  if (backdrop === 'map' && tiles && place)
    return (
      <MapTiles url={tiles.url} place={place} size_m={Math.max(width_m, depth_m)} north_deg={north_deg} scale={scale} />
    )
  return (
    <rect
      x={-width_m / 2}
      y={-depth_m / 2}
      width={width_m}
      height={depth_m}
      fill="none"
      stroke="var(--hairline-strong)"
      strokeWidth={1}
      vectorEffect="non-scaling-stroke"
    />
  )
}

const SiteImage = memo(function SiteImage({ image, src }: { image: NonNullable<Drawing['image']>; src: string }) {
  const [width, height] = [image.width_px * image.meters_per_pixel, image.height_px * image.meters_per_pixel]
  return (
    // Pictures grow downwards.
    <image
      href={src}
      transform={`translate(${image.x_m} ${image.y_m}) scale(1 -1)`}
      x={-width / 2}
      y={-height / 2}
      width={width}
      height={height}
      preserveAspectRatio="none"
      pointerEvents="none"
    />
  )
})
