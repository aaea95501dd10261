import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bloquearArticulo } from '#articulos/articulos.repo.ts';
import { verificacionesDeArticulos } from '#articulos/verificaciones.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { esperarBloqueo } from '#prueba/bloqueo.ts';
import { INICIALES, sembrarArticulo, sembrarSucursal } from '#prueba/semillas.ts';

let prueba: Prueba;
let persona: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
});
afterAll(() => prueba.cerrar());

const mover = (id: string, version: number, accion: string, quien = persona) =>
  quien.post(`/api/articulos/${id}/estado`, { version, accion });
const saldar = (articuloId: string, cambio: { fisico?: string; reservado?: string }) =>
  prueba.db
    .insertInto('saldo_stock')
    .values({ articulo_id: articuloId, deposito_id: INICIALES.deposito, permite_negativo: false, ...cambio })
    .execute();

describe('ART-09 POST /api/articulos/:id/estado', () => {
  it('walks the life cycle, and says from a state what can be done in it', async () => {
    const id = await sembrarArticulo(prueba.db, { estado: 'BORRADOR' });
    expect(await mover(id, 1, 'inactivar')).toMatchObject({
      status: 409,
      cuerpo: { code: 'comun.transicion_invalida', data: { estado: 'BORRADOR', permitidas: ['activar'] } },
    });
    expect((await mover(id, 1, 'activar')).cuerpo).toMatchObject({ estado: 'ACTIVO', version: 2 });
    expect((await mover(id, 2, 'discontinuar')).cuerpo).toMatchObject({ estado: 'DISCONTINUADO', version: 3 });
    expect((await mover(id, 3, 'inactivar')).cuerpo).toMatchObject({ estado: 'INACTIVO', acciones: ['activar'] });
    expect((await mover(id, 4, 'activar')).cuerpo).toMatchObject({ estado: 'ACTIVO', version: 5 });
  });

  it('REA-06 inactivating takes its minimums away and tells which, and coming back brings none', async () => {
    const id = await sembrarArticulo(prueba.db);
    const minimos = [{ depositoId: INICIALES.deposito, minimo: '5', objetivo: '20', maximo: '40', ubicacion: 'A-12' }];
    const poner = (version: number) => persona.put(`/api/articulos/${id}/minimos`, { version, minimos });
    expect((await poner(1)).status).toBe(200);
    const pedido = { version: 2, accion: 'inactivar', motivo: 'No se fabrica más' };
    expect((await persona.post(`/api/articulos/${id}/estado`, pedido)).status).toBe(200);
    expect(await poner(3)).toMatchObject({ status: 409, cuerpo: { code: 'articulos.minimo_inactivo' } });
    expect((await mover(id, 3, 'activar')).cuerpo).toMatchObject({ estado: 'ACTIVO', version: 4 });
    const { filas } = (await persona.get(`/api/articulos/${id}/minimos`)).cuerpo;
    // Where it is kept is no rule: nothing is done because of it.
    expect(filas).toContainEqual(
      expect.objectContaining({ depositoId: INICIALES.deposito, minimo: null, maximo: null, ubicacion: 'A-12' }),
    );
    const { hechos } = (await persona.get(`/api/actividad/articulo/${id}`)).cuerpo;
    expect(hechos[1]).toMatchObject({
      accion: 'articulo.inactivar',
      motivo: 'No se fabrica más',
      campos: [
        { campo: 'estado', antes: 'ACTIVO', despues: 'INACTIVO' },
        { campo: 'mínimo en Salón, Casa Central', antes: '5 a 20, máximo 40', despues: null },
      ],
    });
  });

  it('INV-09 with stock it stays, and the answer says how much and where', async () => {
    const id = await sembrarArticulo(prueba.db, { codigo: 'QUEDA-1' });
    await saldar(id, { fisico: '4', reservado: '1' });

    const respuesta = await mover(id, 1, 'inactivar');

    expect(respuesta.status).toBe(409);
    expect(respuesta.cuerpo.code).toBe('articulos.con_dependencias');
    expect(respuesta.cuerpo.title).toBe(
      'No se puede inactivar QUEDA-1: hay 4 U en Salón (Casa Central); hay 1 U en reserva en Salón (Casa Central).',
    );
    expect((await persona.get(`/api/articulos/${id}/dependencias`)).cuerpo).toMatchObject({
      puedeInactivar: false,
      dependencias: [{ tipo: 'STOCK' }, { tipo: 'RESERVA' }],
    });
  });

  it('INV-09 an open line keeps it too, and names its document', async () => {
    const id = await sembrarArticulo(prueba.db);
    const notaId = await notaAbierta(id);
    const { dependencias } = (await persona.get(`/api/articulos/${id}/dependencias`)).cuerpo;
    expect(dependencias).toEqual([
      {
        ...{ tipo: 'NOTA', numero: expect.any(Number), texto: expect.stringContaining('nota de pedido') },
        documento: { tipo: 'NOTA', id: notaId },
      },
    ]);
    expect((await mover(id, 1, 'inactivar')).status).toBe(409);
  });

  it('so does what an open kit waits for, one by one and with many', async () => {
    const notaId = await notaAbierta(await sembrarArticulo(prueba.db));
    const id = await sembrarArticulo(prueba.db);
    await prueba.db
      .insertInto('nota_componente')
      .columns(['id', 'nota_id', 'renglon_id', 'orden', 'articulo_id', 'decimales', 'codigo', 'descripcion', 'total'])
      .expression((eb) =>
        eb
          .selectFrom('nota_renglon')
          .select([sql`${uuidv7()}::uuid`.as('id'), 'nota_id', 'id as renglon_id', 'orden'])
          .select([sql`${id}::uuid`.as('articulo_id'), 'decimales', 'codigo', 'descripcion', 'pedida as total'])
          .where('nota_id', '=', notaId),
      )
      .execute();
    expect((await mover(id, 1, 'inactivar')).cuerpo).toMatchObject({
      code: 'articulos.con_dependencias',
      data: { dependencias: [{ tipo: 'NOTA', documento: { tipo: 'NOTA', id: notaId } }] },
    });
    const previa = await persona.post('/api/articulos/ediciones/vista-previa', {
      seleccion: { de: 'ids', ids: [id] },
      cambios: { estado: 'INACTIVO' },
    });
    expect(previa.cuerpo).toMatchObject({ cambian: 0, porProblema: [{ problema: 'DEPENDENCIAS', articulos: 1 }] });
  });

  it('INV-61 someone of another sucursal hears that there is something, not how much', async () => {
    const { sucursalId } = await sembrarSucursal(prueba.db, 'Rosario');
    const ajeno = await prueba.cliente({
      permisos: ['articulo.ver', 'articulo.editar', 'stock.ver'],
      sucursales: [sucursalId],
    });
    const id = await sembrarArticulo(prueba.db);
    await saldar(id, { fisico: '7' });
    const { texto, cuerpo } = await ajeno.get(`/api/articulos/${id}/dependencias`);
    expect(cuerpo.dependencias).toEqual([
      { tipo: 'STOCK', lugar: null, texto: 'hay stock en otra sucursal', documento: null },
    ]);
    expect(texto).not.toContain('7 U');
  });

  it('ART-25 one that comes back with a code that reads like that of another is told apart with a reason, as a new one', async () => {
    const vieja = await sembrarArticulo(prueba.db, { codigo: 'RET-1.0', estado: 'INACTIVO' });
    const nueva = await sembrarArticulo(prueba.db, { codigo: 'RET-10' });
    expect((await mover(vieja, 1, 'activar')).cuerpo).toMatchObject({
      code: 'articulos.codigo_repetido',
      data: { sePuedeAceptar: true, articulo: { id: nueva } },
    });
    const repetirCodigo = { motivo: 'Son de otra medida' };
    const volver = (id: string, quien = persona) =>
      quien.post(`/api/articulos/${id}/estado`, { version: 1, accion: 'activar', repetirCodigo });
    const sinPermiso = await prueba.cliente({ permisos: ['articulo.ver', 'articulo.editar'] });
    expect((await volver(vieja, sinPermiso)).status).toBe(403);
    expect((await volver(vieja)).cuerpo).toMatchObject({ estado: 'ACTIVO', distincion: 'RET-1.0' });
    const { hechos } = (await persona.get(`/api/actividad/articulo/${vieja}`)).cuerpo;
    expect(hechos[0]).toMatchObject({ accion: 'articulo.activar', motivo: 'Son de otra medida' });
    const igual = await sembrarArticulo(prueba.db, { codigo: 'ret-10', estado: 'INACTIVO' });
    expect(await volver(igual)).toMatchObject({ status: 409, cuerpo: { data: { sePuedeAceptar: false } } });
  });

  it('asks for the right to edit and for the version', async () => {
    const id = await sembrarArticulo(prueba.db);
    expect((await mover(id, 1, 'inactivar', await prueba.cliente({ rol: 'consulta' }))).status).toBe(403);
    expect((await mover(id, 9, 'inactivar')).cuerpo.code).toBe('comun.version_vieja');
    expect((await persona.get(`/api/articulos/${uuidv7()}/dependencias`)).status).toBe(404);
  });
});

