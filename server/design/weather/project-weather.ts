// A project's own weather file: kept, read back, given up.
import { eq } from 'drizzle-orm'
import { distanceKm } from '#machines/design/weather/nearest-stations.ts'
import { chosenOffset, type StoredReading } from '#machines/design/weather/weather-reading.ts'
import type { WeatherYear } from '#machines/design/weather/weather-year.ts'
import { refuse } from '#machines/lib/refuse.ts'
import type { Db } from '#server/db/database.ts'
import { project_weather } from '#server/db/schema/energy.ts'
import { keepFile, readFile } from '#server/files/store.ts'
import type { Ports } from '#server/ports/ports.ts'
import type { ProjectRow } from '#server/projects/access.ts'
import { refuseDoubt } from './describe-reading.ts'
import { epwExtremeLow } from './lowest/epw-extremes.ts'
import { readWeatherFile, typicalYear, type WeatherFile } from './weather-file.ts'
import { words } from './words.ts'

/** A file from further away is a mistake, not a choice. */
const FURTHEST_KM = 300
const MILES_A_KM = 0.621371

type Upload = { bytes: Uint8Array; file_name: string; read: Omit<WeatherFile, 'reading'> & { reading: StoredReading } }

/** Throws 400 for weather from elsewhere, and 409 for a file that contradicts itself and was not answered for. */
export async function keepWeather(db: Db, ports: Ports, project: ProjectRow, { bytes, file_name, read }: Upload) {
  const { weather, years = null, reading, doubt } = read
  const { latitude, longitude } = project.address ?? {}
  if (latitude !== undefined && longitude !== undefined) {
    const away_km = Math.round(distanceKm(latitude, longitude, weather))
    if (away_km > FURTHEST_KM)
      throw refuse(400, 'invalid_input', {
        file: words.file.too_far({ station: weather.station, miles: Math.round(away_km * MILES_A_KM) }),
      })
  }
  if (doubt) throw refuseDoubt(doubt, reading)
  const { company_id, id: project_id } = project
  const media_type = bytes[0] === 0x1f ? 'application/gzip' : 'text/csv'
  const file = await keepFile(db, ports, { company_id, name: file_name, media_type, bytes })
  const { source, station } = weather
  const row = {
    company_id,
    project_id,
    file_id: file.id,
    file_name,
    sha256: file.sha256,
    source,
    station,
    years,
    reading,
    uploaded_at: ports.now(),
  }
  await db
    .insert(project_weather)
    .values(row)
    .onConflictDoUpdate({ target: [project_weather.company_id, project_weather.project_id], set: row })
  return row
}

export const dropWeather = (db: Db, project_id: string) =>
  db.delete(project_weather).where(eq(project_weather.project_id, project_id))

export async function weatherFileOf(
  db: Db,
  project_id: string,
): Promise<typeof project_weather.$inferSelect | undefined> {
  const [row] = await db.select().from(project_weather).where(eq(project_weather.project_id, project_id))
  return row
}

/** The hours of a file that was accepted before. */
export async function readKept(
  db: Db,
  ports: Ports,
  { file_id, years, reading }: Pick<typeof project_weather.$inferSelect, 'file_id' | 'years' | 'reading'>,
): Promise<WeatherYear> {
  const bytes = await readFile(db, ports, file_id)
  if (!bytes) throw new Error(`The weather file ${file_id} is gone`)
  const extreme_low_c = epwExtremeLow(bytes)
  return {
    ...readWeatherFile(bytes, years ? typicalYear(years) : undefined, chosenOffset(reading)),
    ...(extreme_low_c === undefined ? {} : { extreme_low_c }),
  }
}

/** Identifies its hours: the content, and the time zone chosen for it. */
export function weatherMark({
  sha256,
  reading,
}: Pick<typeof project_weather.$inferSelect, 'sha256' | 'reading'>): string {
  const chosen = chosenOffset(reading)
  return chosen === undefined ? sha256 : `${sha256}@${chosen}`
}
