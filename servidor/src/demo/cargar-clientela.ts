import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { cargarClientes, cargarDomicilios } from '#clientes/index.ts';
import type { Tx } from '#db/db.ts';
import type { AvanceDeDemo } from './cargar.ts';
import type { Lugares } from './cargar-lugares.ts';
import type { ClienteDeMuestra } from './generar/clientes.ts';

const POR_VEZ = 2_000;

type Carga = {
  readonly cliente: (i: number) => ClienteDeMuestra;
  readonly total: number;
  readonly lugares: Lugares;
  readonly autor: string;
  readonly avanzar: (avance: AvanceDeDemo) => void;
};

/** The customers and where they live. Answers their ids by their place. */
export async function cargarClientela(
  tx: Tx,
  { cliente, total, lugares, autor, avanzar }: Carga,
): Promise<readonly string[]> {
  const todos: string[] = [];
  for (let desde = 0; desde < total; desde += POR_VEZ) {
    const clientes = Array.from({ length: Math.min(POR_VEZ, total - desde) }, (_, i) => cliente(desde + i));
    const { ids } = await cargarClientes(
      tx,
      clientes.map(({ codigo, razonSocial, documento, condicionIva, email, telefono }) => ({
        ...{ codigoExterno: codigo, razonSocial, documento, condicionIva, email, telefono },
      })),
      autor,
    );
    const conId = clientes.map((uno) => ({ ...uno, id: definido(ids.get(uno.codigo), 'the customer just loaded') }));
    await cargarDomicilios(
      tx,
      conId.flatMap(({ id, domicilio }) =>
        domicilio
          ? [
              {
                clienteId: id,
                calle: domicilio.calle,
                localidadId: lugares.localidadId(domicilio.localidad),
                codigoPostal: domicilio.localidad.codigoPostal,
              },
            ]
          : [],
      ),
    );
    todos.push(...conId.map(({ id }) => id));
    avanzar({ etapa: 'clientes', hechos: todos.length, total });
  }
  return todos;
}
