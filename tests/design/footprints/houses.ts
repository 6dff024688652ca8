// A file of two buildings: a house around a place, 12 by 8 m, and a garage 20 m east of it.

type Place = { latitude: number; longitude: number }
const METERS_A_DEGREE = 111_000

export function houseAround({ latitude, longitude }: Place, order: 'east_first' | 'north_first' = 'east_first') {
  const across = METERS_A_DEGREE * Math.cos((latitude * Math.PI) / 180)
  const ring = (x: number, y: number, width: number, depth: number) =>
    [
      [x, y],
      [x + width, y],
      [x + width, y + depth],
      [x, y + depth],
      [x, y],
    ].map(([east = 0, north = 0]) => {
      const point = [longitude + east / across, latitude + north / METERS_A_DEGREE]
      return order === 'east_first' ? point : point.reverse()
    })
  return {
    type: 'FeatureCollection',
    features: [ring(20, 0, 6, 6), ring(-6, -4, 12, 8)].map(outer => ({
      type: 'Feature',
      properties: {},
      geometry: { type: 'Polygon', coordinates: [outer] },
    })),
  }
}
