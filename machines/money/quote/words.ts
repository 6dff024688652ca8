// Why an adder or a way to pay applies to a project, and why not.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  turned_off: { en: '{name} is turned off.', es: '{name} está desactivado.' },
  provider_not_in_state: { en: '{name} doesn’t work in {state}.', es: '{name} no trabaja en {state}.' },
  option_not_in_state: { en: '{name} isn’t offered in {state}.', es: '{name} no se ofrece en {state}.' },
  offered_from: { en: '{name} is offered from {day}.', es: '{name} se ofrece desde el {day}.' },
  offered_until: { en: '{name} was offered until {day}.', es: '{name} se ofreció hasta el {day}.' },
  battery_required: {
    en: '{name} requires a battery in the design.',
    es: '{name} requiere una batería en el diseño.',
  },
  amount_too_low: {
    en: '{name} starts at {least}; this project needs {needs}.',
    es: '{name} empieza en {least}; este proyecto necesita {needs}.',
  },
  amount_too_high: {
    en: '{name} goes up to {most}; this project needs {needs}.',
    es: '{name} llega hasta {most}; este proyecto necesita {needs}.',
  },
  price_too_high: {
    en: '{name} allows up to {most} per watt; this project is at {price}.',
    es: '{name} acepta hasta {most} por vatio; este proyecto llega a {price}.',
  },
  outside_bands: {
    en: '{size} kW is outside its size bands: {bands}.',
    es: '{size} kW está fuera de sus rangos de tamaño: {bands}.',
  },
  applies_to_all: { en: 'It applies to every project.', es: 'Se aplica a todos los proyectos.' },
})
