import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  snow_ground: { en: 'Snow and ground', es: 'Nieve y suelo' },
  snow_month: { en: 'Monthly snow', es: 'Nieve mensual' },
  nearest_station_climate_normals: {
    en: 'From the nearest station’s climate normals. Snowy days have at least an inch of new snow; covered days have snow on the ground, which raises the albedo toward {snow_albedo}. Snow loss follows Townsend and Powers (2011).',
    es: 'De las normales climáticas de la estación más cercana. En los días con nevada cae al menos una pulgada de nieve; en los días cubiertos hay nieve en el suelo, lo que acerca el albedo a {snow_albedo}. Pérdida por nieve según Townsend y Powers (2011).',
  },
  remove_snow: { en: 'Remove snow', es: 'Quitar nieve' },
  enter_snow_month: { en: 'Enter monthly snow', es: 'Ingresar nieve mensual' },
  albedo_month: { en: 'Monthly albedo', es: 'Albedo mensual' },
  enter_0_90: { en: 'Enter 0% to 90%.', es: 'Ingrese de 0% a 90%.' },
  use_all_year: { en: 'Use {bare_albedo} all year', es: 'Usar {bare_albedo} todo el año' },
  enter_albedo_month: { en: 'Enter monthly albedo', es: 'Ingresar albedo mensual' },
  enter_0_31: { en: 'Enter 0 to 31.', es: 'Ingrese de 0 a 31.' },
  snowfall: { en: 'Snowfall', es: 'Nevada' },
  enter_0_390: { en: 'Enter 0 to 390 in.', es: 'Ingrese de 0 a 390 pulgadas.' },
  snowy: { en: 'Snowy', es: 'Con nevada' },
  days_inch_new_snow: {
    en: 'Days with at least an inch of new snow',
    es: 'Días con al menos una pulgada de nieve nueva',
  },
  covered: { en: 'Covered', es: 'Cubiertos' },
  days_snow_ground: { en: 'Days with snow on the ground', es: 'Días con nieve en el suelo' },
  humidity: { en: 'Humidity', es: 'Humedad' },
  relative_humidity: { en: 'Relative humidity', es: 'Humedad relativa' },
  enter_0_100: { en: 'Enter 0% to 100%.', es: 'Ingrese de 0% a 100%.' },
  snow_as_entered: {
    en: 'Snow as entered; the ground reflects {is_even, select, yes {{least}} other {{least} to {most}}} of the light.',
    es: 'Nieve según lo ingresado; el suelo refleja {is_even, select, yes {el {least}} other {del {least} al {most}}} de la luz.',
  },
  no_snow_assumed: {
    en: 'The weather data has no snow, so none is assumed; the ground reflects {is_even, select, yes {{least}} other {{least} to {most}}} of the light.',
    es: 'Los datos meteorológicos no incluyen nieve, así que no se supone ninguna; el suelo refleja {is_even, select, yes {el {least}} other {del {least} al {most}}} de la luz.',
  },
})
