import { cifra, tabla } from '#bench/tablas.ts';
import type { Corrida } from './lighthouse.ts';
import { ACCESIBILIDAD, type Objetivo, objetivos, type Pagina, pares } from './objetivos.ts';
import type { Peso } from './pesar.ts';

export type Medicion = {
  readonly pagina: Pagina;
  readonly peso: Peso;
  /** Undefined when Lighthouse was left out. */
  readonly movil: Corrida | undefined;
  readonly escritorio: Corrida | undefined;
};

/** One figure beside its target. */
export type Fila = {
  readonly pagina: string;
  readonly que: string;
  readonly medido: string;
  readonly objetivo: string;
  readonly cumple: boolean;
};

const kb = (bytes: number): number => bytes / 1000;
const segundos = (ms: number): string => `${cifra(ms / 1000, 2)} s`;

/** What gates: bytes, requests and axe. Their figures do not depend on how busy the machine is. */
export function filasDePeso(pagina: Pagina, peso: Peso): Fila[] {
  const objetivo = objetivos[pagina];
  const comun = { pagina: objetivo.nombre };
  const menor = (que: string, medido: number, maximo: number, decimales: number, unidad: string): Fila => ({
    ...comun,
    que,
    medido: `${cifra(medido, decimales)}${unidad}`,
    objetivo: `≤ ${cifra(maximo, 0)}${unidad}`,
    cumple: medido <= maximo,
  });
  return [
    menor('JS y CSS al mostrar (gzip)', kb(peso.alMostrar.gzip), objetivo.kbAlMostrar, 1, ' kB'),
    menor('JS y CSS en total (gzip)', kb(peso.enTotal.gzip), objetivo.kbEnTotal, 1, ' kB'),
    menor('Pedidos', peso.pedidos, objetivo.pedidos, 0, ''),
    menor('Nodos con faltas de axe', peso.axe.length, 0, 0, ''),
  ];
}

/** What Lighthouse says; told, never a gate. */
function filasDeLighthouse({ pagina, movil, escritorio }: Medicion): Fila[] {
  const objetivo = objetivos[pagina];
  return [
    ...(movil ? deUna(objetivo.nombre, 'celular', movil, objetivo.movil) : []),
    ...(escritorio ? deUna(objetivo.nombre, 'escritorio', escritorio, objetivo.escritorio) : []),
  ];
}

function deUna(pagina: string, donde: string, corrida: Corrida, objetivo: Objetivo['movil']): Fila[] {
  const { puntaje, accesibilidad, lcp, tbt, cls } = corrida;
  const mas = (que: string, medido: number, minimo: number): Fila => ({
    pagina,
    que: `${que}, ${donde}`,
    medido: cifra(medido, 0),
    objetivo: `≥ ${minimo}`,
    cumple: medido >= minimo,
  });
  const menos = (que: string, medido: number, maximo: number, escribir: (valor: number) => string): Fila => ({
    pagina,
    que: `${que}, ${donde}`,
    medido: escribir(medido),
    objetivo: `≤ ${escribir(maximo)}`,
    cumple: medido <= maximo,
  });
  return [
    mas('Rendimiento', puntaje, objetivo.puntaje),
    mas('Accesibilidad', accesibilidad, ACCESIBILIDAD),
    menos('LCP', lcp, objetivo.lcp, segundos),
    ...(objetivo.tbt === undefined ? [] : [menos('TBT', tbt, objetivo.tbt, (ms) => `${cifra(ms, 0)} ms`)]),
    menos('CLS', cls, objetivo.cls, (parte) => cifra(parte, 3)),
  ];
}

/** Every figure beside its target. */
export const filasDe = (mediciones: readonly Medicion[]): Fila[] =>
  mediciones.flatMap((una) => [...filasDePeso(una.pagina, una.peso), ...filasDeLighthouse(una)]);

/** The figures beside their targets, what each page weighs in full, and the measured peers. */
export function informar(mediciones: readonly Medicion[]): string {
  return [
    tabla(
      ['Página', 'Qué', 'Medido', 'Objetivo', ''],
      filasDe(mediciones).map((fila) => [
        fila.pagina,
        fila.que,
        fila.medido,
        fila.objetivo,
        fila.cumple ? 'cumple' : 'NO',
      ]),
    ),
    tabla(
      ['Página', 'gzip', 'brotli', 'crudo', 'con imágenes y letra', 'nodos'],
      mediciones.map(({ pagina, peso }) => [
        objetivos[pagina].nombre,
        ...[peso.enTotal.gzip, peso.enTotal.brotli, peso.enTotal.crudo, peso.todo].map(
          (uno) => `${cifra(kb(uno), 1)} kB`,
        ),
        String(peso.nodos),
      ]),
    ),
    'Otros, medidos de la misma manera (kB de JS y CSS con gzip · pedidos · nodos con faltas de axe · rendimiento en celular):',
    tabla(
      ['Producto', 'Acceso', 'Tablero'],
      pares.map(({ nombre, acceso, inicio }) => [
        nombre,
        acceso.join(' · '),
        inicio.map((dato) => dato ?? '–').join(' · '),
      ]),
    ),
  ].join('\n\n');
}
