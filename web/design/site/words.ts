// What design/site tells its reader.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  snow_ground: { en: 'Snow and ground', es: '' },
  snow_month: { en: 'Snow by month', es: '' },
  nearest_station_climate_normals: {
    en: 'From the nearest station’s climate normals. Snowy days have an inch of new snow or more; covered days have snow on the ground and raise the albedo toward {snow_albedo}. Loss by Townsend and Powers (2011).',
    es: '',
  },
  remove_snow: { en: 'Remove snow', es: '' },
  enter_snow_month: { en: 'Enter snow by month', es: '' },
  albedo_month: { en: 'Albedo by month', es: '' },
  enter_0_90: { en: 'Enter 0 to 90 %.', es: '' },
  use_all_year: { en: 'Use {bare_albedo} all year', es: '' },
  enter_albedo_month: { en: 'Enter albedo by month', es: '' },
  ground_reflects: { en: 'the ground reflects {least}', es: '' },
  ground_reflects_2: { en: 'the ground reflects {least} to {most}', es: '' },
  enter_0_31: { en: 'Enter 0 to 31.', es: '' },
  snowfall: { en: 'Snowfall', es: '' },
  enter_0_390: { en: 'Enter 0 to 390 in.', es: '' },
  snowy: { en: 'Snowy', es: '' },
  days_inch_new_snow: { en: 'Days with an inch of new snow', es: '' },
  covered: { en: 'Covered', es: '' },
  days_snow_ground: { en: 'Days with snow on the ground', es: '' },
  humidity: { en: 'Humidity', es: '' },
  relative_humidity: { en: 'Relative humidity', es: '' },
  enter_0_100: { en: 'Enter 0 to 100 %.', es: '' },
})
