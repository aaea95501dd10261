import { juzgar } from './objetivos.ts';
import { cifra, parte, tabla } from './tablas.ts';
import type { Vuelta } from './vuelta.ts';

/** What was measured, as a page of Markdown that is also what the console shows. Sizes ascending. */
export function informar(vueltas: readonly Vuelta[]): string {
  const ultima = vueltas.at(-1);
  if (!ultima) return '';
  return [
    '## Objetivos',
    `Con ${cifra(ultima.articulos, 0)} artículos.`,
    objetivos(ultima),
    ...vueltas.toReversed().flatMap(deUnTamano),
    ...(vueltas.length > 1 ? ['## Cómo crece', crecimiento(vueltas)] : []),
    '## A escala',
    'Lo mismo medido en otros programas, en una máquina de esta forma, con 100.000 artículos (milisegundos).',
    aEscala(ultima),
  ].join('\n\n');
}

const objetivos = (vuelta: Vuelta): string =>
  tabla(
    ['Objetivo', 'Se pide', 'Se midió', ''],
    juzgar(vuelta).map(({ que, pedido, medido, cumple }) => [que, pedido, medido, cumple ? 'cumple' : 'NO CUMPLE']),
  );

const deUnTamano = (vuelta: Vuelta): string[] => [
  `## Con ${cifra(vuelta.articulos, 0)} artículos`,
  'Lecturas, en milisegundos: el producto por HTTP al lado de SQL puro.',
  lecturas(vuelta),
  'Notas de diez renglones, de borrador a entregada.',
  notas(vuelta),
  'Lo demás.',
  lodemas(vuelta),
];

const lecturas = ({ lecturas: todas }: Vuelta): string =>
  tabla(
    ['Lectura', 'Clientes', 'p50', 'p95', 'SQL p50', 'SQL p95', 'p50 de más', 'Razón p50', 'Respuestas iguales'],
    todas.map(({ caso, clientes, producto, crudo, iguales, comparadas }) => [
      caso,
      String(clientes),
      ...[producto.p50, producto.p95, crudo.p50, crudo.p95, producto.p50 - crudo.p50].map((ms) => cifra(ms)),
      cifra(producto.p50 / crudo.p50),
      `${iguales} de ${comparadas}`,
    ]),
  );

const notas = ({ notas: ciclos }: Vuelta): string =>
  tabla(
    ['Clientes', 'Por segundo', 'SQL puro', 'Razón', 'Crear ms', 'Confirmar ms', 'Finalizar ms', 'Ciclo p50', 'p95'],
    ciclos.map(({ clientes, productoPorSegundo, crudoPorSegundo, pasos, ciclo }) => [
      String(clientes),
      cifra(productoPorSegundo),
      cifra(crudoPorSegundo),
      parte(productoPorSegundo / crudoPorSegundo),
      ...[pasos.crear, pasos.confirmar, pasos.finalizar, ciclo.p50, ciclo.p95].map((ms) => cifra(ms)),
    ]),
  );

function lodemas({ arranques, memoria, lote, importacion, exportacion, cargaSegundos }: Vuelta): string {
  const { primero, frio, caliente } = arranques;
  const { filas, productoPorSegundo, planillaPorSegundo, crudoPorSegundo } = importacion;
  return tabla(
    ['Qué', 'Cuánto'],
    [
      [
        `Subir ${cifra(lote.precios, 0)} precios: simular / aplicar`,
        `${cifra(lote.simular)} / ${cifra(lote.aplicar)} s`,
      ],
      [
        'Los mismos precios con una sentencia',
        `${cifra(lote.crudo)} s (${parte(lote.crudo / (lote.simular + lote.aplicar))})`,
      ],
      ['Orden de una nota, p50 / p95', `${cifra(lote.quieta.p50)} / ${cifra(lote.quieta.p95)} ms`],
      ['  mientras suben los precios', `${cifra(lote.durante.p50)} / ${cifra(lote.durante.p95)} ms`],
      [`Importar ${cifra(filas, 0)} artículos`, `${cifra(productoPorSegundo, 0)} filas/s`],
      ['COPY de lo mismo', `${cifra(crudoPorSegundo, 0)} filas/s (${parte(productoPorSegundo / crudoPorSegundo)})`],
      ['  los mismos en una planilla (XLSX)', enRazon(planillaPorSegundo, crudoPorSegundo)],
      [
        `Exportar ${cifra(exportacion.filas, 0)} artículos a XLSX`,
        enRazon(exportacion.xlsxPorSegundo, exportacion.crudoPorSegundo),
      ],
      ['  a CSV', enRazon(exportacion.csvPorSegundo, exportacion.crudoPorSegundo)],
      ['  COPY de lo mismo', `${cifra(exportacion.crudoPorSegundo, 0)} filas/s`],
      ['  Memoria de más mientras tanto', `${cifra(exportacion.memoriaDeMas, 0)} MB`],
      ['Primer arranque: listo / respondió', `${cifra(primero.listo, 0)} / ${cifra(primero.respondio, 0)} ms`],
      ['Arranque en frío: listo / respondió', `${cifra(frio?.listo, 0)} / ${cifra(frio?.respondio, 0)} ms`],
      ['Arranque en caliente: listo / respondió', `${cifra(caliente.listo, 0)} / ${cifra(caliente.respondio, 0)} ms`],
      ['Memoria del servidor quieto', `${cifra(memoria.quieto, 0)} MB`],
      ['Memoria del servidor con carga, la mayor', `${cifra(memoria.conCarga, 0)} MB`],
      ['Cargar la empresa de demostración', `${cifra(cargaSegundos, 0)} s`],
    ],
  );
}

