import type { BlogComment, BlogPost, CategoriaDeBlog, PersonaDeBlog } from '#galeria/api-falsa/entidades/blog.ts';
import { azar, entero } from '#galeria/comun/azar.ts';
import { dibujo } from '#galeria/comun/dibujo.ts';

type Borrador = readonly [titulo: string, categoria: CategoriaDeBlog, diasAtras: number, autor: number, cuerpo: string];

const NOMBRES = ['Julia Medrano', 'Tomás Iriarte', 'Renata Solís', 'Bruno Cáceres', 'Abril Quinteros'] as const;
const COMENTARIOS = [
  'Muy claro. Lo probé el fin de semana y funcionó a la primera.',
  'Me quedó una duda con el segundo paso, pero el resto es excelente.',
  '¿Hay una versión más corta para compartir con el equipo?',
  'Gracias por los ejemplos: son los que me faltaban.',
  'No estoy del todo de acuerdo, aunque el planteo es muy bueno.',
] as const;
const VISTAS_MAXIMAS = 9998;
const DIA_MS = 86_400_000;

const BORRADORES: readonly Borrador[] = [
  [
    'El taller silencioso: herramientas a batería que rinden',
    'Gadget',
    2,
    0,
    'Hace diez años un taller sin compresor parecía un chiste. Hoy la mitad de los trabajos se resuelve con una batería y dos cargadores.\n## Qué conviene mirar\nLa potencia del folleto dice poco. Lo que se nota en la mano es otra cosa:\n- El peso con la batería puesta.\n- Cuánto tarda en cargar de cero a lleno.\n- Si la misma batería sirve para las demás herramientas.\n> La mejor herramienta es la que queda al alcance cuando hace falta.\n## Para empezar\nUna llave de impacto mediana y una linterna alcanzan para el primer mes. El resto llega solo, cuando el trabajo lo pide.',
  ],
  [
    'Caminar mientras se piensa',
    'Health',
    5,
    1,
    'Una vuelta manzana ordena más que media hora frente a la pantalla. No es magia: el cuerpo marca el ritmo y la cabeza lo sigue.\n## Una rutina corta\n- Diez minutos después del almuerzo.\n- Sin auriculares, al menos al principio.\n- Con un papel en el bolsillo para la idea que aparece.\n> Las mejores decisiones del mes se tomaron en la vereda.\nProbalo una semana. Si no cambia nada, al menos caminaste.',
  ],
  [
    'Color, contraste y un mostrador que se entiende',
    'Design',
    9,
    2,
    'El mostrador es una pantalla más: quien entra decide en tres segundos hacia dónde ir.\n## Menos es señal\nCuando todo está resaltado, nada lo está. Elegí un solo color para lo que importa y dejá el resto en calma.\n- Carteles con una sola idea.\n- Letras que se lean desde la puerta.\n- Luz pareja, sin reflejos.\n> El orden también es una forma de atender bien.',
  ],
  [
    '¿Qué es, al final, una buena reunión?',
    'Social',
    13,
    3,
    'Una buena reunión termina antes de hora y deja algo escrito. Todo lo demás es adorno.\n## Tres preguntas antes de convocar\n- ¿Qué se decide?\n- ¿Quién puede decidirlo?\n- ¿Qué pasa si no se hace?\n> Si no hay nada que decidir, alcanza con un mensaje.',
  ],
  [
    'Una mochila para toda la semana',
    'Lifestyle',
    18,
    4,
    'Llevar menos se aprende vaciando. El domingo a la noche, todo sobre la mesa: lo que no se usó en cinco días se queda en casa.\n## Lo que siempre vuelve a entrar\n- Una botella que no pierda.\n- Un cargador con cable corto.\n- Un cuaderno fino.\n> Cada cosa que sobra pesa dos veces: en la espalda y en la cabeza.',
  ],
  [
    'Dormir bien en temporada alta',
    'Health',
    24,
    0,
    'Diciembre estira los días y acorta las noches. Hay tres cambios chicos que devuelven una hora de sueño.\n## Los tres cambios\n- La última pantalla, una hora antes.\n- El cuarto fresco y oscuro.\n- La misma hora de levantarse, también el domingo.\n> No se recupera el sueño: se cuida el que viene.',
  ],
  [
    'Fotos de producto con luz de ventana',
    'Design',
    31,
    2,
    'Una cartulina blanca, una ventana y diez minutos de la mañana. No hace falta más para una foto que venda.\n## Cómo armarlo\n- La mesa pegada a la ventana, sin sol directo.\n- La cartulina curvada detrás, para que no haya esquina.\n- Otra cartulina enfrente, que devuelva la luz.\n> La sombra suave cuenta la forma; la dura, el apuro.',
  ],
  [
    'Parlantes chicos que suenan grandes',
    'Gadget',
    39,
    1,
    'Probamos cinco parlantes que entran en una mano. Dos sorprenden, dos cumplen y uno se devuelve.\n## Lo que medimos\n- Volumen antes de distorsionar.\n- Horas reales de batería.\n- Cuánto tarda en conectarse.\n> El mejor no fue el más caro, ni el más lindo.',
  ],
  [
    'Vecinos que se organizan: la huerta de la cuadra',
    'Social',
    47,
    4,
    'Empezó con dos cajones de madera y una regadera prestada. Hoy son catorce familias y un calendario pegado en la heladera.\n## Lo que funcionó\n- Turnos cortos y escritos.\n- Una sola persona con la llave, que cambia cada mes.\n- Repartir la cosecha el mismo día.\n> La huerta es la excusa: lo que crece es la cuadra.',
  ],
  [
    'El domingo sin planes',
    'Lifestyle',
    58,
    3,
    'Un día a la semana sin agenda no es pereza: es mantenimiento. Lo difícil no es descansar, es no llenar el hueco.\n## Reglas del domingo\n- No se promete nada antes del sábado a la noche.\n- El teléfono queda en otra pieza.\n- Se cocina algo que tarde.\n> El tiempo libre se nota cuando no hay que contarlo.',
  ],
];

const persona = (i: number): PersonaDeBlog => {
  const name = NOMBRES[i % NOMBRES.length] ?? NOMBRES[0];
  return { id: i + 1, name, avatar: dibujo(name, 'retrato', 80, 80) };
};

/** Ten posts, two of them featured, dated before `ahora` (ms). */
export function muestrasDeBlog(ahora: number): readonly BlogPost[] {
  const sorteo = azar('blog');
  const hace = (dias: number) => new Date(ahora - dias * DIA_MS).toISOString();
  let ids = 0;
  const comentario = (autor: number, dias: number, replies: readonly BlogComment[]): BlogComment => {
    ids += 1;
    const comment = COMENTARIOS[ids % COMENTARIOS.length] ?? COMENTARIOS[0];
    return { id: ids, profile: persona(autor), time: hace(dias), comment, replies };
  };
  return BORRADORES.map(([title, category, dias, autor, content], i) => ({
    id: i + 1,
    title,
    content,
    coverImg: dibujo(title, i % 2 === 0 ? 'abstracto' : 'paisaje', 960, 540),
    createdAt: hace(dias),
    view: entero(sorteo, 120, VISTAS_MAXIMAS),
    share: entero(sorteo, 10, VISTAS_MAXIMAS),
    category,
    featured: i < 2,
    author: persona(autor),
    comments: Array.from({ length: 1 + (i % 3) }, (_, n) =>
      comentario(autor + n + 1, dias * 0.6 - n * 0.3, n === 0 ? [comentario(autor, dias * 0.4, [])] : []),
    ),
  }));
}
