import { admitirCodigo, decirCodigo } from '@trastienda/nucleo/articulos/codigo.ts';
import type { Articulo, ArticuloNuevo } from '@trastienda/nucleo/articulos/contrato.ts';
import { assert, definido } from '@trastienda/nucleo/comun/assert.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Orden } from '#http/contexto.ts';
import { exigir, rechazar } from '#http/regla-rota.ts';
import { type Cambio, diferencias } from '#plataforma/auditoria.ts';
import { type DatosDeArticulo, insertarArticulo, leerConMismoCodigo } from './articulos.repo.ts';
import { indizar } from './busqueda/busqueda.repo.ts';
import { escribirValores } from './campos/escribir-valores.ts';
import { insertarCodigos } from './codigos/codigos.repo.ts';
import { exigirSinCruces } from './codigos/cruces.query.ts';
import { exigirCodigos, exigirPermisoDeRepetir, motivoDe, paraLaAuditoria } from './datos-de-articulo.ts';
import { leerArticulo } from './ficha.query.ts';
import { leerLista } from './precios/listas/una-lista.query.ts';
import { insertarPrecios } from './precios/precios.repo.ts';
import { exigirMarca, exigirSubfamilia, exigirUnidad } from './referencias.query.ts';

export async function crearArticulo(orden: Orden, body: ArticuloNuevo): Promise<Articulo> {
  const { tx, usuario, ahora } = orden;
  exigirPermisoDeRepetir(usuario, body.repetirCodigo);
  if (body.precio !== undefined && !usuario.puede('precio.modificar')) rechazar('comun.sin_permiso', {});
  const subfamilia = await exigirSubfamilia(tx, body.subfamiliaId);
  const unidad = await exigirUnidad(tx, body.unidadId ?? subfamilia.unidadId ?? undefined);
  await exigirMarca(tx, body.marcaId ?? null);
  exigirCodigos(body.codigos, unidad.decimales);
  const id = uuidv7();
  const datos: DatosDeArticulo = {
    codigo: body.codigo,
    descripcion: body.descripcion,
    subfamiliaId: subfamilia.id,
    marcaId: body.marcaId ?? null,
    unidadId: unidad.id,
    decimales: unidad.decimales,
    tipo: body.tipo ?? 'PRODUCTO',
    iva: body.iva ?? subfamilia.heredado.iva,
    permiteNegativo: body.permiteNegativo ?? false,
    estado: body.estado,
    observaciones: body.observaciones ?? '',
  };

  await exigirSinCruces(orden, { propio: datos.codigo, otros: body.codigos }, body.cruzarCodigo);
  await escribir(orden, id, datos, body.repetirCodigo !== undefined);
  await insertarCodigos(
    tx,
    body.codigos.map((codigo) => ({ ...codigo, articuloId: id, decimales: unidad.decimales })),
  );
  const campos = await escribirValores(tx, { id, subfamiliaId: subfamilia.id }, body.campos);
  await indizar(tx, [id]);
  const precio = await ponerPrecio(orden, id, body.precio);
  orden.auditar({
    accion: 'articulo.crear',
    entidad: 'articulo',
    id,
    motivo: motivoDe(body.repetirCodigo?.motivo, body.cruzarCodigo?.motivo),
    cambios: [
      ...diferencias(null, await paraLaAuditoria(tx, datos)),
      ...body.codigos.map(({ tipo, valor, cantidadPorLectura }) => ({
        ...{ campo: `código ${tipo}`, antes: null, despues: decirCodigo(valor, cantidadPorLectura) },
      })),
      ...campos,
      ...precio,
    ],
  });
  return leerArticulo(tx, usuario, ahora, id);
}

async function escribir({ tx, usuario, ahora }: Orden, id: string, datos: DatosDeArticulo, aceptada: boolean) {
  const admitir = async () =>
    exigir(admitirCodigo(datos.codigo, await leerConMismoCodigo(tx, datos.codigo), { aceptada }));
  const escritura = { id, usuarioId: usuario.id, ahora };
  if (await insertarArticulo(tx, datos, { ...escritura, ...(await admitir()) })) return;
  // Somebody else created that code between our look and our write: now it is there to be seen and named.
  const escrito = await insertarArticulo(tx, datos, { ...escritura, ...(await admitir()) });
  assert(escrito, 'a code that was admitted after waiting for its owner is free');
}

async function ponerPrecio({ tx, usuario, ahora }: Orden, articuloId: string, importe?: string): Promise<Cambio[]> {
  if (importe === undefined) return [];
  const lista = definido(await leerLista(tx, undefined), 'the default lista');
  const precio = { listaId: lista.id, articuloId, importe, desde: ahora, cantidadDesde: '0', motivo: '' };
  await insertarPrecios(tx, [precio], usuario.id);
  return [{ campo: `precio ${lista.nombre}`, antes: null, despues: importe }];
}
