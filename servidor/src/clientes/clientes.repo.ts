import { textoDeBusqueda } from '@trastienda/nucleo/clientes/busqueda.ts';
import type { EstadoDeCliente } from '@trastienda/nucleo/clientes/ciclo-de-cliente.ts';
import { type Documento, formatearDocumento } from '@trastienda/nucleo/clientes/documento.ts';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import type { CondicionIva } from '@trastienda/nucleo/comun/condicion-iva.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Tx } from '#db/db.ts';
import { modificado } from '#db/modificado.ts';
import { conRestricciones } from '#db/restriccion.ts';
import { datosInvalidos, rechazar } from '#http/regla-rota.ts';

export type DatosDeCliente = {
  readonly razonSocial: string;
  readonly documento: Documento;
  readonly condicionIva: CondicionIva;
  readonly codigoExterno: string | null;
  readonly listaId: string | null;
  readonly condicionId: string | null;
  readonly email: string;
  readonly telefono: string;
  readonly observaciones: string;
  readonly alerta: string;
};

/** Locks a cliente until the command ends, and gives its version; nothing when it does not exist. */
export async function bloquearCliente(tx: Tx, id: string): Promise<number | undefined> {
  const fila = await tx.selectFrom('cliente').select('version').where('id', '=', id).forUpdate().executeTakeFirst();
  return fila?.version;
}

export async function crearCliente(tx: Tx, id: string, datos: DatosDeCliente, usuarioId: string): Promise<void> {
  await conRestricciones(tx, alChocar(tx, datos), () =>
    tx
      .insertInto('cliente')
      .values({ id, ...columnas(datos), creado_por: usuarioId, modificado_por: usuarioId })
      .execute(),
  );
}

export async function cambiarCliente(tx: Tx, id: string, datos: DatosDeCliente, usuarioId: string): Promise<void> {
  await conRestricciones(tx, alChocar(tx, datos), () =>
    tx
      .updateTable('cliente')
      .set({ ...columnas(datos), ...modificado(usuarioId) })
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  );
}

