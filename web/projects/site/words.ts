import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  house: { en: 'House from above', es: 'Casa desde arriba' },
  looking_up: { en: 'Looking up the house', es: 'Buscando la casa' },
  you_can_leave: {
    en: 'This can take half a minute. Go on working; it is saved here.',
    es: 'Puede tardar medio minuto. Siga trabajando; se guarda aquí.',
  },
  find_house: { en: 'Find the house', es: 'Buscar la casa' },
  find_house_hint: {
    en: 'Looks up the point, an aerial picture and the outline of the building from public services.',
    es: 'Busca el punto, una foto aérea y el contorno del edificio en servicios públicos.',
  },
  try_again: { en: 'Try again', es: 'Intentar de nuevo' },
  which_address: { en: 'Which address is it?', es: '¿Cuál es la dirección?' },
  several_matches: {
    en: 'The address has several places. Choose one.',
    es: 'La dirección tiene varios lugares. Elija uno.',
  },
  use_this: { en: 'Use this', es: 'Usar esta' },
  choose_building: { en: 'Choose building', es: 'Elegir edificio' },
  choose_building_hint: { en: 'Choose the house in the picture.', es: 'Elija la casa en la foto.' },
  move_pin: { en: 'Move pin', es: 'Mover el punto' },
  move_pin_hint: { en: 'Choose where the house is in the picture.', es: 'Elija en la foto dónde está la casa.' },
  pin_keys: {
    en: 'Arrow keys move the pin, Enter sets it.',
    es: 'Las flechas mueven el punto, Intro lo fija.',
  },
  not_found: { en: 'Not found', es: 'No está' },
  marked_not_found: {
    en: 'Marked as not found. Draw the house by hand in the designer, or move the pin.',
    es: 'Marcada como no encontrada. Dibuje la casa a mano en el diseñador o mueva el punto.',
  },
  cancel: { en: 'Cancel', es: 'Cancelar' },
  aerial_alt: { en: 'Aerial picture of the house and its neighbors', es: 'Foto aérea de la casa y las vecinas' },
  building: { en: 'Building of {area}, {away} from the point', es: 'Edificio de {area}, a {away} del punto' },
  this_building: { en: 'Suggested building of {area}', es: 'Edificio sugerido de {area}' },
  accuracy: {
    street: {
      en: 'The pin is beside the street, often 30–160 ft (10–50 m) from the house. Check which building it is.',
      es: 'El punto está junto a la calle, a menudo a 10–50 m (30–160 pies) de la casa. Revise qué edificio es.',
    },
    building: {
      en: 'The pin is the middle of the building you chose.',
      es: 'El punto es el centro del edificio elegido.',
    },
    pin: { en: 'The pin was set by hand.', es: 'El punto se fijó a mano.' },
  },
  picture_from: {
    en: 'Picture: {source}{day, select, none {} other {, {day}}}{size, select, none {} other {, {size} per pixel}}',
    es: 'Foto: {source}{day, select, none {} other {, {day}}}{size, select, none {} other {, {size} por píxel}}',
  },
  outlines_from: {
    en: 'Outlines: {source}{day, select, none {} other {, pictures up to {day}}}',
    es: 'Contornos: {source}{day, select, none {} other {, fotos hasta {day}}}',
  },
  newer_roof: {
    en: 'A newer roof or a felled tree isn’t in it. This is not a site survey.',
    es: 'No muestra un techo más nuevo ni un árbol talado. No es una visita técnica.',
  },
  picture_gone: {
    en: 'The picture was deleted. Try again to fetch it.',
    es: 'La foto se eliminó. Inténtelo de nuevo para obtenerla.',
  },
})
