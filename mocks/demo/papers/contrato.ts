// The installation agreement for homeowners who read Spanish, in words of our own.
import type { Block, Contract } from './contract-pdf.ts'

const heading = (text: string): Block => ({ kind: 'heading', text })
const text = (words: string): Block => ({ kind: 'text', text: words })
const list = (...items: string[]): Block => ({ kind: 'list', items })

export const CONTRATO: Contract = {
  title: 'Contrato de instalación solar',
  lead: 'Entre la empresa y el propietario que se nombran abajo, para un sistema solar en su casa.',
  words: { page: (n, of) => `Página ${n} de ${of}`, date: 'Fecha', initials: 'Iniciales' },
  blocks: [
    {
      kind: 'terms',
      rows: [
        ['Empresa', 'company_name'],
        ['Licencia', 'license_number'],
        ['Propietario', 'homeowner_name'],
        ['Casa', 'project_address'],
        ['Tamaño del sistema', 'system_size'],
        ['Primer año estimado', 'annual_production'],
        ['Precio del contrato', 'contract_price'],
        ['Reembolsos descontados', 'rebates_taken_off'],
        ['Por pagar', 'amount_to_pay'],
        ['Anticipo', 'deposit'],
        ['Forma de pago', 'financing_name'],
        ['Fecha del contrato', 'today'],
      ],
    },
    heading('1. Lo que hace la empresa'),
    text(
      'La empresa diseña, tramita los permisos, instala, prueba y pone en marcha el sistema descrito arriba. Suministra los paneles, inversores, soportes, cables y equipo de monitoreo que enumera la propuesta aceptada. La propuesta forma parte de este contrato; si difieren, vale este contrato.',
    ),
    heading('2. Equipo'),
    text(
      'Si una pieza ya no se consigue, la empresa ofrece otra de calidad, rendimiento y garantía al menos iguales, y la instala solo después de que el propietario lo haya aceptado por escrito. Todo el equipo es nuevo.',
    ),
    heading('3. Precio y pago'),
    text(
      'El precio es fijo e incluye mano de obra, equipo, permisos, inspecciones e impuestos de venta. Solo cambia mediante una orden de cambio. Si no paga un prestamista conforme a un contrato de financiamiento, el propietario paga en tres partes:',
    ),
    list(
      'al firmar este contrato: el anticipo indicado arriba;',
      'cuando los paneles e inversores llegan a la casa: el 60 por ciento del precio, menos lo ya pagado;',
      'cuando la compañía de luz da permiso para operar: el resto.',
    ),
    {
      kind: 'initials',
      role: 'homeowner',
      text: 'El propietario ha leído el precio, la forma de pago y cuándo se paga cada parte.',
    },
    heading('4. Plazos'),
    text(
      'La empresa solicita los permisos dentro de los diez días hábiles después de terminar el derecho a cancelar, y comienza dentro de los 30 días después de recibir los permisos y la aprobación de la compañía de luz. Si hay un retraso, lo avisa en cuanto lo sabe y da una nueva fecha. Si el trabajo no ha comenzado 120 días después de la firma, el propietario puede terminar el contrato y se le devuelve todo lo pagado.',
    ),
    heading('5. Permisos y compañía de luz'),
    text(
      'La empresa obtiene los permisos de construcción y de electricidad, presenta la solicitud de interconexión, recibe al inspector y corrige a su costo lo que haya hecho mal. El sistema no se enciende antes de tener permiso para operar.',
    ),
    heading('6. La casa'),
    text(
      'El propietario puede decidir sobre el techo y da acceso de lunes a viernes entre las 7 de la mañana y las 5 de la tarde. La empresa protege el jardín, mantiene el techo sin goteras y deja limpio el lugar cada tarde. Si se encuentra un daño que no se podía ver, se detiene, lo muestra y ofrece una orden de cambio.',
    ),
    heading('7. Cambios'),
    text(
      'Un cambio del sistema, del precio o de los plazos es una orden de cambio: por escrito y firmada por ambos antes de hacer el trabajo. Nadie puede acordar un cambio de palabra.',
    ),
    heading('8. Las estimaciones no son promesas'),
    text(
      'El primer año estimado es lo que el sistema produce según la simulación en un año de clima promedio. El clima, la sombra, el polvo y el consumo de la casa varían. Las tarifas y reglas de la compañía de luz pueden cambiar. El ahorro que muestra la propuesta es una estimación.',
    ),
    heading('9. Garantías'),
    list(
      'Mano de obra: diez años desde el permiso para operar.',
      'Techo: diez años por goteras donde la empresa haya perforado el techo.',
      'Equipo: según la garantía de cada fabricante; la empresa entrega los documentos y ayuda con un reclamo.',
    ),
    text('Las garantías pasan a quien compre la casa.'),
    heading('10. Licencia y seguro'),
    text(
      'La empresa tiene la licencia indicada arriba, un seguro de responsabilidad civil de al menos $1,000,000 por evento y el seguro de sus trabajadores que exige la ley. Responde por sus subcontratistas como por sí misma.',
    ),
    heading('11. Derecho a cancelar'),
    text(
      'El propietario puede cancelar este contrato sin multa ni motivo dentro del plazo que indica el aviso de cancelación al final, por escrito y a la dirección que figura allí. La empresa devuelve lo pagado dentro de diez días hábiles.',
    ),
    heading('12. Acuerdo completo'),
    text(
      'Este documento, la propuesta aceptada, las órdenes de cambio firmadas y el aviso de cancelación son el acuerdo completo. Se aplica la ley del estado donde está la casa. Antes de ir a un juez, ambos intentan resolver el problema hablando y luego con un mediador. Cada parte recibe una copia con todas las firmas.',
    ),
    {
      kind: 'check',
      role: 'homeowner',
      text: 'El propietario ha sido informado de su derecho a cancelar y ha recibido el aviso de cancelación.',
    },
    {
      kind: 'signatures',
      title: 'Firmas',
      lead: 'Al firmar, cada uno confirma que ha leído todas las páginas y que ha recibido una copia.',
      people: [
        { role: 'homeowner', title: 'Propietario' },
        { role: 'countersigner', title: 'Por la empresa' },
      ],
    },
  ],
}
