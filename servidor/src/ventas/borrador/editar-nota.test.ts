import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES, sembrarArticulo, sembrarSucursal } from '#prueba/semillas.ts';
import { accionar, crearConfirmada, crearNota, NOTAS, sembrarStock } from '#ventas/ayudas-de-prueba.ts';

let prueba: Prueba;
let admin: Cliente;
let vendedor: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente();
  vendedor = await prueba.cliente({ rol: 'vendedor' });
});
afterAll(() => prueba.cerrar());

const subirPrecio = (articuloId: string, importe: string) =>
  prueba.db
    .insertInto('precio')
    .values({ id: uuidv7(), lista_id: INICIALES.lista, articulo_id: articuloId, desde: new Date(), importe })
    .execute();

describe('PATCH /api/ventas/notas-de-pedido/:id', () => {
  it('VEN-07 lines that stay keep their frozen price; new ones take the price of today', async () => {
    const id = await sembrarArticulo(prueba.db, { precio: '100' });
    const { cuerpo: nota } = await crearNota(vendedor, { renglones: [{ articuloId: id, cantidad: '2' }] });
    await subirPrecio(id, '150');

    const { status, cuerpo } = await vendedor.patch(`${NOTAS}/${nota.id}`, {
      version: 1,
      renglones: [
        { articuloId: id, cantidad: '1' },
        { id: nota.renglones[0].id, articuloId: id, cantidad: '3' },
      ],
    });

    expect(status).toBe(200);
    expect(cuerpo).toMatchObject({
      version: 2,
      renglones: [
        { precio: '150.00', importe: '150.00' },
        { id: nota.renglones[0].id, precio: '100.00', pedida: '3', importe: '300.00' },
      ],
      totales: { neto: '450.00', total: '544.50' },
    });
    const detalle = await vendedor.get(`${NOTAS}/${nota.id}`);
    expect(detalle.cuerpo.renglones.map((r: { precioDeListaHoy: string }) => r.precioDeListaHoy)).toEqual([
      '150.00',
      '150.00',
    ]);
  });

  it('VEN-07 «actualizar precios» takes the list again, except what was typed by hand', async () => {
    const id = await sembrarArticulo(prueba.db, { precio: '100' });
    const { cuerpo: nota } = await crearNota(admin, {
      renglones: [
        { articuloId: id, cantidad: '1' },
        { articuloId: id, cantidad: '1', precio: '80' },
      ],
    });
    await subirPrecio(id, '150');

    const { status, cuerpo } = await accionar(admin, nota, 'actualizar-precios');
    expect(status).toBe(200);
    expect(cuerpo.renglones.map((r: { precio: string }) => r.precio)).toEqual(['150.00', '80.00']);
    expect(cuerpo.version).toBe(2);
  });

  it('changes cliente, depósito and observaciones and leaves the rest', async () => {
    const { depositoId, sucursalId } = await sembrarSucursal(prueba.db, 'Rosario');
    const id = await sembrarArticulo(prueba.db);
    const { cuerpo: nota } = await crearNota(admin, { renglones: [{ articuloId: id, cantidad: '2' }] });

    const { cuerpo } = await admin.patch(`${NOTAS}/${nota.id}`, {
      version: 1,
      depositoId,
      observaciones: 'Retira Marcos',
    });
    expect(cuerpo.renglones).toMatchObject([{ id: nota.renglones[0].id, pedida: '2' }]);
    expect((await admin.get(`${NOTAS}/${nota.id}`)).cuerpo).toMatchObject({
      sucursal: { id: sucursalId, nombre: 'Rosario' },
      observaciones: 'Retira Marcos',
    });
  });

  it('leaves in the trail each field before and after, in words', async () => {
    const id = await sembrarArticulo(prueba.db, { codigo: 'TRAZA', precio: '12500.5' });
    const { cuerpo: nota } = await crearNota(admin, { renglones: [{ articuloId: id, cantidad: '2' }] });
    await admin.patch(`${NOTAS}/${nota.id}`, {
      version: 1,
      renglones: [{ id: nota.renglones[0].id, articuloId: id, cantidad: '5' }],
    });

    const campos = await prueba.db
      .selectFrom('auditoria as a')
      .innerJoin('auditoria_campo as c', 'c.auditoria_id', 'a.id')
      .select(['c.campo', 'c.antes', 'c.despues'])
      .where('a.entidad_id', '=', nota.id)
      .where('a.accion', '=', 'nota.editar')
      .orderBy('c.orden')
      .execute();
    expect(campos).toEqual([
      { campo: 'total', antes: '30251.21', despues: '75628.03' },
      { campo: 'renglón TRAZA', antes: '2 × 12.500,50', despues: '5 × 12.500,50' },
    ]);
  });

  it('VEN-24 a second save over an old version gets 409 naming who and when, and changes nothing', async () => {
    const id = await sembrarArticulo(prueba.db);
    const otra = await prueba.cliente({ nombre: 'Lucía Ferreyra' });
    const { cuerpo: nota } = await crearNota(admin, { renglones: [{ articuloId: id, cantidad: '2' }] });
    await otra.patch(`${NOTAS}/${nota.id}`, { version: 1, observaciones: 'de Lucía' });

    const tarde = await admin.patch(`${NOTAS}/${nota.id}`, { version: 1, observaciones: 'mía' });
    expect(tarde).toMatchObject({
      status: 409,
      cuerpo: {
        code: 'comun.version_vieja',
        title: expect.stringContaining('Lucía Ferreyra'),
        data: { quien: 'Lucía Ferreyra', version: 2 },
      },
    });
    expect((await admin.get(`${NOTAS}/${nota.id}`)).cuerpo.observaciones).toBe('de Lucía');
  });

  it('INV-73 of two saves at once over the same version exactly one is kept', async () => {
    const id = await sembrarArticulo(prueba.db);
    const { cuerpo: nota } = await crearNota(admin, { renglones: [{ articuloId: id, cantidad: '2' }] });
    const respuestas = await Promise.all(
      Array.from({ length: 6 }, (_, i) =>
        admin.patch(`${NOTAS}/${nota.id}`, { version: 1, observaciones: `intento ${i}` }),
      ),
    );
    expect(respuestas.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect((await admin.get(`${NOTAS}/${nota.id}`)).cuerpo.version).toBe(2);
  });

  it('refuses lines of another nota, repeated ones, and a line that changes its artículo', async () => {
    const id = await sembrarArticulo(prueba.db);
    const otro = await sembrarArticulo(prueba.db);
    const { cuerpo: nota } = await crearNota(admin, { renglones: [{ articuloId: id, cantidad: '2' }] });
    const renglonId = nota.renglones[0].id;
    const cambiar = async (renglones: object[]) =>
      (await admin.patch(`${NOTAS}/${nota.id}`, { version: 1, renglones })).cuerpo.issues?.[0];

    expect(await cambiar([{ id: uuidv7(), articuloId: id, cantidad: '1' }])).toMatchObject({
      path: ['renglones', 0, 'id'],
    });
    const mismo = { id: renglonId, articuloId: id, cantidad: '1' };
    expect(await cambiar([mismo, mismo])).toMatchObject({ path: ['renglones', 1, 'id'] });
    expect(await cambiar([{ ...mismo, articuloId: otro }])).toMatchObject({ path: ['renglones', 0, 'articuloId'] });
  });

  it('a seller keeps the discount somebody gave, and cannot raise it', async () => {
    const id = await sembrarArticulo(prueba.db, { precio: '100' });
    const { cuerpo: nota } = await crearNota(admin, {
      renglones: [{ articuloId: id, cantidad: '1', descuentos: ['10', '5'] }],
    });
    expect(nota.totales.neto).toBe('85.50');
    const linea = { id: nota.renglones[0].id, articuloId: id, cantidad: '2' };

    const igual = await vendedor.patch(`${NOTAS}/${nota.id}`, { version: 1, renglones: [linea] });
    expect(igual.cuerpo).toMatchObject({ renglones: [{ descuentos: ['10', '5'] }], totales: { neto: '171.00' } });
    const mas = await vendedor.patch(`${NOTAS}/${nota.id}`, {
      version: 2,
      renglones: [{ ...linea, descuentos: ['50'] }],
    });
    expect(mas.cuerpo.code).toBe('ventas.precio_sin_permiso');
  });

  it('a seller keeps what somebody gave without charge, and gives no more of it', async () => {
    const id = await sembrarArticulo(prueba.db, { precio: '100' });
    const { cuerpo: nota } = await crearNota(admin, {
      renglones: [{ articuloId: id, cantidad: '2', sinCargo: true }],
    });
    const linea = { id: nota.renglones[0].id, articuloId: id };
    const poner = (version: number, cantidad: string) =>
      vendedor.patch(`${NOTAS}/${nota.id}`, { version, renglones: [{ ...linea, cantidad }] });

    const mas = await poner(1, '200');
    expect([mas.status, mas.cuerpo.code]).toEqual([403, 'ventas.precio_sin_permiso']);
    expect((await poner(1, '1')).cuerpo.renglones).toMatchObject([{ pedida: '1', sinCargo: true, importe: '0.00' }]);
    expect((await poner(2, '2')).cuerpo.code).toBe('ventas.precio_sin_permiso');
  });

  it('INV-59 once confirmed, prices and catalogue may change and the nota does not', async () => {
    const id = await sembrarArticulo(prueba.db, { precio: '100', codigo: 'FIJO' });
    await sembrarStock(prueba.db, admin.usuarioId, [{ articuloId: id, cantidad: '9' }]);
    const nota = await crearConfirmada(admin, { renglones: [{ articuloId: id, cantidad: '3' }] });
    const antes = (await admin.get(`${NOTAS}/${nota.id}`)).cuerpo;

    await subirPrecio(id, '999');
    await prueba.db
      .updateTable('articulo')
      .set({ descripcion: 'Otra cosa', iva: '10.5' })
      .where('id', '=', id)
      .execute();

    const despues = (await admin.get(`${NOTAS}/${nota.id}`)).cuerpo;
    expect(despues.totales).toEqual(antes.totales);
    const congelado = ({ precioDeListaHoy: _, ...resto }: { precioDeListaHoy: string }) => resto;
    expect(despues.renglones.map(congelado)).toEqual(antes.renglones.map(congelado));
    expect(despues.renglones[0].precioDeListaHoy).toBe('999.00');
    const editar = await admin.patch(`${NOTAS}/${nota.id}`, { version: nota.version, observaciones: 'no' });
    expect(editar).toMatchObject({
      status: 409,
      cuerpo: { code: 'comun.transicion_invalida', data: { permitidas: expect.arrayContaining(['finalizar']) } },
    });
  });
});
