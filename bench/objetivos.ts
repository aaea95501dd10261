import { cifra } from './tablas.ts';
import type { Vuelta } from './vuelta.ts';

/** A target of the product and how it came out. */
export type Objetivo = {
  readonly que: string;
  readonly pedido: string;
  readonly medido: string;
  readonly cumple: boolean;
};

const CICLO_MINIMO = 0.5;
const LECTURA_DE_MAS_MS = 4;
const BUSQUEDA_P95_MS = 40;
const IMPORTACION_MINIMA = 0.35;
const MEMORIA_MAXIMA_MB = 250;
const CLIENTES_DEL_CICLO = 4;

/** Targets are about the largest catalogue; those of searching, about one person who searches. */
export function juzgar(vuelta: Vuelta): Objetivo[] {
  const { lecturas, notas, importacion, memoria } = vuelta;
  const ciclo = notas.find(({ clientes }) => clientes === CLIENTES_DEL_CICLO);
  const deCiclo = ciclo === undefined ? 0 : ciclo.productoPorSegundo / ciclo.crudoPorSegundo;
  const solas = lecturas.filter(({ clientes }) => clientes === 1);
  const deImportacion = importacion.productoPorSegundo / importacion.crudoPorSegundo;
  return [
    {
      que: `Ciclo entero de la nota con ${CLIENTES_DEL_CICLO} clientes, contra SQL puro`,
      ...alMenos(deCiclo, CICLO_MINIMO),
    },
    ...solas.map(({ caso, producto, crudo }) => ({
      que: `${caso}, p50 sobre el de SQL puro`,
      ...aLoSumo(producto.p50 - crudo.p50, LECTURA_DE_MAS_MS, 'ms'),
    })),
    ...solas
      .filter(({ esBusqueda }) => esBusqueda)
      .map(({ caso, producto }) => ({ que: `${caso}, p95`, ...aLoSumo(producto.p95, BUSQUEDA_P95_MS, 'ms') })),
    { que: 'Importación de artículos, contra COPY', ...alMenos(deImportacion, IMPORTACION_MINIMA) },
    { que: 'Memoria del servidor con carga', ...aLoSumo(memoria.conCarga ?? Number.NaN, MEMORIA_MAXIMA_MB, 'MB') },
  ];
}

function aLoSumo(valor: number, limite: number, unidad: string): Omit<Objetivo, 'que'> {
  const cumple = valor <= limite;
  const falta = cumple || Number.isNaN(valor) ? '' : ` (se pasa por ${cifra(valor - limite, 1)})`;
  return {
    pedido: `≤ ${limite} ${unidad}`,
    medido: Number.isNaN(valor) ? 'no se pudo medir' : `${cifra(valor, 1)} ${unidad}${falta}`,
    cumple,
  };
}

function alMenos(parte: number, limite: number): Omit<Objetivo, 'que'> {
  const cumple = parte >= limite;
  const falta = cumple ? '' : ` (le faltan ${cifra((limite - parte) * 100, 1)} puntos)`;
  return { pedido: `≥ ${cifra(limite * 100, 0)} %`, medido: `${cifra(parte * 100, 1)} %${falta}`, cumple };
}
