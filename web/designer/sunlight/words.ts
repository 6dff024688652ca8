// What designer/sunlight tells its reader.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  solar_access: { en: 'Solar access', es: '' },
  no_module_stands_roof: { en: 'No module stands on the roof yet.', es: '' },
  light_lost_each_month: { en: 'Light lost in each month', es: '' },
  share_year_light_reaches: {
    en: 'Share of a year’s light that reaches the modules, with what is drawn: roofs, obstructions, trees and horizon. A tree in leaf lets a tenth of the light through, a bare one half.',
    es: '',
  },
  no_shade: { en: 'no shade', es: '' },
  least_months: { en: 'least in {months}', es: '' },
  step_less: { en: '{step} or less', es: '' },
  shade: { en: 'Shade', es: '' },
  close_solar_access: { en: 'Close solar access', es: '' },
  light_place_could_not: {
    en: 'The light of this place could not be read. Turn solar access off and on again.',
    es: '',
  },
  solar_access_needs_coordinates: { en: 'Solar access needs the coordinates of the project’s address.', es: '' },
  shortest_day: { en: 'Shortest day', es: '' },
  equinox: { en: 'Equinox', es: '' },
  longest_day: { en: 'Longest day', es: '' },
  day: { en: 'Day', es: '' },
  hour_standard_time: { en: 'Hour, standard time', es: '' },
  stop_day: { en: 'Stop the day', es: '' },
  play_day: { en: 'Play the day', es: '' },
  sun_down: { en: 'The sun is down.', es: '' },
  sun_high: { en: 'Sun {elevation_deg}° high in the {azimuth_deg}.', es: '' },
})
