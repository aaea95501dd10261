import { admitirCodigo } from '@trastienda/nucleo/articulos/codigo.ts';
import type { Articulo, CambioDeArticulo } from '@trastienda/nucleo/articulos/contrato.ts';
import type { Orden } from '#http/contexto.ts';
import { exigir, rechazar } from '#http/regla-rota.ts';
import { diferencias } from '#plataforma/auditoria.ts';
import {
  type ArticuloBloqueado,
  actualizarArticulo,
  bloquearArticulo,
  type DatosDeArticulo,
  leerConMismoCodigo,
} from './articulos.repo.ts';
import { indizar } from './busqueda/busqueda.repo.ts';
import { bloquearEnVersion } from './cambio-de-articulo.ts';
import { escribirValores } from './campos/escribir-valores.ts';
import { exigirSinCruces } from './codigos/cruces.query.ts';
import { exigirPermisoDeRepetir, motivoDe, paraLaAuditoria } from './datos-de-articulo.ts';
import { leerArticulo } from './ficha.query.ts';
import { contarConReglas } from './minimos/reglas-de-inactivos.repo.ts';
import {
  esSustituto,
  estaEnDocumentos,
  exigirMarca,
  exigirSubfamilia,
  exigirUnidad,
  tieneTramosConMasDecimales,
} from './referencias.query.ts';

export async function cambiarArticulo(orden: Orden, id: string, body: CambioDeArticulo): Promise<Articulo> {
  const { tx, usuario, ahora } = orden;
  exigirPermisoDeRepetir(usuario, body.repetirCodigo);
  const antes = await bloquearEnVersion(orden, id, body.version);
  // A line that is being written settles the tipo and the unidad: it is waited for, and then seen. Nothing else waits for it.
  const { tipo = antes.tipo, unidadId = antes.unidadId } = body;
  if (tipo !== antes.tipo || unidadId !== antes.unidadId) await bloquearArticulo(tx, id, { todo: true });
  const despues = await aplicar(orden, antes, body);

  if (despues.codigo !== antes.codigo && antes.estado !== 'INACTIVO') {
    await exigirSinCruces(orden, { propio: despues.codigo, otros: [], id }, body.cruzarCodigo);
  }
  const distinguir = await distincionDe(orden, antes, despues, body.repetirCodigo !== undefined);
  const impedimento = await actualizarArticulo(tx, despues, { id, usuarioId: usuario.id, ahora, distinguir });
  if (impedimento !== null) await explicar(orden, impedimento, antes, despues);
  const campos = await escribirValores(tx, { id, subfamiliaId: despues.subfamiliaId }, body.campos);
  await indizar(tx, [id]);
  orden.auditar({
    accion: 'articulo.cambiar',
    entidad: 'articulo',
    id,
    motivo: motivoDe(body.motivo, body.repetirCodigo?.motivo, body.cruzarCodigo?.motivo),
    cambios: [...diferencias(await paraLaAuditoria(tx, antes), await paraLaAuditoria(tx, despues)), ...campos],
  });
  return leerArticulo(tx, usuario, ahora, id);
}

async function aplicar({ tx }: Orden, antes: ArticuloBloqueado, body: CambioDeArticulo): Promise<DatosDeArticulo> {
  const { subfamiliaId = antes.subfamiliaId, marcaId = antes.marcaId, unidadId = antes.unidadId } = body;
  if (subfamiliaId !== antes.subfamiliaId) await exigirSubfamilia(tx, subfamiliaId);
  if (marcaId !== antes.marcaId) await exigirMarca(tx, marcaId);
  const decimales = unidadId === antes.unidadId ? antes.decimales : (await exigirUnidad(tx, unidadId)).decimales;
  const noCabe =
    (decimales !== antes.decimales && (await esSustituto(tx, antes.id))) ||
    (decimales < antes.decimales && (await tieneTramosConMasDecimales(tx, antes.id, decimales)));
  if (noCabe) {
    rechazar('articulos.unidad_en_uso', { codigo: antes.codigo, decimales: antes.decimales });
  }
  const tipo = body.tipo ?? antes.tipo;
  if (tipo !== antes.tipo && (await estaEnDocumentos(tx, antes.id))) {
    rechazar('articulos.tipo_en_uso', { codigo: antes.codigo });
  }
  if (tipo !== 'PRODUCTO' && (await contarConReglas(tx, [antes.id])) > 0) {
    rechazar('articulos.tipo_con_minimos', { codigo: antes.codigo });
  }
  return {
    codigo: body.codigo ?? antes.codigo,
    descripcion: body.descripcion ?? antes.descripcion,
    subfamiliaId,
    marcaId,
    unidadId,
    decimales,
    tipo,
    iva: body.iva ?? antes.iva,
    permiteNegativo: body.permiteNegativo ?? antes.permiteNegativo,
    estado: antes.estado,
    observaciones: body.observaciones ?? antes.observaciones,
  };
}

/** A code that stays keeps its distincion; a new one is looked at again, among those that are not inactive. */
async function distincionDe(
  { tx }: Orden,
  antes: ArticuloBloqueado,
  despues: DatosDeArticulo,
  aceptada: boolean,
): Promise<boolean> {
  if (despues.codigo === antes.codigo || antes.estado === 'INACTIVO') return antes.distincion !== '';
  const otros = await leerConMismoCodigo(tx, despues.codigo, antes.id);
  return exigir(admitirCodigo(despues.codigo, otros, { aceptada })).distinguir;
}

async function explicar(
  { tx }: Orden,
  impedimento: string,
  antes: ArticuloBloqueado,
  despues: DatosDeArticulo,
): Promise<never> {
  if (impedimento === 'articulo_codigo') {
    exigir(admitirCodigo(despues.codigo, await leerConMismoCodigo(tx, despues.codigo, antes.id), { aceptada: false }));
  }
  if (impedimento === 'fisico_no_negativo') rechazar('articulos.stock_negativo', { codigo: antes.codigo });
  if (impedimento.startsWith('articulo_control_')) rechazar('articulos.control_no_admitido', { codigo: antes.codigo });
  if (despues.decimales !== antes.decimales) {
    rechazar('articulos.unidad_en_uso', { codigo: antes.codigo, decimales: antes.decimales });
  }
  throw new Error(`constraint ${impedimento} refused a change of artículo ${antes.id}`);
}
