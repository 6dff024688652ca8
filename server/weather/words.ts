// What is wrong with a weather file, and where its weather came from. An actor’s name stands before each sentence of the log.
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
      en: 'This weather file format is not supported. Use TMY3, EPW, NSRDB PSM3 or PSM4, PVGIS or SAM CSV.',
      es: 'Este formato de archivo meteorológico no se admite. Use TMY3, EPW, NSRDB PSM3 o PSM4, PVGIS o SAM CSV.',
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
