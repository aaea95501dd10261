import { textoDePalabras } from '@trastienda/nucleo/articulos/busqueda.ts';
import type { EstadoDeProveedor } from '@trastienda/nucleo/articulos/proveedores/ciclo-de-proveedor.ts';
import type { Recargo } from '@trastienda/nucleo/articulos/proveedores/recargos.ts';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { formatearCuit } from '@trastienda/nucleo/comun/cuit.ts';
import { normaCodigo } from '@trastienda/nucleo/comun/texto.ts';
import { sql } from 'kysely';
import type { Tx } from '#db/db.ts';
import { modificado } from '#db/modificado.ts';
import { conRestricciones } from '#db/restriccion.ts';
import { rechazar } from '#http/regla-rota.ts';

export type DatosDeProveedor = {
  readonly razonSocial: string;
  readonly nombreFantasia: string;
  readonly cuit: string | null;
  readonly condicionIva: number;
  readonly contacto: string;
  readonly email: string;
  readonly telefono: string;
  readonly domicilio: string;
  readonly moneda: string;
  readonly condicionDePago: string;
  readonly descuentos: readonly string[];
  readonly recargos: readonly Recargo[];
  readonly diasDeEntrega: number | null;
  readonly observaciones: string;
};

/** Locks a proveedor until the command ends, and gives its version; nothing when it does not exist. */
export async function bloquearProveedor(tx: Tx, id: string): Promise<number | undefined> {
  const fila = await tx.selectFrom('proveedor').select('version').where('id', '=', id).forUpdate().executeTakeFirst();
  return fila?.version;
}

export async function insertarProveedor(tx: Tx, id: string, datos: DatosDeProveedor, usuarioId: string): Promise<void> {
  await conRestricciones(tx, alChocar(tx, datos), () =>
    tx
      .insertInto('proveedor')
      .values({ id, ...columnas(datos), creado_por: usuarioId, modificado_por: usuarioId })
      .execute(),
  );
}

export async function actualizarProveedor(
  tx: Tx,
  id: string,
  datos: DatosDeProveedor,
  usuarioId: string,
): Promise<void> {
  await conRestricciones(tx, alChocar(tx, datos), () =>
    tx
      .updateTable('proveedor')
      .set({ ...columnas(datos), ...modificado(usuarioId) })
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  );
}

export async function guardarEstado(tx: Tx, id: string, estado: EstadoDeProveedor, usuarioId: string): Promise<void> {
  await tx
    .updateTable('proveedor')
    .set({ estado, ...modificado(usuarioId) })
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

const columnas = (datos: DatosDeProveedor) => ({
  razon_social: datos.razonSocial,
  nombre_fantasia: datos.nombreFantasia,
  busqueda: busquedaDe(datos),
  cuit: datos.cuit,
  condicion_iva: datos.condicionIva,
  contacto: datos.contacto,
  email: datos.email,
  telefono: datos.telefono,
  domicilio: datos.domicilio,
  moneda: datos.moneda,
  condicion_de_pago: datos.condicionDePago,
  descuentos: sql<string[]>`${datos.descuentos}::numeric(5,2)[]`,
  recargos: JSON.stringify(datos.recargos),
  dias_de_entrega: datos.diasDeEntrega,
  observaciones: datos.observaciones,
});

/** The words of its names, and what is looked for without its signs. */
const busquedaDe = ({
  razonSocial,
  nombreFantasia,
  cuit,
  contacto,
  email,
  telefono,
}: Pick<DatosDeProveedor, 'razonSocial' | 'nombreFantasia' | 'cuit' | 'contacto' | 'email' | 'telefono'>): string =>
  textoDePalabras([
    razonSocial,
    normaCodigo(razonSocial),
    nombreFantasia,
    normaCodigo(nombreFantasia),
    cuit,
    contacto,
    email,
    normaCodigo(telefono),
  ]);

const alChocar = (tx: Tx, { cuit }: DatosDeProveedor) => ({
  proveedor_cuit: async () => {
    const otro = await tx
      .selectFrom('proveedor')
      .select(['id', 'razon_social'])
      .where('cuit', '=', cuit)
      .executeTakeFirst();
    const { id, razon_social } = definido(otro, 'the other proveedor');
    return rechazar('articulos.proveedor_repetido', {
      cuit: formatearCuit(definido(cuit, 'the CUIT that is taken')),
      proveedorId: id,
      razonSocial: razon_social,
    });
  },
});
