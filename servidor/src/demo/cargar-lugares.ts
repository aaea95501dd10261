import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { cargarUsuariosDeMuestra } from '#acceso/index.ts';
import type { Tx } from '#db/db.ts';
import {
  cargarLocalidades,
  cargarSucursales,
  idsDeLocalidades,
  motivoDeStockInicial,
  motivoPorTexto,
  provinciasPorIso,
  unidadesPorCodigo,
} from '#tablas-generales/index.ts';
import { type Localidad, localidades } from './generar/localidades.ts';
import { DEPOSITOS_POR_SUCURSAL, HORARIO, sucursales, VENDEDORES } from './generar/lugares.ts';

export type Lugares = {
  readonly sucursales: readonly string[];
  /** Those that sell, as the story numbers them, each with its sucursal. */
  readonly depositos: readonly { readonly id: string; readonly sucursalId: string }[];
  /** Of each sucursal, the one of what is on its way to it. */
  readonly enCamino: readonly { readonly id: string; readonly sucursalId: string }[];
  readonly vendedores: readonly string[];
  readonly localidadId: (localidad: Localidad) => string | null;
  readonly unidades: ReadonlyMap<string, { readonly id: string; readonly decimales: number }>;
  /** Whether a reason of an adjustment is that of opening stock, and its id. */
  readonly motivo: (nombre: string) => { readonly id: string; readonly inicial: boolean };
};

const MOTIVOS = [
  'Compra a proveedor',
  'Rotura',
  'Robo',
  'Error de carga',
  'Muestra',
  'Garantía',
  'Diferencia de inventario',
] as const;

/** Localidades, branches, depósitos, sellers and reasons: everything documents point at besides goods and customers. */
export async function cargarLugares(tx: Tx): Promise<Lugares> {
  const idsPorLocalidad = await cargarLocalidadesDeMuestra(tx);
  const localidadId = (localidad: Localidad) => idsPorLocalidad.get(localidad) ?? null;
  const cargadas = await cargarSucursales(
    tx,
    sucursales.map(({ localidad: [iso, nombre], peso: _, ...sucursal }) => ({
      ...sucursal,
      horario: HORARIO,
      localidadId: localidadId(
        definido(
          localidades.find((una) => una.iso === iso && una.nombre === nombre),
          'its localidad',
        ),
      ),
      depositos: sucursal.depositos.map((deposito) => ({ ...deposito, vendible: deposito.clase === 'FISICO' })),
    })),
  );
  const inicial = await motivoDeStockInicial(tx);
  const motivos = new Map([[inicial.nombre, { id: inicial.id, inicial: true }]]);
  for (const nombre of MOTIVOS) {
    motivos.set(nombre, { id: (await motivoPorTexto(tx, 'AJUSTE', nombre)).id, inicial: false });
  }
  return {
    sucursales: cargadas.map(({ id }) => id),
    depositos: cargadas.flatMap(({ id: sucursalId, depositos }) =>
      depositos.slice(0, DEPOSITOS_POR_SUCURSAL).map((id) => ({ id, sucursalId })),
    ),
    enCamino: cargadas.map(({ id: sucursalId, depositos }, i) => {
      const cual = sucursales[i]?.depositos.findIndex(({ clase }) => clase === 'TRANSITO') ?? -1;
      return { id: definido(depositos[cual], 'what is on its way'), sucursalId };
    }),
    vendedores: await cargarUsuariosDeMuestra(tx, VENDEDORES),
    localidadId,
    unidades: await unidadesPorCodigo(tx),
    motivo: (nombre) => definido(motivos.get(nombre), `the reason «${nombre}»`),
  };
}

async function cargarLocalidadesDeMuestra(tx: Tx): Promise<ReadonlyMap<Localidad, string | null>> {
  const provincias = await provinciasPorIso(tx);
  const filas = localidades.map(({ iso, nombre, partido, codigoPostal }) => ({
    provinciaId: definido(provincias.get(iso), 'the province'),
    ...{ nombre, partido, codigoPostal, latitud: null, longitud: null },
  }));
  await cargarLocalidades(tx, filas);
  const ids = await idsDeLocalidades(tx, filas);
  return new Map(localidades.map((localidad, i) => [localidad, ids[i] ?? null]));
}
