// Map tiles around a place, in the drawing's metres. Web Mercator: 256-pixel tiles, whose pixel is
// 2π · 6,378,137 m · cos(latitude) / (256 · 2^zoom) wide on the ground (EPSG:3857).
const EQUATOR_M = 2 * Math.PI * 6_378_137
const TILE_PX = 256
const DEEPEST = 20
const SHALLOWEST = 14
const MOST_TILES = 120

type Props = {
  url: string
  place: { latitude: number; longitude: number }
  /** How far the map reaches. */
  size_m: number
  north_deg: number
  /** Pixels of a metre on the screen. */
  scale: number
}

type TilePlace = { z: number; x: number; y: number; left_m: number; top_m: number; side_m: number }

/** The tiles that cover the square around a place; `left_m` and `top_m` are metres from it, east and south. */
export function tilesAround(place: Props['place'], size_m: number, scale: number): TilePlace[] {
  const shrink = Math.cos((place.latitude * Math.PI) / 180)
  const wanted = Math.ceil(Math.log2((EQUATOR_M * shrink * scale) / TILE_PX))
  let z = Math.min(Math.max(wanted, SHALLOWEST), DEEPEST)
  const side = (zoom: number) => (EQUATOR_M * shrink) / 2 ** zoom
  while (z > SHALLOWEST && (size_m / side(z) + 1) ** 2 > MOST_TILES) z--
  const side_m = side(z)
  const count = 2 ** z
  const latitude = (place.latitude * Math.PI) / 180
  const middle_x = ((place.longitude + 180) / 360) * count
  const middle_y = ((1 - Math.asinh(Math.tan(latitude)) / Math.PI) / 2) * count
  const reach = size_m / 2 / side_m
  const tiles: TilePlace[] = []
  for (let x = Math.floor(middle_x - reach); x <= middle_x + reach; x++)
    for (let y = Math.floor(middle_y - reach); y <= middle_y + reach; y++)
      if (y >= 0 && y < count)
        tiles.push({
          z,
          x: ((x % count) + count) % count,
          y,
          left_m: (x - middle_x) * side_m,
          top_m: (y - middle_y) * side_m,
          side_m,
        })
  return tiles
}

export function MapTiles({ url, place, size_m, north_deg, scale }: Props) {
  return (
    // Tiles have y down; the map's north is rotated to the drawing's.
    <g transform={`scale(1 -1) rotate(${-north_deg})`} pointerEvents="none">
      {tilesAround(place, size_m * Math.SQRT2, scale).map(({ z, x, y, left_m, top_m, side_m }) => (
        <image
          key={`${z}/${x}/${y}`}
          href={url.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y))}
          x={left_m}
          y={top_m}
          // A hair of overlap hides the seams.
          width={side_m * 1.002}
          height={side_m * 1.002}
        />
      ))}
    </g>
  )
}
