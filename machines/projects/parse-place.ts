// Reads coordinates as maps give them: "33.4484, -112.0740", or the link of a place.

type Coordinates = { latitude: number; longitude: number }

const NUMBERS = /(-?\d{1,3}(?:\.\d+)?)\s*°?\s*([NS])?[\s,;]+(-?\d{1,3}(?:\.\d+)?)\s*°?\s*([EW])?/i
/** Where links of map sites put them: "@33.4,-112.0", "q=33.4,-112.0", "#map=18/33.4/-112.0". */
const IN_LINK = /(?:@|[?&](?:q|ll|query|center)=|#map=\d+\/)(-?\d{1,2}\.\d+)(?:,|\/|%2C)(-?\d{1,3}\.\d+)/i

/** Degrees, north and east above zero; undefined where no place on earth is meant. */
export function parseCoordinates(text: string): Coordinates | undefined {
  const link = IN_LINK.exec(text)
  if (link) return onEarth(Number(link[1]), Number(link[2]))
  if (/https?:/i.test(text)) return undefined
  const [, latitude, ns, longitude, ew] = NUMBERS.exec(text) ?? []
  if (latitude === undefined || longitude === undefined) return undefined
  const signed = (degrees: string, letter: string | undefined, below: string) =>
    letter?.toUpperCase() === below ? -Math.abs(Number(degrees)) : Number(degrees)
  return onEarth(signed(latitude, ns, 'S'), signed(longitude, ew, 'W'))
}

const onEarth = (latitude: number, longitude: number): Coordinates | undefined =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined
