import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { cargarAplicaciones, cargarGrupos, cargarReemplazos, cargarVehiculos } from '#articulos/index.ts';
import type { Tx } from '#db/db.ts';
import type { Articulo } from './generar/articulo.ts';
import { crearParentescos, crearUsos, type Uso } from './generar/parentescos.ts';
import { vehiculos } from './generar/vehiculos.ts';

/** What articles have to do with vehicles, as they are loaded, and with each other, once all of them are there. */
export type Relaciones = {
  readonly ver: (articulos: readonly Articulo[], desde: number, ids: readonly string[]) => Promise<void>;
  readonly terminar: (ids: readonly string[]) => Promise<void>;
};

export function crearRelaciones(tx: Tx, semilla: string): Relaciones {
  const usosDe = crearUsos(semilla);
  const parentescos = crearParentescos(semilla);
  const conocidos = new Map<string, string>();
  return {
    ver: async (articulos, desde, ids) => {
      for (const [i, articulo] of articulos.entries()) parentescos.ver(articulo, desde + i);
      const usos = articulos.flatMap((articulo, i) =>
        usosDe(articulo, desde + i).map((uso) => ({ ...uso, articuloId: definido(ids[i], 'its id') })),
      );
      await conocerVehiculos(tx, conocidos, usos);
      await cargarAplicaciones(
        tx,
        usos.map(({ articuloId, ...uso }) => {
          const { desde: primero, hasta: ultimo } = definido(vehiculos[uso.vehiculo], 'the vehicle');
          const vehiculoId = definido(conocidos.get(claveDe(uso)), 'the id of the vehicle');
          return { articuloId, vehiculoId, desde: primero, hasta: ultimo ?? null };
        }),
      );
    },
    terminar: async (ids) => {
      const id = (articulo: number) => definido(ids[articulo], 'the article');
      await cargarGrupos(
        tx,
        parentescos.grupos().map((grupo) => grupo.map(id)),
      );
      await cargarReemplazos(
        tx,
        parentescos.reemplazos().map(({ articulo, por }) => ({ articuloId: id(articulo), porId: id(por) })),
      );
    },
  };
}

const claveDe = ({ vehiculo, motor }: Uso): string => `${vehiculo} ${motor}`;

async function conocerVehiculos(tx: Tx, conocidos: Map<string, string>, usos: readonly Uso[]): Promise<void> {
  const nuevos = [...new Map(usos.map((uso) => [claveDe(uso), uso]))].filter(([clave]) => !conocidos.has(clave));
  const ids = await cargarVehiculos(
    tx,
    nuevos.map(([, { vehiculo, motor }]) => {
      const { marca, modelo } = definido(vehiculos[vehiculo], 'the vehicle');
      return { marca, modelo, motor };
    }),
  );
  for (const [i, [clave]] of nuevos.entries()) conocidos.set(clave, definido(ids[i], 'its id'));
}
