// Errors in a weather file, and the source of its weather. An actor’s name precedes each sentence of the log.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  values: {
    ghi: { en: 'global horizontal irradiance', es: 'irradiancia global horizontal' },
    dni: { en: 'direct normal irradiance', es: 'irradiancia directa normal' },
    dhi: { en: 'diffuse horizontal irradiance', es: 'irradiancia difusa horizontal' },
    temp_c: { en: 'temperature', es: 'temperatura' },
    wind_m_s: { en: 'wind speed', es: 'velocidad del viento' },
    latitude_deg: { en: 'latitude', es: 'latitud' },
    longitude_deg: { en: 'longitude', es: 'longitud' },
    elevation_m: { en: 'elevation', es: 'elevación' },
    utc_offset_h: { en: 'time zone', es: 'zona horaria' },
  },
  file: {
    year_repeated: {
      en: 'The {source} file has the year {year} twice.',
      es: 'El archivo {source} tiene dos veces el año {year}.',
    },
    empty: {
      en: 'This weather file is empty. Choose another file.',
      es: 'Este archivo meteorológico está vacío. Elija otro.',
    },
    not_supported: {
      en: 'This weather file format is not supported. Use TMY3, EPW, NSRDB PSM3 or PSM4, PVGIS, SolarAnywhere or SAM CSV.',
      es: 'Este formato de archivo meteorológico no se admite. Use TMY3, EPW, NSRDB PSM3 o PSM4, PVGIS, SolarAnywhere o SAM CSV.',
    },
    column_missing: {
      en: 'The {source} file has no column for {value}.',
      es: 'El archivo {source} no tiene columna para: {value}.',
    },
    damaged_gzip: {
      en: 'This gzipped weather file is incomplete or damaged. Download it again.',
      es: 'Este archivo meteorológico gzip está incompleto o dañado. Descárguelo de nuevo.',
    },
    damaged_json: {
      en: 'This JSON file is incomplete or damaged. Download it again.',
      es: 'Este archivo JSON está incompleto o dañado. Descárguelo de nuevo.',
    },
    not_pvgis: {
      en: 'This JSON is not a typical year or hourly series from PVGIS.',
      es: 'Este JSON no es un año típico ni una serie por hora de PVGIS.',
    },
    leap_year: {
      en: 'The {source} file has {rows, number} hourly rows; a year has 8,760. Leave out February 29.',
      es: 'El archivo {source} tiene {rows, number} filas por hora; un año tiene 8,760. Omita el 29 de febrero.',
    },
    too_few_rows: {
      en: 'The {source} file has {rows, number} hourly rows; a year has 8,760. Download it again.',
      es: 'El archivo {source} tiene {rows, number} filas por hora; un año tiene 8,760. Descárguelo de nuevo.',
    },
    wrong_rows: {
      en: 'The {source} file has {rows, number} hourly rows; a year has 8,760.',
      es: 'El archivo {source} tiene {rows, number} filas por hora; un año tiene 8,760.',
    },
    head_invalid: {
      en: 'The header of the {source} file has an invalid {value}: “{text}”.',
      es: 'El encabezado del archivo {source} tiene un valor no válido de {value}: “{text}”.',
    },
    out_of_order: {
      en: 'Line {line} is dated {day} instead of {expected}. Hours must be in order.',
      es: 'La línea {line} tiene fecha {day} en vez de {expected}. Las horas deben estar en orden.',
    },
    no_date: {
      en: 'Line {line} has no valid date and hour. Hours must follow each other without other lines.',
      es: 'La línea {line} no tiene una fecha y hora válidas. Las horas deben seguirse sin otras líneas.',
    },
    hour_repeated: {
      en: 'Line {line} repeats {day} {time}. Hours must be in standard time, without daylight saving.',
      es: 'La línea {line} repite {day} {time}. Las horas deben estar en horario estándar, sin horario de verano.',
    },
    too_many_missing: {
      en: 'The {source} file has gaps in {count, number} hours; up to {most} can be filled. Download it again.',
      es: 'Al archivo {source} le faltan datos en {count, number} horas; se pueden completar hasta {most}. Descárguelo de nuevo.',
    },
    not_a_number: {
      en: 'Line {line}: {value} is “{text}”, not a number.',
      es: 'Línea {line}: {value} es “{text}”, que no es un número.',
    },
    out_of_range: {
      en: 'Line {line}: {value} is {number}, outside {least} to {most} {unit}.',
      es: 'Línea {line}: {value} es {number}, fuera de {least} a {most} {unit}.',
    },
    too_far: {
      en: 'This weather is from {station}, {miles, number} miles away. Choose a file from nearby.',
      es: 'Estos datos son de {station}, a {miles, number} millas. Elija un archivo de un lugar cercano.',
    },
  },
  doubt: {
    zone_by_night: {
      en: 'The header says {header}, but the hours fit the sun at {fits}: {when} has {ghi, number} W/m² with the sun below the horizon.',
      es: 'El encabezado dice {header}, pero las horas corresponden al sol en {fits}: {when} tiene {ghi, number} W/m² con el sol bajo el horizonte.',
    },
    zone_by_parts: {
      en: 'The header says {header}, but the hours fit the sun at {fits}: {when} has {ghi, number} W/m², while its direct and diffuse light add up to {sum, number}.',
      es: 'El encabezado dice {header}, pero las horas corresponden al sol en {fits}: {when} tiene {ghi, number} W/m², pero su luz directa y difusa suma {sum, number}.',
    },
    night: {
      en: '{hours, number} hours have light at night: {when} has {ghi, number} W/m² with the sun below the horizon.',
      es: '{hours, number} horas tienen luz de noche: {when} tiene {ghi, number} W/m² con el sol bajo el horizonte.',
    },
    dark: {
      en: '{hours, number} hours of full daylight are dark: {when} has {ghi, number} W/m².',
      es: '{hours, number} horas de pleno día están a oscuras: {when} tiene {ghi, number} W/m².',
    },
    parts: {
      en: 'Global irradiance doesn’t match direct plus diffuse: {when} has {ghi, number} W/m², but the two add up to {sum, number}.',
      es: 'La luz global no coincide con la directa y la difusa: {when} tiene {ghi, number} W/m² global, pero sus partes suman {sum, number}.',
    },
    year: {
      en: 'This year has {year, number} kWh/m² of light on level ground; {usual, number} is usual here. The unit may be another.',
      es: 'Este año tiene {year, number} kWh/m² de luz sobre suelo horizontal; aquí lo usual es {usual, number}. La unidad puede ser otra.',
    },
  },
  reading: {
    averaged: {
      en: '{minutes, select, 60 {Readings taken on the hour were averaged with the next.} other {Readings every {minutes} minutes were averaged by the hour.}}',
      es: '{minutes, select, 60 {Las lecturas en punto se promediaron con la siguiente.} other {Las lecturas de cada {minutes} minutos se promediaron por hora.}}',
    },
    filled: {
      en: '{count, plural, one {# hour was missing and was filled} other {# hours were missing and were filled}} from the hours and days around, starting with {when}.',
      es: '{count, plural, one {Faltaba # hora y se completó} other {Faltaban # horas y se completaron}} con las horas y los días cercanos, desde el {when}.',
    },
    zone_of_sun: {
      en: 'Read in {zone}, as chosen at upload.',
      es: 'Se leyó en {zone}, como se eligió al subirlo.',
    },
    zone_of_file: {
      en: 'Kept in {zone}, as chosen at upload.',
      es: 'Se conservó en {zone}, como se eligió al subirlo.',
    },
    light_as_is: {
      en: 'Stored as it is, as chosen at upload.',
      es: 'Se guardó tal cual, como se eligió al subirlo.',
    },
    turned: {
      en: 'Hours were converted from {from} to {to}, the standard time at the house.',
      es: 'Las horas se convirtieron de {from} a {to}, la hora estándar de la casa.',
    },
  },
  choose_file: { en: 'Choose a weather file.', es: 'Elija un archivo meteorológico.' },
  uploaded: {
    en: 'uploaded weather from {station} ({source})',
    es: 'subió los datos meteorológicos de {station} ({source})',
  },
  removed: {
    en: 'switched back to weather from nearby stations',
    es: 'volvió a los datos meteorológicos de las estaciones cercanas',
  },
  fetched: {
    en: 'downloaded weather from {station} ({source})',
    es: 'descargó los datos meteorológicos de {station} ({source})',
  },
  no_coordinates: {
    en: 'This project’s address has no coordinates yet. Complete the address first.',
    es: 'La dirección de este proyecto aún no tiene coordenadas. Complétela primero.',
  },
  not_connected: {
    en: '{source} is not connected. Ask your server administrator to set {settings}.',
    es: '{source} no está conectado. Pida a quien administra el servidor que configure {settings}.',
  },
  no_weather_sent: {
    en: '{source} sent no weather data. {reason}',
    es: '{source} no envió datos meteorológicos. {reason}',
  },
})
