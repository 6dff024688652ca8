// Findings of the fire code, for those who design and those who review.
import { catalog } from '../../words/catalog.ts'

export const words = catalog({
  as_applied: { en: '{article} as applied in {place}', es: '{article} según se aplica en {place}' },
  edge_near: {
    en: '{plane} has {free} clear along its {where, select, hips {hips and valleys} other {eaves and rakes}}; {article} requires {inches}.',
    es: '{plane} tiene {free} libres junto a {where, select, hips {sus limatesas y limahoyas} other {sus aleros y bordes}}; {article} exige {inches}.',
  },
  ridge_ok: {
    en: 'Panels cover {share} of the {measure, select, slope {slope} other {roof}} seen from above, so {article} requires {inches} clear along the ridge. This layout complies.',
    es: 'Los paneles cubren el {share} {measure, select, slope {de la vertiente} other {del techo}} visto desde arriba, así que {article} exige {inches} libres junto a la cumbrera. Este diseño cumple.',
  },
  ridge_near: {
    en: 'Panels cover {share} of the {measure, select, slope {slope} other {roof}} seen from above, so {article} requires {inches} clear along the ridge; {plane} has {free}.',
    es: 'Los paneles cubren el {share} {measure, select, slope {de la vertiente} other {del techo}} visto desde arriba, así que {article} exige {inches} libres junto a la cumbrera; {plane} tiene {free}.',
  },
  pathways_ok: {
    en: '{count} planes have a pathway of at least {inches} from eave to ridge ({article}){has_street, select, yes {, one of them on the street side.} other {. One must face the street or driveway.}}',
    es: '{count} planos tienen un paso de al menos {inches} del alero a la cumbrera ({article}){has_street, select, yes {, uno de ellos del lado de la calle.} other {. Uno debe dar a la calle o a la entrada.}}',
  },
  pathways_missing: {
    en: '{count, plural, =0 {No plane has} other {Only one plane has}} a {inches} pathway from eave to ridge; {article} requires two on separate planes. Add a pathway at a plane’s side, or leave a plane empty.',
    es: '{count, plural, =0 {Ningún plano tiene} other {Solo un plano tiene}} un paso de {inches} del alero a la cumbrera; {article} exige dos en planos distintos. Agregue un paso al lado de un plano o deje un plano vacío.',
  },
  street_missing: {
    en: 'No pathway is on the street or driveway side of the roof; {article} requires one there.',
    es: 'Ningún paso está del lado de la calle o de la entrada; {article} exige uno ahí.',
  },
  plane_unreachable: {
    en: '{name} has panels, but neither it nor an adjacent plane has a {inches} pathway from eave to ridge ({article}).',
    es: '{name} tiene paneles, pero ni él ni un plano contiguo tienen un paso de {inches} del alero a la cumbrera ({article}).',
  },
  escape_blocked: {
    en: '{name} has panels below an escape window; {article} requires the roof below it and a 36 in path to it to stay free.',
    es: '{name} tiene paneles debajo de una ventana de escape; {article} exige dejar libres el techo debajo de ella y un paso de 36 in hasta ella.',
  },
})
