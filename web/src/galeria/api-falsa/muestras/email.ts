import type { AdjuntoDeCorreo, Carpeta, Email, EtiquetaDeCorreo } from '#galeria/api-falsa/entidades/email.ts';
import { dibujo } from '#galeria/comun/dibujo.ts';
import { haceMinutos } from '#galeria/comun/hace.ts';
import { formatearTamano } from '#ui/formato/tamano.ts';

type Ficha = readonly [de: string, asunto: string, cuerpo: string];

const YO = 'vos@demostracion.example';
const HORA = 60;

/** The first eight came in, four were sent, four are drafts, two are junk, and the last two are only in the bin: the counts leave them none. */
const FICHAS: readonly Ficha[] = [
  [
    'Camila Bustos',
    'Agenda de la semana',
    'Te paso la agenda que charlamos. El **miércoles** queda libre para la visita al depósito.',
  ],
  ['Nicolás Arce', 'Fotos del encuentro', 'Salieron muy bien. Adjunto tres para que elijas cuál va en la cartelera.'],
  [
    'Club de Lectura',
    'Nos vemos el jueves',
    'Este mes toca una novela corta. Traé algo para compartir y **una pregunta**.',
  ],
  [
    'Mercado del Sur',
    '2x1 en café hasta el domingo',
    'Dos bolsas al precio de una, en grano o molido. Mostrá este correo en la caja.',
  ],
  [
    'Gimnasio Andén',
    'Tu turno de control',
    'Tenés turno el lunes a las 18. Si no podés, avisanos y buscamos otro día.',
  ],
  ['Sofía Lagos', 'Re: presupuesto de pintura', 'Quedó cerrado con el color claro. Empiezan el martes temprano.'],
  [
    'Óptica Prisma',
    'Tus lentes están listos',
    'Ya podés pasar a retirarlos. **Traé la receta** para dejarla en tu ficha.',
  ],
  ['Martín José Peña', 'Invitación al torneo', 'Armamos equipo para el sábado. Falta una persona: ¿contamos con vos?'],
  ['Vos', 'Confirmo la reunión', 'Confirmo para el miércoles a las 10. Llevo impresas las planillas.'],
  ['Vos', 'Lista para la mudanza', 'Sumé cajas, cinta y marcadores. Si falta algo, respondé este correo.'],
  ['Vos', 'Gracias por la recomendación', 'Fui ayer y me atendieron muy bien. Te debo un café.'],
  ['Vos', 'Resultado de los análisis', 'Dio todo bien. Repito en seis meses, como me dijeron.'],
  ['Vos', 'Ideas para el cumpleaños', 'Una tarde en el parque, con mate y juegos. Falta definir la fecha.'],
  ['Vos', 'Reclamo por el envío', 'El paquete llegó abierto y falta una pieza. Adjunto la foto.'],
  ['Vos', 'Menú de la semana', 'Lunes: guiso de lentejas. Martes: tarta de verdura. Sigo mañana.'],
  ['Vos', 'Propuesta para la biblioteca', 'Abrir los sábados a la mañana, con dos voluntarios por turno.'],
  ['Premios Ya', '¡Ganaste un viaje!', 'Completá tus datos en las próximas dos horas para reclamarlo.'],
  ['Ofertas Relámpago', 'Todo al 90 %', 'No vas a creer estos precios. Entrá antes de que se terminen.'],
  [
    'Vivero La Loma',
    'Plantines de temporada',
    'Llegaron aromáticas y suculentas. Esta semana, tres por el precio de dos.',
  ],
  [
    'Boletín Salud',
    'Cinco estiramientos para la tarde',
    'Cortos, sin salir del escritorio. El tercero es el preferido de la redacción.',
  ],
];

const ETIQUETAS: Readonly<Record<number, EtiquetaDeCorreo>> = {
  4: 'Promotional',
  9: 'Promotional',
  14: 'Promotional',
  17: 'Promotional',
  18: 'Promotional',
  19: 'Promotional',
  5: 'Health',
  7: 'Health',
  12: 'Health',
  15: 'Health',
  20: 'Health',
};
const SIN_LEER = [2, 3, 4, 8, 17, 18];
const DESTACADOS = [1, 3, 6, 9, 10, 13, 17, 19];
const IMPORTANTES = [1, 2, 5, 9, 12, 14, 16, 20];
const EN_PAPELERA = [7, 11, 16, 19, 20];
const CON_ADJUNTOS: Readonly<Record<number, readonly string[]>> = {
  1: ['agenda.svg'],
  2: ['patio.svg', 'mesa.svg', 'grupo.svg'],
  14: ['paquete.svg'],
};

const carpetaDe = (id: number): Carpeta | undefined => {
  if (id <= 8) return 'inbox';
  if (id <= 12) return 'sent';
  if (id <= 16) return 'draft';
  return id <= 18 ? 'spam' : undefined;
};

/** A picture that does not travel inside the mail, as those of another site. */
const deAfuera = (): string => {
  const svg = decodeURIComponent(dibujo('playa', 'paisaje', 480, 240).replace(/^[^,]+,/, ''));
  return URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
};

/** What a hostile sender writes: none of it may run, and its picture is not asked for until it is allowed. */
const hostil = (): string =>
  '<script>window.correoHostil = true</script><p onclick="window.correoHostil = true">Abrí el enlace:</p>' +
  `<img src="${deAfuera()}" alt="Una playa" onerror="window.correoHostil = true">` +
  '<a href="javascript:window.correoHostil = true">Reclamar</a>';

const enHtml = (texto: string): string =>
  `<p>Hola:</p><p>${texto.replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')}</p><p>Saludos</p>`;

const adjuntosDe = (id: number): readonly AdjuntoDeCorreo[] =>
  (CON_ADJUNTOS[id] ?? []).map((title, i) => {
    const image = dibujo(title, 'paisaje', 320, 200);
    return { id: `${id}-${i + 1}`, image, title, fileSize: formatearTamano(image.length) };
  });

/** Twenty mails, the latest `ahora`. */
export function muestrasDeCorreo(ahora: Date): readonly Email[] {
  return FICHAS.map(([from, subject, texto], i) => {
    const id = i + 1;
    const carpeta = carpetaDe(id);
    const mio = from === 'Vos';
    const attchments = adjuntosDe(id);
    return {
      id,
      from: mio ? `Vos <${YO}>` : from,
      thumbnail: dibujo(from, 'retrato', 80, 80),
      subject,
      time: haceMinutos(ahora, 12 + i * i * 2.5 * HORA),
      To: mio ? 'equipo@demostracion.example' : YO,
      emailExcerpt: texto.replaceAll('**', ''),
      emailContent: enHtml(texto) + (id === 17 ? hostil() : ''),
      unread: SIN_LEER.includes(id),
      attachment: attchments.length > 0,
      starred: DESTACADOS.includes(id),
      important: IMPORTANTES.includes(id),
      checked: false,
      inbox: carpeta === 'inbox',
      sent: carpeta === 'sent',
      draft: carpeta === 'draft',
      spam: carpeta === 'spam',
      trash: EN_PAPELERA.includes(id),
      label: ETIQUETAS[id] ?? 'Social',
      attchments,
    };
  });
}
