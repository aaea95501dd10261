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
const IMPORTACION_MINIMA = 0.35;
const PLANILLA_POR_SEGUNDO = 10_000;
const EXPORTACION_DE_MAS_MB = 60;
const LOTE_SEGUNDOS = 15;
const VENTA_MIENTRAS_TANTO = 2;
const MEMORIA_MAXIMA_MB = 250;
const CLIENTES_DEL_CICLO = 4;

/** Targets are about the largest catalogue; those of searching, about one person who searches. */
export function juzgar(vuelta: Vuelta): Objetivo[] {
  const { lecturas, notas, lote, importacion, exportacion, memoria } = vuelta;
  const ciclo = notas.find(({ clientes }) => clientes === CLIENTES_DEL_CICLO);
  const deCiclo = ciclo === undefined ? 0 : ciclo.productoPorSegundo / ciclo.crudoPorSegundo;
  const solas = lecturas.filter(({ clientes }) => clientes === 1);
  const deImportacion = importacion.productoPorSegundo / importacion.crudoPorSegundo;
  return [
    {
      que: `Ciclo entero de la nota con ${CLIENTES_DEL_CICLO} clientes, contra SQL puro`,
      ...alMenos(deCiclo, CICLO_MINIMO),
    },
    ...solas.flatMap(({ caso, producto, crudo, objetivos: { deMas } }) =>
      deMas === undefined
        ? []
        : [{ que: `${caso}, p50 sobre el de SQL puro`, ...aLoSumo(producto.p50 - crudo.p50, deMas, 'ms') }],
    ),
    ...solas.flatMap(({ caso, producto, objetivos: { p95 } }) =>
      p95 === undefined ? [] : [{ que: `${caso}, p95`, ...aLoSumo(producto.p95, p95, 'ms') }],
    ),
    { que: 'Aumento general: simular y aplicar', ...aLoSumo(lote.simular + lote.aplicar, LOTE_SEGUNDOS, 's') },
    {
      que: 'Orden de una nota mientras tanto, p95 sobre el de siempre',
      ...aLoSumo(lote.durante.p95 / lote.quieta.p95, VENTA_MIENTRAS_TANTO, 'veces'),
    },
    { que: 'Importación de artículos, contra COPY', ...alMenos(deImportacion, IMPORTACION_MINIMA) },
    {
      que: 'Importación de una planilla, filas por segundo',
      ...porLoMenos(importacion.planillaPorSegundo, PLANILLA_POR_SEGUNDO),
    },
    {
      que: 'Memoria de más al exportar una planilla',
      ...aLoSumo(exportacion.memoriaDeMas ?? Number.NaN, EXPORTACION_DE_MAS_MB, 'MB'),
    },
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

const porLoMenos = (valor: number, limite: number): Omit<Objetivo, 'que'> => ({
  pedido: `≥ ${cifra(limite, 0)}`,
  medido: cifra(valor, 0),
  cumple: valor >= limite,
});

function alMenos(parte: number, limite: number): Omit<Objetivo, 'que'> {
  const cumple = parte >= limite;
  const falta = cumple ? '' : ` (le faltan ${cifra((limite - parte) * 100, 1)} puntos)`;
  return { pedido: `≥ ${cifra(limite * 100, 0)} %`, medido: `${cifra(parte * 100, 1)} %${falta}`, cumple };
}
