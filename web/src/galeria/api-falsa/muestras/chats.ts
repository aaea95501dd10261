import {
  type Chat,
  type ChatAttachment,
  type ChatMessage,
  type ChatStatus,
  YO,
} from '#galeria/api-falsa/entidades/chats.ts';
import { dibujo } from '#galeria/comun/dibujo.ts';
import { haceMinutos } from '#galeria/comun/hace.ts';

/** What was said: `+` by the contact, `-` by the user; `foto:` is an image. */
type Dicho = readonly [minutos: number, texto: string, adjuntos?: readonly ChatAttachment[]];

type Conversacion = {
  readonly name: string;
  readonly status: ChatStatus;
  readonly recent?: true;
  readonly dichos: readonly Dicho[];
};

const pdf = (file: string, fileSize: string): ChatAttachment => ({ icon: 'pdf', file, fileSize });
const planilla = (file: string, fileSize: string): ChatAttachment => ({ icon: 'planilla', file, fileSize });

const CONVERSACIONES: readonly Conversacion[] = [
  {
    name: 'Andrea Molina',
    status: 'online',
    recent: true,
    dichos: [
      [2900, '+Hola Lucía, ¿llegó el pedido de amortiguadores?'],
      [2890, '-Sí, entró recién. Faltan dos delanteros de Corolla.'],
      [2880, '-foto:caja de amortiguadores'],
      [75, '+Te paso la lista nueva del proveedor.', [planilla('lista-noviembre.xlsx', '184 kB')]],
      [74, '+foto:hoja de la lista'],
      [6, '+¿La podés mirar hoy? Subieron las pastillas.', [pdf('condiciones.pdf', '96 kB')]],
    ],
  },
  {
    name: 'Marcos Quiroga',
    status: 'away',
    dichos: [
      [400, '+Buen día. Paso a retirar a las 11.'],
      [392, '-Dale, está todo apartado en el mostrador 2.'],
      [390, '+¿Me hacés el remito a nombre del taller?'],
      [385, '-Hecho. Lo firmás cuando venís.', [pdf('remito-10482.pdf', '58 kB')]],
    ],
  },
  {
    name: 'Bruno Aguirre',
    status: 'busy',
    recent: true,
    dichos: [
      [1500, '-Bruno, ¿cómo viene el soporte a medida?'],
      [1440, '+Mañana lo termino. Mirá cómo quedó el prototipo:'],
      [1438, '+foto:soporte de motor'],
      [28, '+¿Lo querés pintado o en bruto?'],
    ],
  },
  {
    name: 'Valeria Roldán',
    status: 'online',
    dichos: [
      [3100, '+El lector del mostrador ya quedó configurado.'],
      [3090, '-¡Genial! ¿Había que actualizarlo?'],
      [3085, '+Sí, te dejo el instructivo.', [pdf('lectores.pdf', '1,2 MB')]],
      [3080, '-Gracias, lo comparto con los chicos.'],
    ],
  },
  {
    name: 'José Álvarez',
    status: 'offline',
    dichos: [
      [5800, '+¿Tenés bujías de iridio para Gol Trend?'],
      [5790, '-Quedan ocho. ¿Te aparto?'],
      [5780, '+Apartame cuatro, paso el viernes.'],
      [5775, '-Listo, debajo del mostrador 2.'],
      [5770, '+Un genio.'],
    ],
  },
  {
    name: 'Camila Ibáñez',
    status: 'away',
    recent: true,
    dichos: [
      [610, '-Camila, te mandé el presupuesto por correo.'],
      [55, '+Lo vi. ¿Hay descuento por caja cerrada?'],
      [54, '+Necesito veinte juegos de pastillas.'],
      [53, '+foto:pastillas usadas'],
    ],
  },
  {
    name: 'Ailén Paz',
    status: 'online',
    dichos: [
      [8700, '+Te paso el plano corregido.', [pdf('plano-rev-b.pdf', '740 kB')]],
      [8650, '-Recibido. Lo reviso con Gastón y te digo.'],
      [8600, '-Está perfecto, avancen.'],
      [8590, '+¡Buenísimo!'],
    ],
  },
  {
    name: 'Hernán Vega',
    status: 'busy',
    dichos: [
      [10200, '-Hernán, tu cuenta quedó al día. ¡Gracias!'],
      [10190, '+Gracias a vos. La semana que viene te hago un pedido grande.'],
      [10180, '-Cuando quieras.'],
      [10170, '+Va una foto del taller nuevo.'],
      [10169, '+foto:taller nuevo'],
    ],
  },
  {
    name: 'Noelia Castro',
    status: 'online',
    recent: true,
    dichos: [
      [130, '+¿A qué hora cierran hoy?'],
      [128, '-A las 18. ¿Venís?'],
      [126, '+Llego justo. Guardame el kit de distribución.'],
      [125, '-Tranquila, te espero.'],
      [19, '+Estoy en camino.'],
    ],
  },
  {
    name: 'Simón Villalba',
    status: 'offline',
    dichos: [
      [20400, '+Tengo interesados en Uruguay. ¿Exportan?'],
      [20300, '-Todavía no, pero nos interesa. ¿Qué piden?'],
      [20200, '+Filtros y correas. Te armo un resumen.', [{ icon: 'texto', file: 'resumen.txt', fileSize: '3 kB' }]],
      [20100, '-Lo hablamos el lunes.'],
      [20090, '+Perfecto.'],
    ],
  },
];

/** Ten chats (four online, two away, two busy, two offline; four recent) with 41 messages of text and 5 images. */
export const muestrasDeChats = (ahora: Date): readonly Chat[] =>
  CONVERSACIONES.map(({ name, status, recent = false, dichos }, i) => {
    const id = i + 1;
    const messages = dichos.map((dicho, n) => decir(dicho, id, `${id}-${n + 1}`, ahora));
    const ultimo = messages.findLast(({ type }) => type === 'text');
    return {
      id,
      name,
      status,
      thumb: i % 2 === 0 ? dibujo(`chat ${name}`, 'retrato', 96, 96) : '',
      recent,
      excerpt: ultimo?.msg ?? '',
      messages,
    };
  });

function decir([minutos, dicho, attachment = []]: Dicho, contacto: number, id: string, ahora: Date): ChatMessage {
  const texto = dicho.slice(1);
  const foto = texto.startsWith('foto:');
  return {
    id,
    createdAt: haceMinutos(ahora, minutos),
    msg: foto ? dibujo(texto, 'abstracto', 250, 150) : texto,
    senderId: dicho.startsWith('+') ? contacto : YO.id,
    type: foto ? 'image' : 'text',
    attachment,
  };
}
