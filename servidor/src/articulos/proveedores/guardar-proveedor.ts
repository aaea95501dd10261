import type { CambioDeProveedor, Proveedor, ProveedorNuevo } from '@trastienda/nucleo/articulos/contrato.ts';
import { cicloDeProveedor } from '@trastienda/nucleo/articulos/proveedores/ciclo-de-proveedor.ts';
import { escribirDescuentos } from '@trastienda/nucleo/articulos/proveedores/descuentos.ts';
import { leerCuitDeProveedor } from '@trastienda/nucleo/articulos/proveedores/identidad-de-proveedor.ts';
import { escribirRecargos } from '@trastienda/nucleo/articulos/proveedores/recargos.ts';
import { assert, definido } from '@trastienda/nucleo/comun/assert.ts';
import { esCondicionIva, nombreDeCondicion } from '@trastienda/nucleo/comun/condicion-iva.ts';
import { formatearCuit } from '@trastienda/nucleo/comun/cuit.ts';
import type { AccionDe } from '@trastienda/nucleo/comun/estados.ts';
import { sinAusentes } from '@trastienda/nucleo/comun/sin-ausentes.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '#db/db.ts';
import type { Orden } from '#http/contexto.ts';
import { datosInvalidos, exigir, rechazar } from '#http/regla-rota.ts';
import { exigirVersion } from '#http/version.ts';
import { diferencias } from '#plataforma/auditoria.ts';
import { ENTERO, leerProveedor } from './proveedores.query.ts';
import * as repo from './proveedores.repo.ts';

export async function crearProveedor(orden: Orden, datos: ProveedorNuevo): Promise<Proveedor> {
  const { tx, usuario } = orden;
  const id = uuidv7();
  const nuevo = {
    razonSocial: datos.razonSocial,
    nombreFantasia: datos.nombreFantasia ?? '',
    cuit: exigirCuit(datos.cuit, datos.condicionIva),
    condicionIva: datos.condicionIva,
    contacto: datos.contacto ?? '',
    email: datos.email ?? '',
    telefono: datos.telefono ?? '',
    domicilio: datos.domicilio ?? '',
    moneda: datos.moneda ?? 'ARS',
    condicionDePago: datos.condicionDePago ?? '',
    descuentos: datos.descuentos ?? [],
    recargos: datos.recargos ?? [],
    diasDeEntrega: datos.diasDeEntrega ?? null,
    observaciones: datos.observaciones ?? '',
  };
  await repo.insertarProveedor(tx, id, nuevo, usuario.id);
  return terminar(orden, id, 'proveedor.crear', null);
}

export async function cambiarProveedor(
  orden: Orden,
  id: string,
  { version, ...cambio }: CambioDeProveedor,
): Promise<Proveedor> {
  const { tx, usuario } = orden;
  const antes = await abrirProveedor(orden, id, version);
  // What the form of who sees no costs does not send stays as it is.
  const despues = {
    ...antes,
    descuentos: antes.descuentos ?? [],
    recargos: antes.recargos ?? [],
    ...sinAusentes(cambio),
  };
  await repo.actualizarProveedor(
    tx,
    id,
    { ...despues, cuit: exigirCuit(despues.cuit, despues.condicionIva) },
    usuario.id,
  );
  return terminar(orden, id, 'proveedor.cambiar', antes);
}

export async function cambiarEstadoDeProveedor(
  orden: Orden,
  id: string,
  { version, accion }: { readonly version: number; readonly accion: AccionDe<typeof cicloDeProveedor> },
): Promise<Proveedor> {
  const { tx, usuario } = orden;
  const antes = await abrirProveedor(orden, id, version);
  await repo.guardarEstado(tx, id, exigir(cicloDeProveedor.mover(antes.estado, accion)), usuario.id);
  return terminar(orden, id, `proveedor.${accion}`, antes);
}

async function abrirProveedor({ tx }: Orden, id: string, version: number): Promise<Proveedor> {
  const actual = await repo.bloquearProveedor(tx, id);
  if (actual === undefined) rechazar('comun.no_encontrado', { que: 'el proveedor' });
  await exigirVersion({ tx, entidad: 'proveedor', id, actual, pedida: version });
  return leer(tx, id);
}

const leer = async (tx: Tx, id: string): Promise<Proveedor> =>
  definido(await leerProveedor(tx, id, ENTERO), 'the proveedor at hand');

/** Tells the timeline, and answers what was just written without what its author may not see. */
async function terminar(
  { tx, usuario, auditar }: Orden,
  id: string,
  accion: string,
  antes: Proveedor | null,
): Promise<Proveedor> {
  const proveedor = await leer(tx, id);
  const cambios = diferencias(antes && camposAuditados(antes), camposAuditados(proveedor));
  auditar({ accion, entidad: 'proveedor', id, cambios });
  const { descuentos: _, recargos: __, ...sinCosto } = proveedor;
  return usuario.puede('costo.ver') ? proveedor : sinCosto;
}

/** CUIT and condición IVA are judged together, whichever of them changes (INV-46). */
function exigirCuit(escrito: string | null | undefined, condicionIva: number): string | null {
  assert(esCondicionIva(condicionIva), 'a stored condición IVA is one of the table');
  const leido = leerCuitDeProveedor(escrito, condicionIva);
  if (!leido.ok) return datosInvalidos([{ path: ['cuit'], message: leido.error }]);
  return leido.value;
}

/** The fields as the timeline shows them; what is empty is absent. */
const camposAuditados = (proveedor: Proveedor) => ({
  razonSocial: proveedor.razonSocial,
  nombreFantasia: proveedor.nombreFantasia || null,
  cuit: proveedor.cuit === null ? null : formatearCuit(proveedor.cuit),
  condicionIva: nombreDeCondicion(proveedor.condicionIva),
  contacto: proveedor.contacto || null,
  email: proveedor.email || null,
  telefono: proveedor.telefono || null,
  domicilio: proveedor.domicilio || null,
  moneda: proveedor.moneda,
  condicionDePago: proveedor.condicionDePago || null,
  // Told by its name to whoever may see costs, and to nobody else.
  descuentosDelCosto: escribirDescuentos(proveedor.descuentos ?? []) || null,
  recargosDelCosto: escribirRecargos(proveedor.recargos ?? []) || null,
  diasDeEntrega: proveedor.diasDeEntrega,
  observaciones: proveedor.observaciones || null,
  estado: proveedor.estado === 'ACTIVO' ? 'Activo' : 'Inactivo',
});
