import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { cargarArticulos, cargarEstructuras, cargarPrecios, type EstructuraParaCargar } from '#articulos/index.ts';
import type { Tx } from '#db/db.ts';
import type { Conjunto, LineaDeConjunto } from './generar/conjuntos.ts';
import { DIA_MS } from './generar/precios.ts';

type Carga = {
  readonly conjuntos: readonly Conjunto[];
  readonly subfamiliaId: (nombre: string) => string;
  /** By its place: its id, and how many decimals it is counted with. */
  readonly movible: (articulo: number) => { readonly articuloId: string; readonly decimales: number };
  readonly unidad: { readonly id: string; readonly decimales: number };
  readonly hasta: Date;
  readonly autor: string;
};

const DESDE_DIAS = 300;
const CAMBIO_DIAS = 75;
const PRECIO_DIAS = 40;

/** What is made of other articles, with its price and its versions. Answers how many prices it wrote. */
export async function cargarConjuntos(tx: Tx, carga: Carga): Promise<number> {
  const { conjuntos, subfamiliaId, unidad, hasta, autor } = carga;
  const ids = await cargarArticulos(
    tx,
    conjuntos.map(({ codigo, descripcion, tipo, subfamilia }) => ({
      ...{ codigo, descripcion, tipo, unidad, subfamiliaId: subfamiliaId(subfamilia) },
    })),
    autor,
  );
  const idDe = (conjunto: number) => definido(ids[conjunto], 'the id of the conjunto');
  const desde = hace(hasta, PRECIO_DIAS);
  const precios = await cargarPrecios(
    tx,
    conjuntos.map(({ base }, i) => ({
      ...{ articuloId: idDe(i), desde, motivo: 'Precio de conjunto' },
      importe: (Math.ceil(base / 100) * 100).toFixed(2),
    })),
    autor,
  );
  await cargarEstructuras(
    tx,
    conjuntos.flatMap((conjunto, i) => versionesDe(conjunto, i, { ...carga, idDe })),
    autor,
  );
  return precios;
}

const hace = (hasta: Date, dias: number): Date => new Date(hasta.getTime() - dias * DIA_MS);

/** One in three changed what it takes, one in five is about to. */
function versionesDe(
  { tipo, lineas }: Conjunto,
  i: number,
  contexto: Carga & { readonly idDe: (conjunto: number) => string },
): EstructuraParaCargar[] {
  const { hasta, idDe } = contexto;
  const inicio = hace(hasta, DESDE_DIAS);
  const cambio = i % 3 === 0 ? hace(hasta, CAMBIO_DIAS) : null;
  const guardadas = lineas.map((linea) => lineaGuardada(linea, contexto));
  const comun = { articuloId: idDe(i), tipoDeArticulo: tipo, nota: '', validada: i % 2 === 0, lineas: guardadas };
  const vigente = { ...comun, numero: 1, desde: inicio, hasta: null };
  const versiones = cambio
    ? [
        {
          ...comun,
          numero: 1,
          desde: inicio,
          hasta: cambio,
          lineas: guardadas.slice(0, -1),
          nota: 'Como se hacía antes',
        },
        { ...vigente, numero: 2, desde: cambio },
      ]
    : [vigente];
  if (i % 5 !== 4) return versiones;
  const numero = versiones.length + 1;
  return [...versiones, { ...comun, numero, desde: null, hasta: null, nota: 'A revisar', validada: false }];
}

function lineaGuardada(
  { articulo, conjunto, cantidad, merma, opcional, sustitutos }: LineaDeConjunto,
  { movible, idDe, unidad }: Carga & { readonly idDe: (conjunto: number) => string },
): EstructuraParaCargar['lineas'][number] {
  const componente =
    articulo === undefined
      ? { articuloId: idDe(definido(conjunto, 'what the line takes')), decimales: unidad.decimales }
      : movible(articulo);
  return {
    ...{ cantidad, merma, opcional, componenteId: componente.articuloId, decimales: componente.decimales },
    sustitutos: sustitutos.map((uno) => movible(uno).articuloId),
  };
}
