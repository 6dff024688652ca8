// Why a file of points, a picture with a place or an outline can't be used.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  choose_points: { en: 'Choose a LAS, LAZ or COPC file.', es: 'Elija un archivo LAS, LAZ o COPC.' },
  no_coordinates: {
    en: 'This project’s address has no coordinates. Set them in the address first.',
    es: 'La dirección de este proyecto no tiene coordenadas. Agréguelas primero a la dirección.',
  },
  not_las: {
    en: 'This is not a LAS, LAZ or COPC file.',
    es: 'Este archivo no es LAS, LAZ ni COPC.',
  },
  las_cut_off: {
    en: 'This file is cut off or damaged. Download it again.',
    es: 'Este archivo está incompleto o dañado. Descárguelo de nuevo.',
  },
  las_empty: { en: 'This file has no points.', es: 'Este archivo no tiene puntos.' },
  las_version: {
    en: 'This file is LAS {version}. Save it as LAS 1.0 to 1.4.',
    es: 'Este archivo es LAS {version}. Guárdelo como LAS 1.0 a 1.4.',
  },
  las_format: {
    en: 'Point format {format} can’t be read. Save the file with format 0 to 3 or 6 to 8.',
    es: 'El formato de puntos {format} no se puede leer. Guarde el archivo con el formato 0 a 3 o 6 a 8.',
  },
  las_compression: {
    en: 'This file is compressed in a way we can’t read. Save it as LAS, or as LAZ in chunks.',
    es: 'No podemos leer la compresión de este archivo. Guárdelo como LAS o como LAZ por bloques.',
  },
  las_too_many: {
    en: 'More than {millions, number} million points. Cut the file to the surroundings of the house.',
    es: 'Más de {millions, number} millones de puntos. Recorte el archivo a los alrededores de la casa.',
  },
  no_georeference: {
    en: 'This file doesn’t say where on earth it is. Choose its unit if it shows only this house.',
    es: 'Este archivo no indica su ubicación. Elija la unidad si solo muestra esta casa.',
  },
  no_georeference_large: {
    en: 'This file doesn’t say where on earth it is and is too wide for one house.',
    es: 'Este archivo no indica su ubicación y es demasiado grande para una sola casa.',
  },
  no_place: {
    en: 'The coordinate system of this file doesn’t reach this house.',
    es: 'El sistema de coordenadas de este archivo no incluye esta casa.',
  },
  no_points_here: {
    en: 'This file has no points at this house. Check the address or choose the tile that covers it.',
    es: 'Este archivo no tiene puntos en esta casa. Revise la dirección o elija la zona que la incluye.',
  },
  no_roof_here: {
    en: 'No roof was found in these points. Check the address, or draw the roof by hand.',
    es: 'No se encontró ningún techo en estos puntos. Revise la dirección o dibuje el techo a mano.',
  },
})
