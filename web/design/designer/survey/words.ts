import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  roof_from_file: { en: 'Roof from a file', es: 'Techo desde un archivo' },
  finds_planes: {
    en: 'A point cloud (LAS, LAZ, COPC) gives planes, heights and trees. KML or GeoJSON gives outlines. You review them before anything changes.',
    es: 'Una nube de puntos (LAS, LAZ, COPC) da planos, alturas y árboles. KML o GeoJSON da contornos. Usted los revisa antes de que algo cambie.',
  },
  upload_file: { en: 'Choose file', es: 'Elegir archivo' },
  file_limits: {
    en: 'Point clouds up to 100 MB, outlines up to 25 MB.',
    es: 'Nubes de puntos de hasta 100 MB, contornos de hasta 25 MB.',
  },
  reading_outlines: { en: 'Reading {name}…', es: 'Leyendo {name}…' },
  outlines_in_file: { en: 'Outlines in the file', es: 'Contornos del archivo' },
  outlines_near: {
    en: '{near, number} near the address, of {count, number}',
    es: '{near, number} cerca de la dirección, de {count, number}',
  },
  close_outlines: { en: 'Discard outlines', es: 'Descartar los contornos' },
  order_swapped: {
    en: 'This file gives latitude before longitude. We swapped them to match this address. Check the place before adding.',
    es: 'Este archivo da la latitud antes que la longitud. Las intercambiamos según esta dirección. Revise el lugar antes de agregar.',
  },
  add_as: { en: 'Add as', es: 'Agregar como' },
  as_roof: { en: 'Roof', es: 'Techo' },
  as_roof_help: { en: 'Set its kind and pitch after adding', es: 'Elija su tipo y pendiente después' },
  as_plane: { en: 'One roof plane', es: 'Un solo plano' },
  as_plane_help: { en: 'Keeps courtyards', es: 'Conserva los patios' },
  buildings: { en: 'Buildings', es: 'Edificios' },
  at_address: { en: 'At the address', es: 'En la dirección' },
  away: { en: '{distance} away', es: 'A {distance}' },
  courtyard: { en: 'courtyard', es: 'patio' },
  choose_outline: { en: 'Choose at least one building.', es: 'Elija al menos un edificio.' },
  courtyard_as_plane: {
    en: 'A roof around a courtyard can’t be built from its outline. Add it as a plane.',
    es: 'Un techo con patio no se puede construir desde su contorno. Agréguelo como plano.',
  },
  too_many_roofs: {
    en: 'A drawing can have up to {most} roofs. Clear some, or add planes.',
    es: 'Un dibujo puede tener hasta {most} techos. Desmarque algunos o agregue planos.',
  },
  corners_as_plane: {
    en: 'A roof can have up to {most} corners. Add this building as a plane.',
    es: 'Un techo puede tener hasta {most} esquinas. Agregue este edificio como plano.',
  },
  added_outlines: {
    en: '{count, plural, one {# building added} other {# buildings added}}',
    es: '{count, plural, one {# edificio agregado} other {# edificios agregados}}',
  },
  reading_points: { en: 'Finding the roof in {name}…', es: 'Buscando el techo en {name}…' },
  usually_seconds: { en: 'Usually under 20 seconds', es: 'Por lo general, menos de 20 segundos' },
  file_unit: { en: 'Coordinates', es: 'Coordenadas' },
  unit_from_file: { en: 'As the file says', es: 'Según el archivo' },
  only_house_meters: { en: 'Only this house, in meters', es: 'Solo esta casa, en metros' },
  only_house_feet: { en: 'Only this house, in feet', es: 'Solo esta casa, en pies' },
  only_house_survey_feet: {
    en: 'Only this house, in US survey feet',
    es: 'Solo esta casa, en pies topográficos de EE. UU.',
  },
  meters: { en: 'Meters', es: 'Metros' },
  feet: { en: 'Feet', es: 'Pies' },
  us_survey_feet: { en: 'US survey feet', es: 'Pies topográficos de EE. UU.' },
  proposed_roof: { en: 'Proposed roof', es: 'Techo propuesto' },
  close_proposed_roof: { en: 'Discard proposed roof', es: 'Descartar el techo propuesto' },
  points_density: {
    en: '{count, number} points, {density} per m² on the roof',
    es: '{count, number} puntos, {density} por m² en el techo',
  },
  house: { en: 'House', es: 'Casa' },
  building_number: { en: 'Building {number}', es: 'Edificio {number}' },
  plane_line: {
    en: '{pitch}° · {area} · points within {residual}',
    es: '{pitch}° · {area} · puntos a menos de {residual}',
  },
  obstructions_count: {
    en: '{count, plural, one {# obstruction} other {# obstructions}}',
    es: '{count, plural, one {# obstáculo} other {# obstáculos}}',
  },
  trees_count: {
    en: '{count, plural, one {# tree} other {# trees}}',
    es: '{count, plural, one {# árbol} other {# árboles}}',
  },
  heights_unit: { en: 'Unit of heights', es: 'Unidad de las alturas' },
  heights_not_stated: {
    en: 'The file doesn’t give it. Change it if the roof is too high or too flat.',
    es: 'El archivo no la indica. Cámbiela si el techo es demasiado alto o plano.',
  },
  move_onto_image: {
    en: 'Your image has no coordinates. After adding the roof, drag it onto the image.',
    es: 'Su imagen no tiene coordenadas. Después de agregar el techo, arrástrelo sobre la imagen.',
  },
  too_many_planes: {
    en: 'A drawing can have up to {most} planes. Clear some.',
    es: 'Un dibujo puede tener hasta {most} planos. Desmarque algunos.',
  },
  choose_plane: { en: 'Choose at least one plane.', es: 'Elija al menos un plano.' },
  add_to_drawing: { en: 'Add to drawing', es: 'Agregar al dibujo' },
  discard: { en: 'Discard', es: 'Descartar' },
  added_planes: {
    en: '{count, plural, one {# roof plane added} other {# roof planes added}}',
    es: '{count, plural, one {# plano de techo agregado} other {# planos de techo agregados}}',
  },
})
