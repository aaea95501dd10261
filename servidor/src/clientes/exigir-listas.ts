import type { ContactoNuevo, DomicilioNuevo } from '@trastienda/nucleo/clientes/contrato.ts';
import type { Tx } from '#db/db.ts';
import { datosInvalidos, type Issue } from '#http/regla-rota.ts';
import { localidadesQueHay } from './ficha.query.ts';

type Listas = {
  readonly domicilios?: readonly DomicilioNuevo[] | undefined;
  readonly contactos?: readonly ContactoNuevo[] | undefined;
};
type Propios = {
  readonly domicilios: readonly { readonly id: string }[];
  readonly contactos: readonly { readonly id: string }[];
};

/** Refuses localidades that do not exist, and ids that are not of this cliente or are said twice. */
export async function exigirListas(
  tx: Tx,
  { domicilios = [], contactos = [] }: Listas,
  propios: Propios,
): Promise<void> {
  const pedidas = domicilios.flatMap(({ localidadId }) => (localidadId ? [localidadId] : []));
  const hay = await localidadesQueHay(tx, pedidas);
  const sinLocalidad = domicilios.flatMap(({ localidadId }, i) =>
    localidadId && !hay.has(localidadId)
      ? [{ path: ['domicilios', i, 'localidadId'], message: 'Esa localidad no existe.' }]
      : [],
  );
  const issues = [
    ...sinLocalidad,
    ...ajenos('domicilios', domicilios, propios.domicilios, 'Ese domicilio no es de este cliente.'),
    ...ajenos('contactos', contactos, propios.contactos, 'Ese contacto no es de este cliente.'),
  ];
  if (issues.length > 0) datosInvalidos(issues);
}

function ajenos(
  lista: string,
  filas: readonly { readonly id?: string | undefined }[],
  propias: readonly { readonly id: string }[],
  message: string,
): Issue[] {
  const libres = new Set(propias.map(({ id }) => id));
  // Taken out as it is seen, so that the second time it is refused too.
  return filas.flatMap(({ id }, i) =>
    id === undefined || libres.delete(id) ? [] : [{ path: [lista, i, 'id'], message }],
  );
}
