// Why a file of outlines can't be used.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  choose_footprints: { en: 'Choose a KML, KMZ or GeoJSON file.', es: 'Elija un archivo KML, KMZ o GeoJSON.' },
  not_footprints: {
    en: 'This is not a KML, KMZ or GeoJSON file.',
    es: 'Este archivo no es KML, KMZ ni GeoJSON.',
  },
  not_json: {
    en: 'This JSON is cut off or damaged. Export it again.',
    es: 'Este JSON está incompleto o dañado. Expórtelo de nuevo.',
  },
  broken_kml: {
    en: 'This KML is cut off or damaged. Export it again.',
    es: 'Este KML está incompleto o dañado. Expórtelo de nuevo.',
  },
  no_outlines: {
    en: 'This file has no polygons. Export the buildings as polygons.',
    es: 'Este archivo no tiene polígonos. Exporte los edificios como polígonos.',
  },
  no_system: {
    en: 'These coordinates aren’t degrees, and the file names no coordinate system. Export it in WGS 84.',
    es: 'Estas coordenadas no son grados y el archivo no indica su sistema. Expórtelo en WGS 84.',
  },
  unknown_system: {
    en: 'We don’t know the coordinate system of this file ({name}). Export it in WGS 84.',
    es: 'No conocemos el sistema de coordenadas de este archivo ({name}). Expórtelo en WGS 84.',
  },
  no_outlines_here: {
    en: 'No outline in this file is within {feet} ft of this address. Check the address or choose another file.',
    es: 'Ningún contorno de este archivo está a menos de {feet} pies de esta dirección. Revise la dirección o elija otro archivo.',
  },
  no_buildings: {
    en: 'No outline at this address has the size of a building. Draw the roof by hand.',
    es: 'Ningún contorno en esta dirección tiene el tamaño de un edificio. Dibuje el techo a mano.',
  },
})