/** How fast the product is, and what part that is of raw SQL. */
const enRazon = (producto: number, crudo: number): string =>
  `${cifra(producto, 0)} filas/s (${parte(producto / crudo)})`;

/** The smallest catalogue beside the largest: what each thing takes, and how many times more. */
function crecimiento(vueltas: readonly Vuelta[]): string {
  const [chica, grande] = [vueltas[0], vueltas.at(-1)];
  if (!chica || !grande) return '';
  const fila = (que: string, cual: (vuelta: Vuelta) => number | undefined): string[] => {
    const [antes, despues] = [cual(chica), cual(grande)];
    return [que, cifra(antes), cifra(despues), `× ${cifra((despues ?? Number.NaN) / (antes ?? Number.NaN))}`];
  };
  const deLectura = (i: number, lado: 'producto' | 'crudo') => (vuelta: Vuelta) => vuelta.lecturas[i]?.[lado].p50;
  return tabla(
    ['Qué', `${cifra(chica.articulos, 0)} artículos`, `${cifra(grande.articulos, 0)} artículos`, 'Crece'],
    [
      ...grande.lecturas.flatMap(({ caso, clientes }, i) =>
        clientes === 1
          ? [fila(`${sinCuenta(caso)}, p50 ms`, deLectura(i, 'producto')), fila('  SQL puro', deLectura(i, 'crudo'))]
          : [],
      ),
      ...grande.notas.flatMap(({ clientes }, i) => [
        fila(`Notas por segundo, ${clientes} clientes`, ({ notas: ciclos }) => ciclos[i]?.productoPorSegundo),
        fila('  SQL puro', ({ notas: ciclos }) => ciclos[i]?.crudoPorSegundo),
      ]),
      fila('Importación, filas por segundo', ({ importacion }) => importacion.productoPorSegundo),
      fila('  COPY', ({ importacion }) => importacion.crudoPorSegundo),
      fila('Arranque en frío, ms', ({ arranques }) => arranques.frio?.respondio),
      fila('Arranque en caliente, ms', ({ arranques }) => arranques.caliente.respondio),
      fila('Memoria quieto, MB', ({ memoria }) => memoria.quieto),
      fila('Memoria con carga, MB', ({ memoria }) => memoria.conCarga),
    ],
  );
}

/** The kárdex says how many movements it has, which is another number in every size. */
const sinCuenta = (caso: string): string => caso.replace(/ \(.*\)$/, '');

function aEscala({ articulos, lecturas: todas, notas: ciclos }: Vuelta): string {
  const lectura = (comienzo: string, lado: 'producto' | 'crudo') =>
    cifra(todas.find(({ caso, clientes }) => clientes === 1 && caso.startsWith(comienzo))?.[lado].p50);
  const una = ciclos.find(({ clientes }) => clientes === 1);
  const cuatro = ciclos.find(({ clientes }) => clientes === 4);
  const propio = (lado: 'producto' | 'crudo') => [
    lectura('Buscar artículos por palabras', lado),
    lectura('Página de stock', lado),
  ];
  return tabla(
    ['Programa', 'Búsqueda', 'Página de stock', 'Nota de diez renglones', 'Notas/s con 4 clientes'],
    [
      [
        `Trastienda, ${cifra(articulos, 0)} artículos`,
        ...propio('producto'),
        cifra(una?.ciclo.p50),
        cifra(cuatro?.productoPorSegundo),
      ],
      [
        'SQL puro, en esta vuelta',
        ...propio('crudo'),
        cifra(1000 / (una?.crudoPorSegundo ?? Number.NaN)),
        cifra(cuatro?.crudoPorSegundo),
      ],
      ['Odoo 19', '301', '175', '530', '3,4'],
      ['Tryton 7', '268', '509', '1.426', '1,3'],
      ['Dolibarr 20 (casi todas fallan a la vez)', '238', '83', '1.029', '0,9'],
      ['SQL puro, entonces', '14', '0,3', '3,0', '1.322'],
    ],
  );
}