export async function cambiarEstado(
  tx: Tx,
  id: string,
  { estado, motivo }: { readonly estado: EstadoDeCliente; readonly motivo: string },
  usuarioId: string,
): Promise<void> {
  await tx
    .updateTable('cliente')
    .set({ estado, bloqueo_motivo: estado === 'BLOQUEADO' ? motivo : '', ...modificado(usuarioId) })
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Takes away all it is known by, and offers it no more. */
export async function anonimizar(tx: Tx, id: string, nombre: string, usuarioId: string): Promise<void> {
  const nada = { codigoExterno: null, listaId: null, condicionId: null, email: '', telefono: '' } as const;
  await tx
    .updateTable('cliente')
    .set({
      ...columnas({
        ...nada,
        razonSocial: nombre,
        documento: { tipo: '99', numero: null },
        condicionIva: 5,
        observaciones: '',
        alerta: '',
      }),
      estado: 'INACTIVO',
      bloqueo_motivo: '',
      anonimizado_en: sql`now()`,
      ...modificado(usuarioId),
    })
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

const columnas = (datos: DatosDeCliente) => ({
  razon_social: datos.razonSocial,
  busqueda: busquedaDe(datos),
  documento_tipo: datos.documento.tipo,
  documento_numero: datos.documento.numero,
  condicion_iva: datos.condicionIva,
  codigo_externo: datos.codigoExterno,
  lista_id: datos.listaId,
  condicion_id: datos.condicionId,
  email: datos.email,
  telefono: datos.telefono,
  observaciones: datos.observaciones,
  alerta: datos.alerta,
});

const busquedaDe = ({
  razonSocial,
  documento,
  codigoExterno,
  telefono,
}: Pick<DatosDeCliente, 'razonSocial' | 'documento' | 'codigoExterno' | 'telefono'>): string =>
  textoDeBusqueda({ razonSocial, documento: documento.numero, codigoExterno, telefono });

const alChocar = (tx: Tx, { documento, codigoExterno }: DatosDeCliente) => ({
  cliente_documento_unico: async () => {
    const otro = await tx
      .selectFrom('cliente')
      .select(['id', 'razon_social'])
      .where('documento_tipo', '=', documento.tipo)
      .where('documento_numero', '=', documento.numero)
      .where('estado', '<>', 'FUSIONADO')
      .executeTakeFirst();
    const { id, razon_social } = definido(otro, 'the other cliente');
    return rechazar('clientes.documento_repetido', {
      documento: formatearDocumento(documento),
      clienteId: id,
      razonSocial: razon_social,
    });
  },
  cliente_codigo_externo: async () => {
    const otro = await tx
      .selectFrom('cliente')
      .select(['id', 'razon_social'])
      .where('codigo_externo', '=', codigoExterno)
      .executeTakeFirst();
    const { id, razon_social } = definido(otro, 'the other cliente');
    return rechazar('clientes.codigo_externo_repetido', {
      codigoExterno: definido(codigoExterno, 'the code that is taken'),
      clienteId: id,
      razonSocial: razon_social,
    });
  },
  cliente_condicion_id_fkey: () =>
    datosInvalidos([{ path: ['condicionId'], message: 'Esa condición de venta no existe.' }]),
  cliente_lista_id_fkey: () => datosInvalidos([{ path: ['listaId'], message: 'Esa lista de precios no existe.' }]),
});

type ClienteParaOperar = {
  readonly id: string;
  readonly version: number;
  readonly razonSocial: string;
  readonly documento: { readonly tipo: string; readonly numero: string | null };
  readonly condicionIva: number;
  readonly estado: string;
  readonly bloqueoMotivo: string;
  readonly alerta: string;
  readonly listaId: string | null;
  readonly consumidorFinal: boolean;
};

/** A cliente as other rooms need it to sell to it; nothing when it does not exist. */
export async function leerCliente(db: Db, id: string): Promise<ClienteParaOperar | undefined> {
  const fila = await db
    .selectFrom('cliente')
    .select([
      'id',
      'version',
      'razon_social as razonSocial',
      'documento_tipo as tipo',
      'documento_numero as numero',
      'condicion_iva as condicionIva',
      'estado',
      'bloqueo_motivo as bloqueoMotivo',
      'alerta',
      'lista_id as listaId',
      'consumidor_final as consumidorFinal',
    ])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!fila) return undefined;
  const { tipo, numero, ...resto } = fila;
  return { ...resto, documento: { tipo, numero } };
}

/** The cliente of sales without a name. */
export async function consumidorFinalId(db: Db): Promise<string> {
  const { id } = await db
    .selectFrom('cliente')
    .select('id')
    .where('consumidor_final', '=', true)
    .executeTakeFirstOrThrow();
  return id;
}

type ClienteACargar = {
  readonly codigoExterno: string;
  readonly razonSocial: string;
  readonly documento: Documento;
  readonly condicionIva: CondicionIva;
  readonly email?: string;
  readonly telefono?: string;
};

/**
 * The ids of some clientes by their external code, creating those that are missing in one statement.
 * Existing ones stay as they are. Codes repeated in `clientes` count once, the first one wins.
 */
export async function cargarClientes(
  tx: Tx,
  clientes: readonly ClienteACargar[],
  usuarioId: string | null = null,
): Promise<{ readonly creados: readonly string[]; readonly ids: ReadonlyMap<string, string> }> {
  const filas = clientes.map(({ email = '', telefono = '', ...cliente }) => ({ ...cliente, email, telefono }));
  const { rows } = await sql<{ id: string }>`
    insert into cliente (id, codigo_externo, razon_social, busqueda, documento_tipo, documento_numero, condicion_iva,
                         email, telefono, creado_por, modificado_por)
    select * from unnest(
      ${filas.map(() => uuidv7())}::uuid[], ${filas.map(({ codigoExterno }) => codigoExterno)}::text[],
      ${filas.map(({ razonSocial }) => razonSocial)}::text[], ${filas.map(busquedaDe)}::text[],
      ${filas.map(({ documento }) => documento.tipo)}::text[], ${filas.map(({ documento }) => documento.numero)}::text[],
      ${filas.map(({ condicionIva }) => condicionIva)}::smallint[],
      ${filas.map(({ email }) => email)}::text[], ${filas.map(({ telefono }) => telefono)}::text[],
      ${filas.map(() => usuarioId)}::uuid[], ${filas.map(() => usuarioId)}::uuid[])
    on conflict (codigo_externo) do nothing
    returning id
  `.execute(tx);
  const codigos = filas.map(({ codigoExterno }) => codigoExterno);
  const ids = await tx
    .selectFrom('cliente')
    .select(['id', 'codigo_externo'])
    .where((cliente) => cliente('codigo_externo', '=', cliente.fn.any(cliente.val(codigos))))
    .execute();
  return {
    creados: rows.map(({ id }) => id),
    ids: new Map(ids.map(({ id, codigo_externo }) => [codigo_externo ?? '', id])),
  };
}
