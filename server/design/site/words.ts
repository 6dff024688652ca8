import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  outcome: {
    geocoder: {
      found: { en: 'Address found.', es: 'Dirección encontrada.' },
      empty: {
        en: 'The address isn’t in the Census Bureau’s list. Check it, or set the point by hand.',
        es: 'La dirección no está en la lista de la Oficina del Censo. Revísela o fije el punto a mano.',
      },
      partial: { en: 'The address was found in part.', es: 'La dirección se encontró en parte.' },
      failed: {
        en: 'The address couldn’t be looked up. Set the point by hand, or try again.',
        es: 'No se pudo buscar la dirección. Fije el punto a mano o inténtelo de nuevo.',
      },
    },
    picture: {
      found: { en: 'Aerial picture loaded.', es: 'Foto aérea cargada.' },
      empty: {
        en: 'There is no aerial picture of this place. Upload one of your own.',
        es: 'No hay foto aérea de este lugar. Cargue una propia.',
      },
      partial: { en: 'Only part of the aerial picture arrived.', es: 'Solo llegó una parte de la foto aérea.' },
      failed: {
        en: 'The aerial picture couldn’t be fetched. Draw the house by hand, or try again.',
        es: 'No se pudo obtener la foto aérea. Dibuje la casa a mano o inténtelo de nuevo.',
      },
    },
    points: {
      found: { en: 'A lidar survey shows this roof.', es: 'Un levantamiento lidar muestra este techo.' },
      empty: {
        en: 'No lidar survey shows a roof here. Build it from the outline, or draw it.',
        es: 'Ningún levantamiento lidar muestra un techo aquí. Constrúyalo desde el contorno o dibújelo.',
      },
      partial: {
        en: 'Part of the survey is missing. Check the roof’s edges before you use it.',
        es: 'Falta parte del levantamiento. Revise los bordes del techo antes de usarlo.',
      },
      failed: {
        en: 'The lidar survey couldn’t be read. Build the roof from the outline, or try again.',
        es: 'No se pudo leer el levantamiento lidar. Construya el techo desde el contorno o inténtelo de nuevo.',
      },
    },
    outlines: {
      found: { en: 'Building outlines loaded.', es: 'Contornos de edificios cargados.' },
      empty: {
        en: 'No building is on record here. Draw its outline.',
        es: 'Aquí no hay ningún edificio registrado. Dibuje su contorno.',
      },
      partial: {
        en: 'Some building outlines are missing. If yours is, draw it or try again.',
        es: 'Faltan algunos contornos. Si falta el suyo, dibújelo o inténtelo de nuevo.',
      },
      failed: {
        en: 'The building outlines couldn’t be fetched. Draw the house by hand, or try again.',
        es: 'No se pudieron obtener los contornos. Dibuje la casa a mano o inténtelo de nuevo.',
      },
    },
  },
  steps: {
    looking: { en: 'Looking for a lidar survey', es: 'Buscando un levantamiento lidar' },
    fetching: { en: 'Fetching the points around the house', es: 'Obteniendo los puntos alrededor de la casa' },
    finding: { en: 'Finding the roof', es: 'Buscando el techo' },
  },
  roof_job: { en: 'Roof proposal', es: 'Propuesta de techo' },
  no_point: { en: 'Find the house first.', es: 'Primero ubique la casa.' },
  over_budget: {
    en: 'Your company’s lookups for today are used up. Try again tomorrow, or place the house by hand.',
    es: 'Su empresa agotó las búsquedas de hoy. Inténtelo mañana o ubique la casa a mano.',
  },
  off: { en: 'Site services are off.', es: 'Los servicios del sitio están apagados.' },
  no_house_number: {
    en: 'Enter an address with a house number first.',
    es: 'Primero ingrese una dirección con número de casa.',
  },
  one_choice: {
    en: 'Choose a match, a building, a point, or “not found”.',
    es: 'Elija una coincidencia, un edificio, un punto o “no encontrada”.',
  },
  no_such_match: { en: 'Choose one of the matches.', es: 'Elija una de las coincidencias.' },
  no_such_outline: { en: 'Choose one of the buildings.', es: 'Elija uno de los edificios.' },
  services: {
    geocoder: {
      asked_for: { en: 'Where an address is, and in which county', es: 'Dónde está una dirección y en qué condado' },
      sent: {
        en: 'Street without unit, city, state and ZIP code',
        es: 'Calle sin unidad, ciudad, estado y código postal',
      },
    },
    picture: {
      asked_for: { en: 'The aerial picture of a house', es: 'La foto aérea de una casa' },
      sent: {
        en: 'A point, and a square of 120 m (394 ft) around it',
        es: 'Un punto y un cuadrado de 120 m (394 pies) alrededor',
      },
    },
    outlines: {
      asked_for: { en: 'Outlines of the buildings around it', es: 'Contornos de los edificios cercanos' },
      sent: { en: 'A square of 150 m (492 ft)', es: 'Un cuadrado de 150 m (492 pies)' },
    },
    points: {
      asked_for: { en: 'Heights of the roof, from a lidar survey', es: 'Alturas del techo, de un levantamiento lidar' },
      sent: {
        en: 'Which map tiles around the building are read. Where a survey gives no unit, a point',
        es: 'Qué zonas del mapa se leen. Si un levantamiento no indica su unidad, un punto',
      },
    },
  },
  log: {
    chose_match: { en: 'chose the house’s address', es: 'eligió la dirección de la casa' },
    chose_building: { en: 'chose the building', es: 'eligió el edificio' },
    set_pin: { en: 'set the house’s point on the map', es: 'fijó el punto de la casa en el mapa' },
    not_found: { en: 'marked the house as not found', es: 'marcó la casa como no encontrada' },
    asked_for_roof: { en: 'asked for a roof proposal', es: 'pidió una propuesta de techo' },
    looked_up: { en: 'looked up the house', es: 'buscó la casa' },
    turned_on: { en: 'turned site services on', es: 'activó los servicios del sitio' },
    turned_off: { en: 'turned site services off', es: 'apagó los servicios del sitio' },
  },
})