describe('INV-09 in the database', () => {
  it('an artículo in use is not inactivated behind the rule', async () => {
    const id = await sembrarArticulo(prueba.db);
    await saldar(id, { fisico: '1' });
    await expect(
      prueba.db.updateTable('articulo').set({ estado: 'INACTIVO' }).where('id', '=', id).execute(),
    ).rejects.toThrow('in use');
  });

  it('nothing new names an inactive artículo', async () => {
    const id = await sembrarArticulo(prueba.db, { estado: 'INACTIVO' });
    await expect(notaAbierta(id)).rejects.toThrow('inactive');
  });

  it('whoever inactivates waits for a line that is being written, and then sees it', async () => {
    const id = await sembrarArticulo(prueba.db);
    const escrito = Promise.withResolvers<void>();
    const soltar = Promise.withResolvers<void>();
    const nota = notaAbierta(id, async () => {
      escrito.resolve();
      await soltar.promise;
    });
    await escrito.promise;
    const inactivar = mover(id, 1, 'inactivar');
    await esperarBloqueo(prueba.db);
    soltar.resolve();

    expect((await inactivar).cuerpo.code).toBe('articulos.con_dependencias');
    await nota;
    expect(await danios('INV-09')).toEqual([]);
  });

  it('whoever changes the tipo waits for a line that is being written, and then sees it', async () => {
    const id = await sembrarArticulo(prueba.db);
    const escrito = Promise.withResolvers<void>();
    const soltar = Promise.withResolvers<void>();
    const nota = notaAbierta(id, async () => {
      escrito.resolve();
      await soltar.promise;
    });
    await escrito.promise;
    const cambiar = persona.patch(`/api/articulos/${id}`, { version: 1, tipo: 'SERVICIO' });
    await esperarBloqueo(prueba.db).finally(soltar.resolve);

    expect((await cambiar).cuerpo.code).toBe('articulos.tipo_en_uso');
    await nota;
    expect((await persona.get(`/api/articulos/${id}`)).cuerpo).toMatchObject({ tipo: 'PRODUCTO', version: 1 });
  });

  it('whoever writes a line waits for an inactivation, and is then refused', async () => {
    const id = await sembrarArticulo(prueba.db);
    let nota: Promise<unknown> = Promise.resolve();
    await prueba.db.transaction().execute(async (tx) => {
      await bloquearArticulo(tx, id, { todo: true });
      await tx.updateTable('articulo').set({ estado: 'INACTIVO' }).where('id', '=', id).execute();
      nota = notaAbierta(id).catch((error: unknown) => error);
      await esperarBloqueo(prueba.db);
    });
    expect(String(await nota)).toContain('inactive');
    expect(await danios('INV-09')).toEqual([]);
  });

  it('the self-check finds planted damage', async () => {
    const id = await sembrarArticulo(prueba.db, { codigo: 'PLANTADO', estado: 'INACTIVO' });
    await saldar(id, { fisico: '5' });
    expect(await danios('INV-09')).toEqual([{ codigo: 'PLANTADO', que: 'stock o reserva' }]);
  });
});

const danios = (codigo: string) =>
  verificacionesDeArticulos.find((verificacion) => verificacion.codigo === codigo)!.consulta(prueba.db);

async function notaAbierta(articuloId: string, antesDeConfirmar?: () => Promise<void>): Promise<string> {
  const id = uuidv7();
  await prueba.db.transaction().execute(async (tx) => {
    await tx
      .insertInto('nota_pedido')
      .values({
        id,
        sucursal_id: INICIALES.sucursal,
        deposito_id: INICIALES.deposito,
        cliente_id: INICIALES.consumidorFinal,
        lista_id: INICIALES.lista,
        creada_por: persona.usuarioId,
        modificada_por: persona.usuarioId,
      })
      .execute();
    await tx
      .insertInto('nota_renglon')
      .values({
        id: uuidv7(),
        nota_id: id,
        orden: 1,
        articulo_id: articuloId,
        tipo: 'PRODUCTO',
        decimales: 0,
        codigo: 'X',
        descripcion: 'X',
        pedida: '1',
        precio: '1',
        iva: '21',
        importe: '1',
      })
      .execute();
    await antesDeConfirmar?.();
  });
  return id;
}
